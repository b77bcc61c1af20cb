import { withinSilence } from '@phila/platform';
import { lazy as reactLazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FaultPanel } from '../../feedback/fault-panel/index.ts';
import { Loading } from '../../feedback/loading/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { LoadBoundary, LoadFailure } from './load-boundary.tsx';

/** Milliseconds that the code may take to load, as long as a remote may. webpack waits two minutes for a file. */
const TIME_LIMIT = 8_000;

/** The event for code that failed to load (specification: shell): on `window`, cancelable, the error as `detail`. */
const PRELOAD_ERROR = 'phila:preload-error';

/** Tells if a listener took the error over (`preventDefault`). */
const isHandled = (error: unknown): boolean =>
  !window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error }));

export interface LazyOptions<Props> {
  /** Names the part after "Loading": "the history". Default: "this part". */
  what?: string;
  /** The height of the placeholder in pixels, close to the part's, so that little moves. Default: 160. */
  height?: number;
  /** Replaces the plain placeholder with another shape. */
  standIn?: ReactNode | ((props: Props) => ReactNode);
  /** Replaces the panel for code that failed to load. */
  fault?: (retry: () => void, props: Props) => ReactNode;
  /** Suspends in the boundary above, so that React keeps what was there until the code has loaded. */
  waitsAbove?: boolean;
  /** Throws in the boundary above in place of a panel. */
  failsAbove?: boolean;
  /** Returns the component if something else loaded it, to draw it at once: React's `lazy` suspends even then. */
  loaded?: () => ComponentType<Props> | undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Makes a component that loads its code when first drawn. Adds to React's `lazy` a placeholder while it loads, and a
 * panel with Retry if it fails, while the surroundings stay. React keeps a failed import for ever, so each attempt
 * makes a new one. If the code fails to load, raises a cancelable `phila:preload-error` on `window`; draws nothing if a
 * listener cancels it. Errors of the component itself go to the page's own boundary.
 */
export const lazy = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  {
    what = 'this part',
    height = 160,
    standIn,
    fault,
    waitsAbove = false,
    failsAbove = false,
    loaded,
  }: LazyOptions<Props> = {},
): ComponentType<Props> => {
  let failed = false;
  const make = () =>
    reactLazy(async () => {
      try {
        return await withinSilence(load(), TIME_LIMIT);
      } catch (error) {
        failed = true;
        if (isHandled(error)) return { default: () => null };
        if (failsAbove) throw error;
        throw new LoadFailure(`The code of ${what} did not come`, { cause: error });
      }
    }) as unknown as ComponentType<Props>;
  let made = make();
  const renew = () => {
    if (failed) made = make();
    failed = false;
  };
  const usable = (): ComponentType<Props> => {
    // Leaves it to Retry above: React begins such a component again after each failure, and would load without end.
    if (!waitsAbove) renew();
    return made;
  };
  const shape = (
    <Loading what={what}>
      <Skeleton height={height} />
    </Loading>
  );
  const shapeFor = (props: Props): ReactNode =>
    standIn === undefined ? shape : typeof standIn === 'function' ? standIn(props) : standIn;

  return (props: Props) => {
    // Keeps the component in state: another one in its place would be mounted again.
    const [{ Code, attempt }, setShown] = useState(() => ({ Code: loaded?.() ?? usable(), attempt: 0 }));
    const retry = () => {
      renew();
      setShown({ Code: made, attempt: attempt + 1 });
    };
    const code = waitsAbove ? (
      <Code {...props} />
    ) : (
      <Suspense fallback={shapeFor(props)}>
        <Code {...props} />
      </Suspense>
    );
    if (failsAbove) return code;
    return (
      <LoadBoundary
        key={attempt}
        fault={() => (fault ? fault(retry, props) : <FaultPanel area={capital(what)} onRetry={retry} />)}
      >
        {code}
      </LoadBoundary>
    );
  };
};
