/** State of the reads. */
export interface Reads {
  isWaiting: boolean;
  hasFailed: boolean;
  retry: () => Promise<unknown>;
}

/** Combines the state of the reads. */
export const readsOf = (
  all: readonly { data: unknown; error: Error | null; refetch: () => Promise<unknown> }[],
): Reads => ({
  isWaiting: all.some(({ data, error }) => data === undefined && error === null),
  hasFailed: all.some(({ data, error }) => data === undefined && error !== null),
  retry: () => Promise.all(all.map(({ refetch }) => refetch())),
});
