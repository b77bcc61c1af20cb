import { messageOf } from '@phila/platform';
import type { ReactNode } from 'react';
import { FaultPanel } from '../fault-panel/index.ts';
import { Loading } from '../loading/index.ts';
import { CardFault } from './card-fault.tsx';
import { useMinimumWait } from './use-minimum-wait.ts';

/** The parts of a `useQuery` that tell its state. */
export interface Reading<Value> {
  data: Value | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Value> {
  /** What is read, as a person calls it: "Your reminders". Said while waiting, and where it failed. */
  what: string;
  reading: Reading<Value>;
  /** The shape of what comes, built from `Skeleton`. */
  waiting: ReactNode;
  /** Shown instead where there is nothing; left out where nothing is a state like any other. */
  empty?: ReactNode;
  /** Default: null and a list without entries are empty. */
  isEmpty?: (value: Value) => boolean;
  /** In a card that has a title already: a fault in one line instead of a panel. */
  inCard?: boolean;
  /** Rows, which are shown as soon as they have come: the 400 ms are for a single record. */
  isList?: boolean;
  /** Said where the service gives no text of its own (specification: records). */
  failure?: string;
  children: (value: Value) => ReactNode;
}

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * What was read, in each of its states: a shape of what comes (of a single record for at least 400 ms, so that nothing
 * flickers), what failed with a button that asks again, nothing, and the value. A value that was there stays while it is
 * read again.
 */
export const Loaded = <Value,>(props: LoadedProps<Value>) => {
  const {
    what,
    reading,
    waiting,
    empty,
    isEmpty = isNothing,
    inCard = false,
    isList = false,
    failure,
    children,
  } = props;
  const { data, error, refetch } = reading;
  const isComing = data === undefined && error === null;
  const isHeld = useMinimumWait(isComing && !isList);
  if (isComing || isHeld)
    return <Loading what={what.charAt(0).toLowerCase() + what.slice(1)}>{waiting}</Loading>;
  if (data === undefined)
    return inCard ? (
      <CardFault onRetry={refetch} />
    ) : (
      <FaultPanel area={what} onRetry={refetch}>
        {messageOf(error, failure)}
      </FaultPanel>
    );
  return empty !== undefined && isEmpty(data) ? empty : children(data);
};
