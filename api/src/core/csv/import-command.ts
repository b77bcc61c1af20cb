import { FolderInUse } from '../database/folder-lock.ts';
import { ConfigurationError } from '../configuration.ts';
import { codeOf } from '../error-code.ts';
import { isUnavailable } from '../http/unavailable.ts';
import { BadFile } from './bad-file.ts';
import { UnreadableTable } from './unreadable-table.ts';

/** Writes a command's results and errors. */
export interface Output {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** Thrown when an import changed nothing. The message says the reason, and the operator can fix it. */
export class ImportRefused extends Error {}

/** A line that names unknown columns; empty for none. */
export const leftOutText = (columns: readonly string[]): string =>
  columns.length === 0 ? '' : `Not read, as no such column is known: ${columns.join(', ')}.\n`;

/** The message for an expected failure; null for any other. */
const reasonOf = (error: unknown): string | null => {
  if (error instanceof BadFile) {
    const { length } = error.lines;
    return `${error.message}\nNothing was imported: ${length} ${length === 1 ? 'thing is' : 'things are'} wrong.`;
  }
  if (error instanceof FolderInUse)
    return `${error.message}\nStop the service, import, and start it again; or use PostgreSQL (DATABASE_URL), where both may run.`;
  if (
    error instanceof ImportRefused ||
    error instanceof UnreadableTable ||
    error instanceof ConfigurationError
  )
    return error.message;
  if (isUnavailable(error)) return `The database cannot be reached (${codeOf(error) ?? 'no answer'}).`;
  return null;
};

/**
 * Runs a command that imports a CSV file and reports the outcome.
 *
 * @param run reads the arguments and imports; returns the report, or null for wrong arguments
 * @returns the exit code: 0 for success, 1 for a file that cannot be imported, 2 for wrong usage
 */
export const runImportCommand = async (
  usage: string,
  say: Output,
  run: () => Promise<string | null>,
): Promise<number> => {
  try {
    const report = await run();
    if (report === null) {
      say.error(usage);
      return 2;
    }
    say.out(report);
    return 0;
  } catch (error) {
    if (codeOf(error)?.startsWith('ERR_PARSE_ARGS') === true) {
      say.error(`${(error as Error).message}\n${usage}`);
      return 2;
    }
    const reason = reasonOf(error);
    if (reason === null) throw error;
    say.error(reason);
    return 1;
  }
};
