import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { openSealing } from '../../../core/people/sealing.ts';
import { type Configuration, ConfigurationError, readConfiguration } from '../../../core/configuration.ts';
import { BadFile, readTextFile, UnreadableFile } from '../../../core/csv/read-csv.ts';
import { FolderInUse } from '../../../core/database/folder-lock.ts';
import { type Database, openDatabase } from '../../../core/database/open.ts';
import { codeOf } from '../../../core/error-code.ts';
import { jsonLog } from '../../../core/http/log.ts';
import { isUnavailable } from '../../../core/http/unavailable.ts';
import { organisations } from '../../../core/people/organisations.ts';
import type { Area } from '../../../core/area.ts';
import { employerSections } from '../parts.ts';
import { readEmployees } from './read-employees.ts';
import { EmployeeConflict, saveEmployees } from './save-employees.ts';

/*
 * `npm run import-employees -- <osNo|guid> <file.csv> [--replace] [--check]`: what an organisation supplies about its
 * employees, from a file. See docs/guides/import-employees.md.
 */

const USAGE = 'npm run import-employees -- <osNo|guid> <file.csv> [--replace] [--check]';
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A message for the operator; nothing was imported. */
class NotDone extends Error {}

const organisationNamed = async (database: Database, named: string) => {
  if (!GUID.test(named) && !/^\d{1,9}$/.test(named))
    throw new NotDone(`${named} is neither an organisation’s number nor its guid.`);
  const [found] = await database
    .select({ osNo: organisations.osNo, osName: organisations.osName })
    .from(organisations)
    .where(
      GUID.test(named) ? eq(organisations.guid, named.toLowerCase()) : eq(organisations.osNo, Number(named)),
    );
  if (found === undefined) throw new NotDone(`There is no organisation ${named}.`);
  return found;
};

/** Rolls the transaction back on purpose. */
class Checked extends Error {}

const importFile = async (
  configuration: Configuration,
  areas: readonly Area[],
  { named, file, replace, check }: { named: string; file: string; replace: boolean; check: boolean },
): Promise<string> => {
  const employees = readEmployees(await readTextFile(file), employerSections(areas));
  const clock = { now: () => new Date() };
  const sealing = await openSealing(configuration);
  const opened = await openDatabase(
    configuration,
    jsonLog((line) => process.stderr.write(`${line}\n`), clock.now),
  );
  try {
    const { osNo, osName } = await organisationNamed(opened.database, named);
    let told = '';
    await opened.database
      .transaction(async (tx) => {
        const { added, changed, unchanged, removed, accounts } = await saveEmployees(
          { sealing, clock },
          tx,
          osNo,
          employees,
          { replace },
        );
        told =
          `${osName}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed; ` +
          `${accounts} accounts made, which wait for their first password.`;
        if (check) throw new Checked();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Checked)) throw error;
        told = `Checked only, nothing was imported. It would be: ${told}`;
      });
    return told;
  } finally {
    await opened.close();
  }
};

/** What went wrong, in words; null for what was not foreseen. */
const reasonOf = (error: unknown): string | null => {
  if (error instanceof BadFile) {
    const { length } = error.lines;
    return `${error.message}\nNothing was imported: ${length} ${length === 1 ? 'thing is' : 'things are'} wrong.`;
  }
  if (error instanceof EmployeeConflict)
    return `employee ${error.employeeNumber} ${error.message}\nNothing was imported.`;
  if (error instanceof FolderInUse)
    return `${error.message}\nStop the service, import, and start it again; or use PostgreSQL (DATABASE_URL), where both may run.`;
  if (error instanceof NotDone || error instanceof UnreadableFile || error instanceof ConfigurationError)
    return error.message;
  if (isUnavailable(error)) return `The database cannot be reached (${codeOf(error) ?? 'no answer'}).`;
  return null;
};

/**
 * @param areas all areas of the service, whose records say what an employer may supply
 * @returns the exit code
 */
export const runImport = async (
  areas: readonly Area[],
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  say: { out: (text: string) => void; error: (text: string) => void },
): Promise<number> => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
    });
    const [named, file, ...more] = positionals;
    if (named === undefined || file === undefined || more.length > 0) {
      say.error(USAGE);
      return 2;
    }
    say.out(await importFile(readConfiguration(environment), areas, { named, file, ...values }));
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
