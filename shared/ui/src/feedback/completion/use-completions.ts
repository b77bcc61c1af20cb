import { type calls, type InputOf, lightCall } from '@phila/contract/calls';
import { partCompletion } from '@phila/contract/completion';
import type { OverviewPart } from '@phila/contract/remote';
import { useQueries } from '@tanstack/react-query';

/** A part's completion: a whole percentage, null where it could not be read, undefined while it loads. */
export type Completion = number | null | undefined;

type Read = NonNullable<(typeof calls.overview.myDetails)['declared']>;
interface CompletionReads {
  /** The completions in the order of the parts. */
  completions: readonly Completion[];
  /** True if any of them could not be read. */
  hasFailed: boolean;
  /** Repeats the failed reads. */
  retry: () => Promise<unknown>;
}

/** Reads each part's completion, kept for 5 minutes, and again after a save. */
export const useCompletionReads = (parts: readonly OverviewPart[]): CompletionReads => {
  const reads = useQueries({
    queries: parts.map(({ completion: { path, params, rows } }) => {
      // Uses the same input as the screens, so that both share one answer.
      const input = { ...(params && { params }), ...(rows === true && { query: {} }) } as InputOf<Read>;
      return lightCall<Read>('GET', path as Read['path'], 'person').query(input);
    }),
  });
  const failed = reads.filter(({ data, isError }) => data === undefined && isError);
  return {
    completions: reads.map(({ data, isError }, index) => {
      const part = parts[index];
      if (data === undefined || !part) return isError ? null : undefined;
      return partCompletion(part.completion, data);
    }),
    hasFailed: failed.length > 0,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
};

/** Gives each part's completion, in the order given, for pages that show nothing where a read failed. */
export const useCompletions = (parts: readonly OverviewPart[]): readonly Completion[] =>
  useCompletionReads(parts).completions;
