import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { openSealing } from '../../../core/secrets/sealing.ts';
import { type Configuration, readConfiguration } from '../../../core/configuration.ts';
import {
  ImportRefused,
  leftOutText,
  type Output,
  runImportCommand,
} from '../../../core/csv/import-command.ts';
import { tableOfFile } from '../../../core/csv/table-of-file.ts';
import { MAX_FILE_LINES } from '@phila/contract';
import { type Database, openDatabase } from '../../../core/database/open.ts';
import { jsonLog } from '../../../core/http/log.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import type { Area } from '../../../core/area.ts';
import { employerSections } from '../parts.ts';
import { readEmployees } from './read-employees.ts';
import { EmployeeConflict } from './employee-conflict.ts';
import { saveEmployees, tryEmployees } from './save-employees.ts';
import { isGuid } from '../../../core/database/is-guid.ts';

/*
 * `npm run import-employees -- <osNo|guid> <file.csv> [--replace] [--check]`: imports an organisation's employees from
 * a file. See docs/guides/import-employees.md.
 */

const USAGE = 'npm run import-employees -- <osNo|guid> <file.csv> [--replace] [--check]';

const organisationNamed = async (database: Database, named: string) => {
  if (!isGuid(named) && !/^\d{1,9}$/.test(named))
    throw new ImportRefused(`${named} is neither an organisation’s number nor its guid.`);
  const [found] = await database
    .select({ osNo: organisations.osNo, osName: organisations.osName, deletedAt: organisations.deletedAt })
    .from(organisations)
    .where(
      isGuid(named) ? eq(organisations.guid, named.toLowerCase()) : eq(organisations.osNo, Number(named)),
    );
  if (found === undefined) throw new ImportRefused(`There is no organisation ${named}.`);
  if (found.deletedAt !== null) throw new ImportRefused(`Organisation ${named} is archived.`);
  return found;
};

const importFile = async (
  configuration: Configuration,
  areas: readonly Area[],
  { named, file, replace, check }: { named: string; file: string; replace: boolean; check: boolean },
): Promise<string> => {
  const { lines, leftOut } = await readEmployees(
    await tableOfFile(file, MAX_FILE_LINES),
    employerSections(areas),
  );
  const clock = { now: () => new Date() };
  const sealing = await openSealing(configuration);
  const opened = await openDatabase(
    configuration,
    jsonLog((line) => process.stderr.write(`${line}\n`), clock.now),
  );
  try {
    const { osNo, osName } = await organisationNamed(opened.database, named);
    const employees = lines.map(({ employee }) => employee);
    const counted = ({ added, changed, unchanged, removed }: Awaited<ReturnType<typeof tryEmployees>>) =>
      `${osName}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;
    if (check) {
      const tried = await tryEmployees({ sealing }, opened.database, osNo, employees, { replace });
      return `${leftOutText(leftOut)}Checked only, nothing was imported. It would be: ${counted(tried)}.`;
    }
    const saved = await opened.database.transaction((tx) =>
      saveEmployees({ sealing, clock }, tx, osNo, employees, { replace }),
    );
    return (
      `${leftOutText(leftOut)}${counted(saved)}; ${saved.accounts} accounts made, which wait for their first password. ` +
      'Those who had an account are asked whether they belong to it.'
    );
  } catch (error) {
    if (error instanceof EmployeeConflict) throw new ImportRefused(`${error.message}\nNothing was imported.`);
    throw error;
  } finally {
    await opened.close();
  }
};

/**
 * @param areas all areas of the service, whose records define the columns
 * @returns the exit code
 */
export const runImport = async (
  areas: readonly Area[],
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  say: Output,
): Promise<number> =>
  runImportCommand(USAGE, say, async () => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
    });
    const [named, file, ...more] = positionals;
    if (named === undefined || file === undefined || more.length > 0) return null;
    return importFile(readConfiguration(environment), areas, { named, file, ...values });
  });
