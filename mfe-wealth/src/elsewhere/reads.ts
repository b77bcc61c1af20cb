/** What was read of elsewhere. */
export interface Reads {
  isWaiting: boolean;
  hasFailed: boolean;
  retry: () => Promise<unknown>;
}

/** The state of several reads as one. */
export const readsOf = (
  all: readonly { data: unknown; error: Error | null; refetch: () => Promise<unknown> }[],
): Reads => ({
  isWaiting: all.some(({ data, error }) => data === undefined && error === null),
  hasFailed: all.some(({ data, error }) => data === undefined && error !== null),
  retry: () => Promise.all(all.map(({ refetch }) => refetch())),
});
