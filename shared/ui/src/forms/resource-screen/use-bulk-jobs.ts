import { type BulkJob, calls } from '@phila/contract/calls';
import type { AnyResource } from '@phila/contract/resources';
import type { Path } from '@phila/contract/records';
import { refreshReads } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';

/** Milliseconds between reads of a running job's progress. */
const LOOK_EVERY = 2_000;

const isUnderWay = ({ finishedAt }: BulkJob): boolean => finishedAt === null;

/**
 * Reads the person's bulk changes of a resource: when the list opens, to show earlier changes, and repeatedly while one
 * is running.
 * @param isReady true once the rows have loaded, because they come first
 * @param refresh reads the rows again after a job
 */
export const useBulkJobs = (
  resource: AnyResource,
  isReady: boolean,
  refresh: () => void,
): readonly BulkJob[] => {
  const query = useMemo(() => ({ Resource: resource.name }), [resource]);
  const { data = [] } = useQuery(
    calls.administration.bulkJobs.query(
      { query },
      {
        enabled: isReady,
        staleTime: 0,
        refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? LOOK_EVERY : false),
      },
    ),
  );
  const underWay = data
    .filter(isUnderWay)
    .map(({ id }) => id)
    .join(' ');
  const before = useRef(underWay);
  const onEnd = useEffectEvent(refresh);
  useEffect(() => {
    const ended = before.current.split(' ').some((id) => id !== '' && !underWay.includes(id));
    before.current = underWay;
    if (ended) onEnd();
  }, [underWay]);
  return data;
};

/** Reads the jobs again, after one was started or acted on. */
export const refreshBulkJobs = (): void => void refreshReads([calls.administration.bulkJobs]);

/** Reads again everything that a change of rows affects. */
export const refreshRows = (
  {
    list,
    count,
    read,
    history,
  }: { readonly [name in 'list' | 'count' | 'read' | 'history']: { path: Path } },
  refreshes: readonly { path: Path }[],
): void => void refreshReads([list, count, read, history, ...refreshes]);
