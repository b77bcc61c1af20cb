import type { ImportedField } from '@phila/contract';
import { isDeepStrictEqual } from 'node:util';
import { importedField } from '../../../core/uploads/imported-field.ts';
import { type Column, shownCell } from './column.ts';
import type { PlanKind } from './plan-kind.ts';

type UnknownRecord = Readonly<Record<string, unknown>>;

/** A plan's value for a column; all but one have the column's name. */
const valueOf = (plan: UnknownRecord, column: string): unknown =>
  plan[column === 'example' ? 'isExample' : column];

const changed = (
  label: string,
  column: Column<unknown, unknown>,
  before: unknown,
  after: unknown,
): ImportedField[] =>
  isDeepStrictEqual(before, after)
    ? []
    : [importedField(label, { before: shownCell(column, before), after: shownCell(column, after) })];

const bandsOf = (plan: UnknownRecord, from: string): Map<number, UnknownRecord> =>
  new Map(((plan['bands'] ?? []) as UnknownRecord[]).map((band) => [Number(band[from]), band]));

/** Lists the columns that differ between a plan and its replacement. For bands, also names the lower bound of each. */
export const changedFields = ({ columns, band, knownBy }: PlanKind, before: object, after: object) => {
  const [old, now] = [before as UnknownRecord, after as UnknownRecord];
  const [from, ...priced] = band;
  const [oldBands, nowBands] = [bandsOf(old, from), bandsOf(now, from)];
  const identifying: readonly string[] = ['year', 'plan', knownBy, ...band];
  const begins = [...new Set([...oldBands.keys(), ...nowBands.keys()])].toSorted((a, b) => a - b);
  return [
    ...Object.entries(columns).flatMap(([name, column]) =>
      identifying.includes(name) ? [] : changed(name, column, valueOf(old, name), valueOf(now, name)),
    ),
    ...begins.flatMap((begin) =>
      priced.flatMap((name) => {
        const [column, start] = [columns[name], columns[from]];
        if (column === undefined || start === undefined) return [];
        const label = `${name} (${from} ${shownCell(start, begin)})`;
        return changed(label, column, oldBands.get(begin)?.[name], nowBands.get(begin)?.[name]);
      }),
    ),
  ];
};
