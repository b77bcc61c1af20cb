import type { QueryClient } from '@tanstack/react-query';

/**
 * Fetches these reads again where they are shown, and the others when they are next shown. Does not wait for a request
 * under way, whose answer may predate the change.
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
