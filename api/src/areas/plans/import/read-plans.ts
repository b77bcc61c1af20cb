import { isDeepStrictEqual } from 'node:util';
import { BadFile, type BadLine, type CsvRow, readCsv } from '../../../core/csv/read-csv.ts';
import type { Columns, RowOf } from './column.ts';
import { type PlanKind, planKinds, type PlanKindName, planName } from './plan-kind.ts';

/** A plan read from the file. */
export interface PlanRead {
  /** The number of its first line in the file. */
  line: number;
  /** `Scheme, Plan`. */
  name: string;
  plan: object;
}

/** The contents of a file: plans of one kind, by year, sorted by name within a year. */
export interface PlansRead {
  kind: PlanKindName;
  title: string;
  years: ReadonlyMap<number, readonly PlanRead[]>;
}

/** Maximum number of plans in a year's list, which is sent to the page as a whole. */
const MAX_PLANS = 500;
/** Maximum number of bands of a plan; real schemes have about ten. */
const MAX_BANDS = 30;

interface Line<C extends Columns> {
  line: number;
  row: RowOf<C>;
}

const lowerCase = (name: string): string => name.trim().toLowerCase();

const kindOf = ({ record, info }: CsvRow): PlanKind => {
  const names = record.map(lowerCase);
  const found = planKinds.filter(({ knownBy }) => names.includes(knownBy));
  const [kind] = found;
  if (kind === undefined || found.length > 1)
    throw new BadFile([
      {
        line: info.lines,
        reason: `A file of plans has either ${planKinds.map(({ knownBy, title }) => `a column ${knownBy} (${title})`).join(' or ')}, not both.`,
      },
    ]);
  return kind;
};

/** The index of each column in a line. */
const readHeader = ({ record, info }: CsvRow, columns: Columns): ReadonlyMap<string, number> => {
  const bad: BadLine[] = [];
  const places = new Map<string, number>();
  const refuse = (reason: string): void => void bad.push({ line: info.lines, reason });
  record.forEach((cell, at) => {
    const name = Object.keys(columns).find((one) => one.toLowerCase() === lowerCase(cell));
    if (name === undefined) refuse(`there is no column ${JSON.stringify(cell.trim().slice(0, 60))}`);
    else if (places.has(name)) refuse(`the column ${name} appears twice`);
    else places.set(name, at);
  });
  for (const [name, { blank }] of Object.entries(columns))
    if (blank === undefined && !places.has(name)) refuse(`the column ${name} is missing`);
  if (bad.length > 0) throw new BadFile(bad);
  return places;
};

/** The parsed cells of a line, or null if one of them is invalid. */
const readLine = (
  columns: Columns,
  places: ReadonlyMap<string, number>,
  { record }: CsvRow,
  refuse: (reason: string) => void,
): RowOf<Columns> | null => {
  let isRight = true;
  const cells = Object.entries(columns).map(([name, { what, read, blank }]) => {
    const cell = (record[places.get(name) ?? -1] ?? '').trim();
    const value = cell === '' ? blank : read(cell);
    if (value === undefined) {
      refuse(cell === '' ? `${name} is needed: ${what}` : `${name}: ${what}`);
      isRight = false;
    }
    return [name, value] as const;
  });
  return isRight ? Object.fromEntries(cells) : null;
};

/** Makes one plan of its lines, in the order of their bands. */
const planOf = (
  { columns, band, planOf: made }: PlanKind,
  lines: readonly Line<Columns>[],
  refuse: (line: number, reason: string) => void,
): object | null => {
  const [first] = lines;
  if (first === undefined) return null;
  const [from] = band;
  const shared = Object.keys(columns).filter((name) => !band.includes(name) && name !== 'year');
  const begins = new Map<unknown, number>();
  for (const { line, row } of lines) {
    for (const name of shared)
      if (!isDeepStrictEqual(row[name], first.row[name]))
        refuse(line, `${name}: not as on line ${first.line}, which is of the same plan`);
    const earlier = begins.get(row[from]);
    if (earlier !== undefined) refuse(line, `${from}: the same as on line ${earlier}`);
    else begins.set(row[from], line);
  }
  if (!begins.has(0)) refuse(first.line, `${from}: no line of this plan begins at 0`);
  if (lines.length > MAX_BANDS) refuse(first.line, `a plan has at most ${MAX_BANDS} lines`);
  const inOrder = lines.map(({ row }) => row).toSorted((a, b) => Number(a[from]) - Number(b[from]));
  return made(first.row, inOrder);
};

/**
 * Reads a file of plans with one line for each band of a plan (docs/guides/import-plans.md). One invalid line rejects the
 * whole file.
 * @throws BadFile with every invalid line and the reason
 */
export const readPlans = (text: string): PlansRead => {
  const [first, ...lines] = readCsv(text);
  if (first === undefined) throw new BadFile([{ line: 1, reason: 'the file is empty' }]);
  const kind = kindOf(first);
  const places = readHeader(first, kind.columns);
  // An import replaces the year's list, so a file without plans would delete it; it is more likely a failed export.
  if (lines.length === 0) throw new BadFile([{ line: first.info.lines, reason: 'no plan follows' }]);

  const bad: BadLine[] = [];
  const byPlan = new Map<string, Line<Columns>[]>();
  for (const one of lines) {
    const line = one.info.lines;
    const refuse = (reason: string): void => void bad.push({ line, reason });
    if (one.record.length > first.record.length) refuse('has more cells than the header');
    const row = readLine(kind.columns, places, one, refuse);
    if (row === null) continue;
    const fault = kind.faultOf?.(row) ?? null;
    if (fault !== null) refuse(fault);
    const key = lowerCase([row['year'], row[kind.knownBy], row['plan']].join('\n'));
    byPlan.set(key, [...(byPlan.get(key) ?? []), { line, row }]);
  }

  const years = new Map<number, PlanRead[]>();
  for (const ofPlan of byPlan.values()) {
    const plan = planOf(kind, ofPlan, (line, reason) => void bad.push({ line, reason }));
    const [begin] = ofPlan;
    if (plan === null || begin === undefined) continue;
    const year = Number(begin.row['year']);
    const name = planName(kind.kind, begin.row);
    years.set(year, [...(years.get(year) ?? []), { line: begin.line, name, plan }]);
  }
  for (const [year, plans] of years) {
    if (plans.length > MAX_PLANS)
      bad.push({
        line: first.info.lines,
        reason: `${year} has ${plans.length} plans: at most ${MAX_PLANS}`,
      });
    plans.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }
  if (bad.length > 0) throw new BadFile(bad.toSorted((a, b) => a.line - b.line));
  return { kind: kind.kind, title: kind.title, years };
};
