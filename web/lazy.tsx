/** Parts of a page that come when they are needed, so that the first load stays small. */
import type { ComponentChild, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shell } from './text/shell.ts';

/**
 * A component whose code is loaded when it is first shown.
 * @param load a dynamic import; asked again after a failure when the reader wishes it.
 * @param waiting shown meanwhile; keep the room of the real thing, so that nothing jumps.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ComponentChild = <p class="loading">{shell.loading}</p>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [state, setState] = useState<'waiting' | 'here' | 'failed'>(loaded ? 'here' : 'waiting');
    useEffect(() => {
      if (state !== 'waiting') return;
      let left = false;
      load().then(
        (component) => {
          loaded = component;
          if (!left) setState('here');
        },
        () => {
          if (!left) setState('failed');
        },
      );
      return () => {
        left = true;
      };
    }, [state]);
    if (state === 'failed') return <NotLoaded />;
    if (!loaded) return waiting;
    const Component = loaded;
    return <Component {...props} />;
  };
}

/** After a new version is deployed the old parts are gone: only a fresh page helps. */
function NotLoaded() {
  return (
    <div class="not-loaded" role="alert">
      <p>{shell.notLoaded}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {shell.reload}
      </button>
    </div>
  );
}
