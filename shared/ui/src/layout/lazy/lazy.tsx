import { withinLimit } from '@phila/platform';
import { lazy as reactLazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FaultPanel } from '../../feedback/fault-panel/index.ts';
import { Loading } from '../../feedback/loading/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { LoadBoundary, LoadFailure } from './load-boundary.tsx';

/** Milliseconds that the code may take to load: as long as a page's. */
const TIME_LIMIT = 8_000;

export interface LazyOptions<Props> {
  /** Names the part after "Loading": "the history". Default: "this part". */
  what?: string;
  /** The height of the placeholder in pixels, close to the part's, so that little moves. Default: 160. */
  height?: number;
  /** Replaces the plain placeholder with another shape. */
  standIn?: ReactNode | ((props: Props) => ReactNode);
  /** Replaces the panel for code that failed to load. */
  fault?: (retry: () => void, props: Props) => ReactNode;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Makes a component that loads its code when first drawn. Adds to React's `lazy` a placeholder while it loads, and a
 * panel with Retry if it fails, while the surroundings stay. React keeps a failed import for ever, so each attempt
 * makes a new one. Errors of the component itself go to the page's own boundary.
 */
export const lazy = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { what = 'this part', height = 160, standIn, fault }: LazyOptions<Props> = {},
): ComponentType<Props> => {
  let failed = false;
  const make = () =>
    reactLazy(async () => {
      try {
        return await withinLimit(load(), TIME_LIMIT);
      } catch (error) {
        failed = true;
        throw new LoadFailure(`The code of ${what} did not come`, { cause: error });
      }
    }) as unknown as ComponentType<Props>;
  let made = make();
  const usable = (): ComponentType<Props> => {
    if (failed) made = make();
    failed = false;
    return made;
  };
  const shape = (
    <Loading what={what}>
      <Skeleton height={height} />
    </Loading>
  );

  return (props: Props) => {
    const [{ Code, attempt }, setShown] = useState(() => ({ Code: usable(), attempt: 0 }));
    const retry = () => setShown({ Code: usable(), attempt: attempt + 1 });
    return (
      <LoadBoundary
        key={attempt}
        fault={() => (fault ? fault(retry, props) : <FaultPanel area={capital(what)} onRetry={retry} />)}
      >
        <Suspense
          fallback={typeof standIn === 'function' ? standIn(props) : standIn === undefined ? shape : standIn}
        >
          <Code {...props} />
        </Suspense>
      </LoadBoundary>
    );
  };
};
