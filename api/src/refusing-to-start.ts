import { FolderInUse } from './core/database/folder-lock.ts';
import { ConfigurationError, readConfiguration } from './core/configuration.ts';
import type { Configuration } from './core/configuration.ts';
import { OtherSchema } from './core/database/open.ts';
import { codeOf } from './core/error-code.ts';
import { isUnavailable } from './core/http/unavailable.ts';

/** Ends the process with a sentence for the person at the prompt. */
export const exitWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** The code of PostgreSQL for a lock that was not got in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Explains a failed start at the prompt, in a sentence for each foreseen cause. */
export const reasonOf = (error: unknown, configuration: Configuration): string | null => {
  if (error instanceof FolderInUse || error instanceof OtherSchema || error instanceof ConfigurationError)
    return error.message;
  if (codeOf(error) === 'EADDRINUSE') return `Port ${configuration.port} is in use. Give another PORT.`;
  if (codeOf(error) === 'EACCES')
    return `Not allowed: check PORT ${configuration.port} and the folder ${configuration.dataDir}.`;
  // The query builder wraps the database's error.
  if ((codeOf(error) ?? codeOf((error as Partial<Error> | null)?.cause)) === LOCK_NOT_AVAILABLE)
    return 'The tables cannot be migrated while a long statement uses one of them: try again, or end it (pg_stat_activity).';
  if (configuration.databaseUrl !== null && (isUnavailable(error) || /^(28|3D)/.test(codeOf(error) ?? ''))) {
    const { host } = new URL(configuration.databaseUrl);
    return `The database of DATABASE_URL at ${host} cannot be used (${codeOf(error) ?? 'no answer'}).`;
  }
  return null;
};

/** Reads the configuration, and ends the process if a value is unusable. @param warn takes lines for the operator */
export const readConfigurationOrExit = (
  environment: Record<string, string | undefined>,
  warn?: (line: string) => void,
): Configuration => {
  try {
    return readConfiguration(environment, warn);
  } catch (error) {
    if (error instanceof ConfigurationError) return exitWith(error.message);
    throw error;
  }
};
