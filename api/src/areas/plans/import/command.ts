import { parseArgs } from 'node:util';
import { type Configuration, ConfigurationError, readConfiguration } from '../../../core/configuration.ts';
import { BadFile, readTextFile, UnreadableFile } from '../../../core/csv/read-csv.ts';
import { FolderInUse } from '../../../core/database/folder-lock.ts';
import { openDatabase } from '../../../core/database/open.ts';
import { codeOf } from '../../../core/error-code.ts';
import { jsonLog } from '../../../core/http/log.ts';
import { isUnavailable } from '../../../core/http/unavailable.ts';
import { type PlansRead, readPlans } from './read-plans.ts';
import { type PlanChange, savePlans } from './save-plans.ts';

/*
 * `npm run import-plans -- <file.csv> [--import]`: imports plans from a CSV file. Without `--import` the file is checked and
 * compared with the database, and nothing is written. See docs/guides/import-plans.md.
 */

const USAGE = 'npm run import-plans -- <file.csv> [--dry-run | --import]';

/** Thrown to roll the transaction of a dry run back. */
class Tried extends Error {}

const changeText = ({ line, name, what, parts }: PlanChange): string =>
  `  ${line === null ? 'not in the file' : `line ${line}`}: ${name}: ${what}${
    parts.length > 0 ? ` (${parts.join(', ')})` : ''
  }`;

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
  const read = readPlans(await readTextFile(file));
  const now = () => new Date();
  const opened = await openDatabase(
    configuration,
    jsonLog((line) => process.stderr.write(`${line}\n`), now),
  );
  let changes: PlanChange[] = [];
  try {
    await opened.database.transaction(async (tx) => {
      changes = await savePlans(tx, read, now());
      if (!isMeant) throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
  } finally {
    await opened.close();
  }
  return `${report(read, changes)}\n${
    isMeant
      ? 'Imported.'
      : 'Tried only, nothing was imported. If this is what you mean, run it again with --import.'
  }`;
};

/** The message for an expected failure; null for any other. */
const reasonOf = (error: unknown): string | null => {
  if (error instanceof BadFile) {
    const { length } = error.lines;
    return `${error.message}\nNothing was imported: ${length} ${length === 1 ? 'thing is' : 'things are'} wrong.`;
  }
  if (error instanceof FolderInUse)
    return `${error.message}\nStop the service, import, and start it again; or use PostgreSQL (DATABASE_URL), where both may run.`;
  if (error instanceof UnreadableFile || error instanceof ConfigurationError) return error.message;
  if (isUnavailable(error)) return `The database cannot be reached (${codeOf(error) ?? 'no answer'}).`;
  return null;
};

/** @returns the exit code: 0 for success, 1 for a file that cannot be imported, 2 for wrong usage */
export const runPlanImport = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  say: { out: (text: string) => void; error: (text: string) => void },
): Promise<number> => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        import: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || (values.import && values['dry-run'])) {
      say.error(USAGE);
      return 2;
    }
    say.out(await importFile(readConfiguration(environment), file, values.import));
    return 0;
  } catch (error) {
    if (codeOf(error)?.startsWith('ERR_PARSE_ARGS') === true) {
      say.error(`${(error as Error).message}\n${USAGE}`);
      return 2;
    }
    const reason = reasonOf(error);
    if (reason === null) throw error;
    say.error(reason);
    return 1;
  }
};
