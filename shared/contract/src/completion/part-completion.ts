import { itemsOf } from '../page-items.ts';
import type { OverviewPart } from '../remote/overview-part.ts';
import { completionOf, completionOfRows } from './percentage.ts';

type Row = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/**
 * Works out the percentage of a part that a remote declares, from the answer of its read.
 * @returns null for an answer that says nothing of it
 */
export const partCompletion = (
  { fields, rows }: OverviewPart['completion'],
  value: unknown,
): number | null => {
  if (fields === undefined)
    return isRecord(value) && typeof value['percentage'] === 'number' ? value['percentage'] : null;
  if (value === null) return 0;
  if (rows === true) return completionOfRows<Row>(fields)(itemsOf(value as Row[]));
  return isRecord(value) ? completionOf<Row>(fields)(value) : null;
};
