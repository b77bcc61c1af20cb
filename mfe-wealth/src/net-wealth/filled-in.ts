import type { NetWorthLine } from '@phila/contract/calls';
import type { NetWealthEntry } from '@phila/finance/net-wealth';
import { isRecordSource, type Recorded, type RecordedLine } from '../recorded/entry-of-worth.ts';
import type { Line } from './line.ts';

/** The line of a record, by source and name. */
const lineOf = <One extends { label: string; source?: string | null | undefined }>(
  lines: readonly One[],
  { source, label }: RecordedLine,
): One | undefined => lines.find((line) => line.source === source && line.label === label);

/** Writes a record's value into its line, or a new one. */
const withRecord = (lines: readonly Line[], found: RecordedLine, key: string): Line[] => {
  const line = lineOf(lines, found);
  return line === undefined
    ? [...lines, { ...found, key }]
    : lines.map((one) => (one === line ? { ...one, ...found } : one));
};

/** Brings the lines of records up to date: with their values, and without those of records that are gone. */
export const filledIn = (
  lines: readonly Line[],
  recorded: readonly Recorded[],
  newKey: () => string,
): readonly Line[] =>
  recorded.reduce<readonly Line[]>(
    (all, { line }) => withRecord(all, line, newKey()),
    lines.filter(
      (line) =>
        !isRecordSource(line.source) || recorded.some((one) => lineOf([line], one.line) !== undefined),
    ),
  );

/** A record's new value, in rand of the whole. */
export interface ChangedRecord {
  of: Exclude<NetWorthLine['of'], 'calculation'>;
  id: string;
  day: string;
  value: number;
}

/**
 * Records whose value a statement changed. Calculations are left as they are: their entry makes their value.
 * @param today day of a line without one
 */
export const changedRecords = (
  { lines }: Pick<NetWealthEntry, 'lines'>,
  recorded: readonly Recorded[],
  today: string,
): ChangedRecord[] =>
  recorded.flatMap(({ of, id, share, line }) => {
    const now = lineOf(lines, line);
    if (of === 'calculation' || now === undefined || now.amount === line.amount) return [];
    return [{ of, id, day: now.date ?? today, value: Math.round((now.amount * 10_000) / share) / 100 }];
  });
