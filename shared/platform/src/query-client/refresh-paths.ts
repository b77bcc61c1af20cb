import type { QueryClient } from '@tanstack/react-query';

/**
 * Marks these reads stale: fetches the ones on the screen again, and the others when next shown. Ignores requests in
 * progress, because their answers may be older than the change.
 */
export const refreshPaths = async (
  client: QueryClient,
  calls: readonly { path: string }[] = [],
): Promise<void> => {
  await Promise.all(
    calls.map(async ({ path }) => {
      const reads = { queryKey: [path] };
      // Cancels first fetches by hand: react-query replaces a fetch under way only if there is earlier data.
      await client.cancelQueries({ ...reads, predicate: ({ state }) => state.data === undefined });
      await client.invalidateQueries(reads);
    }),
  );
};
