import { withinLimit } from '@phila/platform';
import { lazy as reactLazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FaultPanel } from '../fault-panel/index.ts';
import { Loading } from '../loading/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { LoadBoundary, LoadFailure } from './load-boundary.tsx';

/** Milliseconds that the code may take: as long as a page's. */
const TIME_LIMIT = 8_000;

export interface LazyOptions<Props> {
  /** What comes, as a sentence goes on after "Loading": "the history". Default: "this part". */
  what?: string;
  /** Pixels of the stand-in, so that little below it moves. Default: 160. */
  height?: number;
  /** Takes the place of the stand-in, where that is no shape of its height. */
  standIn?: ReactNode | ((props: Props) => ReactNode);
  /** Takes the place of the panel that says what did not come. */
  fault?: (retry: () => void, props: Props) => ReactNode;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A component whose code comes when it is first drawn, as React's `lazy`, with what that leaves to each page: a stand-in
 * until it is there, and in its place a panel with Retry where it does not come, while all around it stays. React keeps
 * a failed import for ever, so the next attempt gets another. What the component throws itself is for the page's own boundary.
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
