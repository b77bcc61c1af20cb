import { FolderInUse } from '@phila/data-folder';
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

/** Explains a failed start at the prompt, in a sentence for each foreseen cause. */
export const reasonOf = (error: unknown, configuration: Configuration): string | null => {
  if (error instanceof FolderInUse || error instanceof OtherSchema || error instanceof ConfigurationError)
    return error.message;
  if (codeOf(error) === 'EADDRINUSE') return `Port ${configuration.port} is in use. Give another PORT.`;
  if (codeOf(error) === 'EACCES')
    return `Not allowed: check PORT ${configuration.port} and the folder ${configuration.dataDir}.`;
  if (configuration.databaseUrl !== null && (isUnavailable(error) || /^(28|3D)/.test(codeOf(error) ?? ''))) {
    const { host } = new URL(configuration.databaseUrl);
    return `The database of DATABASE_URL at ${host} cannot be used (${codeOf(error) ?? 'no answer'}).`;
  }
  return null;
};

/** Reads the configuration, and ends the process if a value is unusable. */
export const readConfigurationOrExit = (environment: Record<string, string | undefined>): Configuration => {
  try {
    return readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return exitWith(error.message);
    throw error;
  }
};
