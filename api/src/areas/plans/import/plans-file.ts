import {
  type calls,
  type FileLine,
  MAX_FILE_LINES,
  type May,
  type ReceivedFile,
  type ValueOf,
} from '@phila/contract';
import type { Context } from '../../../core/calls/implement.ts';
import { BadFile } from '../../../core/csv/bad-file.ts';
import { commitUnlessTrial } from '../../../core/database/commit-unless-trial.ts';
import { assertStepUpForMany } from '../../../core/step-up/second-factor.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { refusedLines, uploadedTable } from '../../../core/uploads/uploaded-table.ts';
import { readPlans, type PlansRead } from './read-plans.ts';
import { savePlans, type PlanChange } from './save-plans.ts';

type Answer = ValueOf<typeof calls.plans.plansFile>;

/** The plans of a file, or its refusal, shown only to callers with the right. */
type ReadFile = PlansRead | BadFile | Refusal;

export const readPlansFile = async (file: ReceivedFile): Promise<ReadFile> => {
  try {
    return await readPlans(await uploadedTable(file, MAX_FILE_LINES));
  } catch (error) {
    if (error instanceof BadFile || error instanceof Refusal) return error;
    throw error;
  }
};

const VERDICTS = { added: 'added', changed: 'changed', unchanged: 'same' } as const;

const lineOf = ({ line, name, year, what, fields }: PlanChange): FileLine[] =>
  line === null || what === 'removed'
    ? []
    : [
        {
          line,
          name: `${name} (${year})`,
          verdict: VERDICTS[what],
          message: null,
          fields,
        },
      ];

/**
 * Imports plans for administrators, like `npm run import-plans`, with a verdict for each plan.
 * @throws Refusal 422 at `File` for any other file
 */
export const takePlansFile = async (
  context: Context<May>,
  { read, isTried }: { read: ReadFile; isTried: boolean },
): Promise<Answer> => {
  const { database, clock, recordChange } = context;
  if (read instanceof Refusal) throw read;
  if (read instanceof BadFile)
    return { isSaved: false, lines: refusedLines(read.lines), leftOut: [], years: [], removed: [] };
  const changes = await commitUnlessTrial(database, isTried, (tx) => savePlans(tx, read, clock.now()));
  // A refusal rolls back everything saved so far.
  if (!isTried) await assertStepUpForMany(context, changes.length);
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
    leftOut: [...read.leftOut],
    years,
    removed: changes.flatMap(({ what, year, name }) => (what === 'removed' ? [{ year, name }] : [])),
  };
};
