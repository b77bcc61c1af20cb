import { codeOf } from '../error-code.ts';

/** What a log line may hold besides its name: plain values, never a token, a password or a personal field. */
export type LogFields = Record<string, string | number | boolean | null>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  /** Something failed that a person must look at. The stack goes to the log and nowhere else. */
  error(event: string, error: unknown, fields?: LogFields): void;
}

/**
 * Strips what a database driver puts into its errors: drizzle repeats the parameters of the query in its message and
 * PostgreSQL the offending value in its detail, and both may be personal.
 */
const describe = (error: unknown): LogFields => {
  if (typeof error !== 'object' || error === null) return { error: typeof error };
  const { name, message, stack, cause } = error as Partial<Error>;
  const code = codeOf(cause) ?? codeOf(error);
  const isFromDatabase = codeOf(cause) !== null || 'severity' in error;
  return {
    error: String(name),
    ...(isFromDatabase ? {} : { message: String(message) }),
    ...(code === null ? {} : { code }),
    stack: (stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
  };
};

/** One JSON line an event. */
export const jsonLog = (write: (line: string) => void, now: () => Date): Log => ({
  info: (event, fields = {}) => write(`${JSON.stringify({ time: now().toISOString(), event, ...fields })}\n`),
  error: (event, error, fields = {}) =>
    write(
      `${JSON.stringify({ time: now().toISOString(), level: 'error', event, ...fields, ...describe(error) })}\n`,
    ),
});
