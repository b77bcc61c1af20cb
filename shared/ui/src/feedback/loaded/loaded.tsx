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
  /** Names the content for the messages of waiting and failure: "Your reminders". */
  what: string;
  reading: Reading<Value>;
  /** The content's shape while it loads, made of `Skeleton`s. */
  waiting: ReactNode;
  /** Shown without content; leave it out if no content is a state like any other. */
  empty?: ReactNode;
  /** Tells if there is no content; default: null and empty lists. */
  isEmpty?: (value: Value) => boolean;
  /** True in a titled card: shows a failure in one line instead of a panel. */
  inCard?: boolean;
  /** True for lists: rows show as soon as they load. The 400 ms are for a single record. */
  isList?: boolean;
  /** Shown if the service gives no text (specification: records). */
  failure?: string;
  children: (value: Value) => ReactNode;
}

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * Shows a read in each of its states: a waiting shape (for at least 400 ms with a single record, against flicker), a
 * failure with Retry, no content, or the value. Keeps showing a value while it is read again.
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
