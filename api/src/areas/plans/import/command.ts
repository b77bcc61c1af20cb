import { parseArgs } from 'node:util';
import { MAX_FILE_LINES } from '@phila/contract';
import { type Configuration, readConfiguration } from '../../../core/configuration.ts';
import { leftOutText, type Output, runImportCommand } from '../../../core/csv/import-command.ts';
import { commitUnlessTrial } from '../../../core/database/commit-unless-trial.ts';
import { tableOfFile } from '../../../core/csv/table-of-file.ts';
import { openDatabase } from '../../../core/database/open.ts';
import { jsonLog } from '../../../core/http/log.ts';
import { type PlansRead, readPlans } from './read-plans.ts';
import { type PlanChange, savePlans } from './save-plans.ts';

/*
 * `npm run import-plans -- <file.csv> [--import]`: imports plans from a CSV file. Without `--import`, only checks the
 * file and compares it with the database. See docs/guides/import-plans.md.
 */

const USAGE = 'npm run import-plans -- <file.csv> [--dry-run | --import]';

const changeText = ({ line, name, what, fields }: PlanChange): string => {
  const differences = fields.map(({ label, before, after }) => `${label}: ${before} → ${after}`);
  return `  ${line === null ? 'not in the file' : `line ${line}`}: ${name}: ${what}${
    differences.length > 0 ? ` (${differences.join(', ')})` : ''
  }`;
};

const report = ({ title }: PlansRead, changes: readonly PlanChange[]): string =>
  [...new Set(changes.map(({ year }) => year))]
    .flatMap((year) => {
      const ofYear = changes.filter((change) => change.year === year);
      const count = (wanted: PlanChange['what']) => ofYear.filter(({ what }) => what === wanted).length;
      return [
        ...ofYear.map(changeText),
        `${year}, ${title}: ${count('added')} added, ${count('changed')} changed, ${count('unchanged')} unchanged, ${count('removed')} removed.`,
      ];
    })
    .join('\n');

const importFile = async (configuration: Configuration, file: string, isMeant: boolean): Promise<string> => {
  const read = await readPlans(await tableOfFile(file, MAX_FILE_LINES));
  const now = () => new Date();
  const opened = await openDatabase(
    configuration,
    jsonLog((line) => process.stderr.write(`${line}\n`), now),
  );
  try {
    const changes = await commitUnlessTrial(opened.database, !isMeant, (tx) => savePlans(tx, read, now()));
    return `${leftOutText(read.leftOut)}${report(read, changes)}\n${
      isMeant
        ? 'Imported.'
        : 'Tried only, nothing was imported. If this is what you mean, run it again with --import.'
    }`;
  } finally {
    await opened.close();
  }
};

/** @returns the exit code: 0 for success, 1 for a file that cannot be imported, 2 for wrong usage */
export const runPlanImport = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  say: Output,
): Promise<number> =>
  runImportCommand(USAGE, say, async () => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        import: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || (values.import && values['dry-run'])) return null;
    return importFile(readConfiguration(environment), file, values.import);
  });
