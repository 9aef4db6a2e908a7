/** A wrong address or a match that is not there: says so and offers a new one (S-26). */
import { shell } from '../text/shell.ts';

/** @param props.what an address of no page, or a match that the referee does not know. */
export function NotFound({ what }: { readonly what: 'address' | 'match' }) {
  return (
    <section class="not-found">
      <h1>{shell.notFound.title}</h1>
      <p>{what === 'match' ? shell.notFound.noSuchMatch : shell.notFound.wrongAddress}</p>
      <a class="button primary" href="/">
        {shell.notFound.start}
      </a>
    </section>
  );
}
