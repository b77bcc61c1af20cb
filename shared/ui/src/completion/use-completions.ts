import { type calls, type InputOf, itemsOf, lightCall } from '@phila/contract/calls';
import { completionOf, completionOfRows } from '@phila/contract/completion';
import type { OverviewPart } from '@phila/contract/remote';
import { useQueries } from '@tanstack/react-query';

/** How complete a part is: a whole percentage, null where it could not be read, undefined while it is loading. */
export type Completion = number | null | undefined;

type Read = NonNullable<(typeof calls.overview.myDetails)['declared']>;
type Row = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** What a completion's read answered, as a percentage. */
const percentageIn = ({ fields, rows }: OverviewPart['completion'], value: unknown): Completion => {
  if (fields === undefined)
    return isRecord(value) && typeof value['percentage'] === 'number' ? value['percentage'] : null;
  if (value === null) return 0;
  if (rows === true) return completionOfRows<Row>(fields)(itemsOf(value as Row[]));
  return isRecord(value) ? completionOf<Row>(fields)(value) : null;
};

interface CompletionReads {
  /** In the order of the parts. */
  completions: readonly Completion[];
  /** Whether one of them could not be read. */
  hasFailed: boolean;
  /** Reads again what could not be read. */
  retry: () => Promise<unknown>;
}

/** How complete each part is; read once and kept for 5 minutes, and again after a save. */
export const useCompletionReads = (parts: readonly OverviewPart[]): CompletionReads => {
  const reads = useQueries({
    queries: parts.map(({ completion: { path, params, rows } }) => {
      // The input of the screens that read the same, so that one answer serves both.
      const input = { ...(params && { params }), ...(rows === true && { query: {} }) } as InputOf<Read>;
      return lightCall<Read>('GET', path as Read['path'], 'person').query(input);
    }),
  });
  const failed = reads.filter(({ data, isError }) => data === undefined && isError);
  return {
    completions: reads.map(({ data, isError }, index) => {
      const part = parts[index];
      if (data === undefined || !part) return isError ? null : undefined;
      return percentageIn(part.completion, data);
    }),
    hasFailed: failed.length > 0,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
};

/** How complete each part is, in the order given: for what shows nothing in place of what could not be read. */
export const useCompletions = (parts: readonly OverviewPart[]): readonly Completion[] =>
  useCompletionReads(parts).completions;
