import type { calls, FileLine, May, ReceivedFile, ValueOf } from '@phila/contract';
import type { Context } from '../../../core/calls/implement.ts';
import { BadFile, type BadLine } from '../../../core/csv/read-csv.ts';
import { OnlyTried } from '../../../core/csv/import-command.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { uploadedText } from '../../../core/uploads/uploaded-csv.ts';
import { readPlans, type PlansRead } from './read-plans.ts';
import { savePlans, type PlanChange } from './save-plans.ts';

type Answer = ValueOf<typeof calls.plans.plansFile>;

/** What was read of a file; or why it cannot be, which is said once it is known that the caller may know. */
type ReadFile = PlansRead | BadFile | Refusal;

export const readPlansFile = async (file: ReceivedFile): Promise<ReadFile> => {
  try {
    return readPlans(await uploadedText(file));
  } catch (error) {
    if (error instanceof BadFile || error instanceof Refusal) return error;
    throw error;
  }
};

/** All reasons of a line in one: a line has one verdict. */
const refusedLines = (bad: readonly BadLine[]): FileLine[] => {
  const reasons = new Map<number, string[]>();
  for (const { line, reason } of bad) reasons.set(line, [...(reasons.get(line) ?? []), reason]);
  return [...reasons].map(([line, told]) => ({
    line,
    name: '',
    verdict: 'refused',
    message: told.join('; '),
  }));
};

const VERDICTS = { added: 'added', changed: 'changed', unchanged: 'same' } as const;

const lineOf = ({ line, name, year, what, parts }: PlanChange): FileLine[] =>
  line === null || what === 'removed'
    ? []
    : [
        {
          line,
          name: `${name} (${year})`,
          verdict: VERDICTS[what],
          message: parts.length === 0 ? null : parts.join(', '),
        },
      ];

/**
 * What the command `npm run import-plans` does, for administrators: the same reading, the same saving, and a verdict for
 * each plan.
 * @throws Refusal 422 at `File` for what is no such file
 */
export const takePlansFile = async (
  { database, clock, recordChange }: Context<May>,
  { read, isTried }: { read: ReadFile; isTried: boolean },
): Promise<Answer> => {
  if (read instanceof Refusal) throw read;
  if (read instanceof BadFile)
    return { isSaved: false, lines: refusedLines(read.lines), years: [], removed: [] };
  let changes: PlanChange[] = [];
  try {
    await database.transaction(async (tx) => {
      changes = await savePlans(tx, read, clock.now());
      if (isTried) throw new OnlyTried();
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
  }
  const years = [...read.years.keys()].toSorted((a, b) => a - b);
  const count = (what: PlanChange['what']): number => changes.filter((one) => one.what === what).length;
  if (!isTried)
    for (const year of years)
      recordChange({
        rowId: year,
        before: {},
        after: {
          kind: read.kind,
          added: count('added'),
          changed: count('changed'),
          removed: count('removed'),
        },
      });
  return {
    isSaved: !isTried,
    lines: changes.flatMap(lineOf),
    years,
    removed: changes.flatMap(({ what, year, name }) => (what === 'removed' ? [{ year, name }] : [])),
  };
};
