import { type BulkJob, calls } from '@phila/contract/calls';
import type { AnyResource } from '@phila/contract/resources';
import type { Path } from '@phila/contract/records';
import { refreshReads } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';

/** Milliseconds between two looks at how far a job is. */
const LOOK_EVERY = 2_000;

const isUnderWay = ({ finishedAt }: BulkJob): boolean => finishedAt === null;

/**
 * The person's own changes of many rows of a resource: asked for when the list opens, so that one goes on being shown that
 * was begun before, and again and again while one is under way.
 * @param isReady whether the rows are there, which come first
 * @param refresh reads again what a job has changed
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

/** A job was begun, or its person did something about it. */
export const refreshBulkJobs = (): void => void refreshReads([calls.administration.bulkJobs]);

/** What is read again after a change of rows. */
export const refreshRows = (
  {
    list,
    count,
    read,
    history,
  }: { readonly [name in 'list' | 'count' | 'read' | 'history']: { path: Path } },
  refreshes: readonly { path: Path }[],
): void => void refreshReads([list, count, read, history, ...refreshes]);
