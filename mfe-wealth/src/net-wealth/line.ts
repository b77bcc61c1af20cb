import { netWealthEntry, type NetWealthEntry, type NetWealthGroupName } from '@phila/finance/net-wealth';

/** A line as it is edited. */
export interface Line {
  /** Tells lines apart as others come and go. */
  key: string;
  group: NetWealthGroupName;
  label: string;
  /** Null while nothing is entered; letters that are no amount stay, to be refused. */
  amount: number | string | null;
  /** The day of the value. */
  date: string | null;
  /** Where it was taken over from; null for what was entered by hand. */
  source: string | null;
}

export interface Statement {
  lines: readonly Line[];
  monthlyIncome: number | string | null;
  monthlyExpenses: number | string | null;
  /** The day of the statement; null for today. */
  date: string | null;
}

/** What is wrong, by the key of a line or the name of a field. */
export type Refusals = ReadonlyMap<string, string>;

/**
 * The engine's entry of a statement, or what is refused. Lines without an amount count as not entered yet, so that a
 * line can be begun without the answer going.
 */
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
