import type { QueryClient } from '@tanstack/react-query';

/**
 * Fetches these reads again where they are shown, and the others when they are next shown. An answer that is still on its
 * way is not waited for: it may have been given before what changed.
 */
export const refreshPaths = async (
  client: QueryClient,
  calls: readonly { path: string }[] = [],
): Promise<void> => {
  await Promise.all(
    calls.map(async ({ path }) => {
      const reads = { queryKey: [path] };
      // Only a fetch of what there is already is given up for a new one: the first would go on, and count as fresh.
      await client.cancelQueries({ ...reads, predicate: ({ state }) => state.data === undefined });
      await client.invalidateQueries(reads);
    }),
  );
};
