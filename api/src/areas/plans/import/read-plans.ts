import { isDeepStrictEqual } from 'node:util';
import { BadFile, type BadLine } from '../../../core/csv/bad-file.ts';
import { columnsIn, type Table, type TableLine } from '../../../core/csv/table.ts';
import { yieldToEventLoop } from '../../../core/yield-to-event-loop.ts';
import type { Columns, RowOf } from './column.ts';
import { type PlanKind, planKinds, type PlanKindName, planName } from './plan-kind.ts';

/** A plan read from the file. */
export interface PlanRead {
  /** The plan's first line in the file. */
  line: number;
  /** `Scheme, Plan`. */
  name: string;
  plan: object;
}

/** A file's contents: plans of a kind by year, sorted by name. */
export interface PlansRead {
  kind: PlanKindName;
  title: string;
  years: ReadonlyMap<number, readonly PlanRead[]>;
  /** Unknown columns. */
  leftOut: readonly string[];
}

/** Most plans in a year's list, because pages get the whole list. */
const MAX_PLANS = 500;
/** Maximum number of bands of a plan; real schemes have about ten. */
const MAX_BANDS = 30;

interface Line<C extends Columns> {
  line: number;
  row: RowOf<C>;
}

const lowerCase = (name: string): string => name.trim().toLowerCase();

const kindOf = ({ headings, line }: Table): PlanKind => {
  const names = headings.map(lowerCase);
  const found = planKinds.filter(({ knownBy }) => names.includes(knownBy));
  const [kind] = found;
  if (kind === undefined || found.length > 1)
    throw new BadFile([
      {
        line,
        reason: `A file of plans has either ${planKinds.map(({ knownBy, title }) => `a column ${knownBy} (${title})`).join(' or ')}, not both.`,
      },
    ]);
  return kind;
};

interface Header {
  /** The index of each column in a line. */
  places: ReadonlyMap<string, number>;
  leftOut: readonly string[];
}

const readHeader = (table: Table, columns: Columns): Header => {
  const bad: BadLine[] = [];
  const places = new Map<string, number>();
  const refuse = (reason: string): void => void bad.push({ line: table.line, reason });
  const { columns: found, leftOut } = columnsIn(table, (heading) =>
    Object.keys(columns).find((one) => one.toLowerCase() === lowerCase(heading)),
  );
  for (const [at, name] of found)
    if (places.has(name)) refuse(`the column ${name} appears twice`);
    else places.set(name, at);
  for (const [name, { blank }] of Object.entries(columns))
    if (blank === undefined && !places.has(name)) refuse(`the column ${name} is missing`);
  if (bad.length > 0) throw new BadFile(bad);
  return { places, leftOut };
};

/** The parsed cells of a line, or null if one of them is invalid. */
const readLine = (
  columns: Columns,
  places: ReadonlyMap<string, number>,
  { cells }: TableLine,
  refuse: (reason: string) => void,
): RowOf<Columns> | null => {
  let isRight = true;
  const values = Object.entries(columns).map(([name, { what, read, blank }]) => {
    const cell = (cells[places.get(name) ?? -1] ?? '').trim();
    const value = cell === '' ? blank : read(cell);
    if (value === undefined) {
      refuse(cell === '' ? `${name} is needed: ${what}` : `${name}: ${what}`);
      isRight = false;
    }
    return [name, value] as const;
  });
  return isRight ? Object.fromEntries(values) : null;
};

/** Builds a plan from its lines, sorted by band. */
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
 * Reads a file with a line for each band of a plan (docs/guides/import-plans.md). An invalid line rejects the whole
 * file.
 * @throws BadFile with every invalid line and the reason
 */
export const readPlans = async (table: Table): Promise<PlansRead> => {
  if (table.headings.length === 0) throw new BadFile([{ line: 1, reason: 'the file is empty' }]);
  const kind = kindOf(table);
  const { places, leftOut } = readHeader(table, kind.columns);
  // Refuses a file without plans, probably a failed export: importing replaces the year's list.
  if (table.lines.length === 0) throw new BadFile([{ line: table.line, reason: 'no plan follows' }]);

  const bad: BadLine[] = [];
  const byPlan = new Map<string, Line<Columns>[]>();
  const turn = yieldToEventLoop();
  for (const one of table.lines) {
    await turn();
    const { line } = one;
    const refuse = (reason: string): void => void bad.push({ line, reason });
    if (one.fault !== null) {
      refuse(one.fault);
      continue;
    }
    const row = readLine(kind.columns, places, one, refuse);
    if (row === null) continue;
    const fault = kind.faultOf?.(row) ?? null;
    if (fault !== null) refuse(fault);
    const key = lowerCase([row['year'], row[kind.knownBy], row['plan']].join('\n'));
    const ofPlan = byPlan.get(key);
    if (ofPlan === undefined) byPlan.set(key, [{ line, row }]);
    else ofPlan.push({ line, row });
  }

  const years = new Map<number, PlanRead[]>();
  for (const ofPlan of byPlan.values()) {
    await turn();
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
        line: table.line,
        reason: `${year} has ${plans.length} plans: at most ${MAX_PLANS}`,
      });
    plans.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }
  if (bad.length > 0) throw new BadFile(bad.toSorted((a, b) => a.line - b.line));
  return { kind: kind.kind, title: kind.title, years, leftOut };
};
