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
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {};
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const fromDatabase = error.cause instanceof Error || 'severity' in cause;
  return {
    error: cause.name,
    ...(fromDatabase ? {} : { message: error.message }),
    ...code,
    stack: frames.slice(0, 12).join('\n'),
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
