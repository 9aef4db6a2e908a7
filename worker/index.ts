/** The Worker: routes, and the class of the Durable Object that referees one match. */
import { app } from './app.ts';

export { Referee } from './referee/referee.ts';
export default app;
