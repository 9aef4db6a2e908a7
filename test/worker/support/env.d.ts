/** What the tests' own `env` and `exports` hold: the product's bindings and module, and the rig's. */
declare namespace Cloudflare {
  interface Env extends Readonly<import('../../../worker/env.ts').Env> {
    readonly RECORD_WIRE: string;
    readonly RECORDER: Fetcher;
  }
  interface GlobalProps {
    mainModule: typeof import('../../../worker/index.ts');
  }
}
