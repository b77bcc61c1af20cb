import { netWealthEntry, type NetWealthEntry, type NetWealthGroupName } from '@phila/finance/net-wealth';

/** A line being edited. */
export interface Line {
  /** Stays the same as lines come and go. */
  key: string;
  group: NetWealthGroupName;
  label: string;
  /** Null if empty; invalid text stays, to be refused. */
  amount: number | string | null;
  /** Day of the value. */
  date: string | null;
  /** Source if taken over; null if typed. */
  source: string | null;
}

export interface Statement {
  lines: readonly Line[];
  monthlyIncome: number | string | null;
  monthlyExpenses: number | string | null;
  /** Day of the statement; null for today. */
  date: string | null;
}

/** Errors, by line key or field name. */
export type Refusals = ReadonlyMap<string, string>;

/** Makes the engine's entry, or its refusals. Skips lines without an amount, so that starting one keeps the answer. */
export const entryOf = (statement: Statement): { entry: NetWealthEntry | null; refused: Refusals } => {
  const given = statement.lines.filter(({ amount }) => amount !== null && amount !== '');
  const { data, error } = netWealthEntry.safeParse({
    lines: given.map(({ group, label, amount, date, source }) => ({
      group,
      label,
      amount,
      ...(date === null ? {} : { date }),
      ...(source === null ? {} : { source }),
    })),
    ...(statement.monthlyIncome === null ? {} : { monthlyIncome: statement.monthlyIncome }),
    ...(statement.monthlyExpenses === null ? {} : { monthlyExpenses: statement.monthlyExpenses }),
    ...(statement.date === null || statement.date === '' ? {} : { date: statement.date }),
  });
  if (error === undefined) return { entry: data, refused: new Map() };
  const refused = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const [name, at, part] = path;
    const line = name === 'lines' && typeof at === 'number' ? given[at] : undefined;
    const place = line === undefined ? String(name) : `${line.key} ${String(part)}`;
    if (!refused.has(place)) refused.set(place, message);
  }
  return { entry: null, refused };
};
