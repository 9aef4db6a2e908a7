/** Starts the client. */
import { render } from 'preact';
import { App } from './app.tsx';
import { applyTheme } from './model/theme.ts';
import { startRouter } from './router.ts';
import './theme.css';
import './shell.css';

applyTheme();
startRouter();
const root = document.getElementById('app');
if (root) render(<App />, root);
