import { codeOf } from '../error-code.ts';
import { connectionFault } from './unavailable.ts';

/** Fields of a log line: plain values, never a token, a password or personal data. */
export type LogFields = Record<string, string | number | boolean | null>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  /** Reports a failure that a person must look at. The stack goes to the log and nowhere else. */
  error(event: string, error: unknown, fields?: LogFields): void;
}

const MAX_CAUSES = 5;
const LONGEST_QUERY = 1_000;
const MAX_FRAMES = 12;

/** The error and its chain of causes; of several parallel causes, the first. */
const chainOf = (error: unknown): object[] => {
  const chain: object[] = [];
  let at = error;
  while (typeof at === 'object' && at !== null && chain.length < MAX_CAUSES && !chain.includes(at)) {
    chain.push(at);
    const { cause, errors } = at as { cause?: unknown; errors?: unknown };
    at = cause ?? (Array.isArray(errors) ? (errors as unknown[])[0] : undefined);
  }
  return chain;
};

/** Recognises errors of the query builder by `query`, of the engines by `severity`. */
const isFromDatabase = (error: object): boolean =>
  'query' in error || 'severity' in error || connectionFault(error) !== null;

/** True for errors that quote their input, such as `SyntaxError: Unexpected token 'T', "Thandi…" is not valid JSON`. */
const repeatsInput = (error: object): boolean => error instanceof SyntaxError;

const nameOf = (error: object): string => String((error as Partial<Error>).name ?? 'Object');

/** Class and code, and the driver's fixed text for a lost connection. */
const summary = (error: object): string =>
  [nameOf(error), codeOf(error), connectionFault(error)].filter((part) => part !== null).join(' ');

/** The query's text with `$1`, `$2` for values, and literals removed. */
const queryOf = (chain: readonly object[]): string | null => {
  for (const error of chain) {
    if ('query' in error && typeof error.query === 'string') {
      return error.query.replaceAll(/'(?:[^']|'')*'/g, "'…'").slice(0, LONGEST_QUERY);
    }
  }
  return null;
};

/** Only stack frames: the message before them may have lines that look like frames. */
const framesOf = (error: object): string => {
  const { stack, message } = error as Partial<Error>;
  if (typeof stack !== 'string') return '';
  const from = typeof message === 'string' && message !== '' ? stack.indexOf(message) : -1;
  const frames = from === -1 ? stack : stack.slice(from + String(message).length);
  return frames
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, MAX_FRAMES)
    .join('\n');
};

/**
 * Describes an error for the log. Never prints the message of a database error or of its causes: the query builder puts
 * parameters in it and PostgreSQL the offending value, and both may be personal.
 */
const describe = (error: unknown): LogFields => {
  const chain = chainOf(error);
  const [first] = chain;
  if (first === undefined) return { error: typeof error };
  const code = chain.map(codeOf).find((found) => found !== null) ?? null;
  const query = queryOf(chain);
  const isSilent =
    chain.some((at) => isFromDatabase(at) || repeatsInput(at)) ||
    chain.slice(1).some((cause) => codeOf(cause) !== null);
  const causes = chain.slice(1).map(summary).join(' < ');
  return {
    error: nameOf(first),
    ...(isSilent ? {} : { message: String((first as Partial<Error>).message) }),
    ...(code === null ? {} : { code }),
    ...(query === null ? {} : { query }),
    ...(causes === '' ? {} : { causes }),
    stack: framesOf(first),
  };
};

/** Formats ISO 8601, once for each millisecond. */
const isoTime = (now: () => Date): (() => string) => {
  let last = Number.NaN;
  let text = '';
  return () => {
    const date = now();
    const time = date.getTime();
    if (time !== last) {
      last = time;
      text = date.toISOString();
    }
    return text;
  };
};

/** Writes each event as a line of JSON. */
export const jsonLog = (write: (line: string) => void, now: () => Date): Log => {
  const time = isoTime(now);
  return {
    // Joins texts rather than copying the fields, because every request logs such a line.
    info: (event, fields = {}) => {
      const rest = JSON.stringify(fields).slice(1);
      const comma = rest === '}' ? '' : ',';
      write(`{"time":"${time()}","event":${JSON.stringify(event)}${comma}${rest}\n`);
    },
    error: (event, error, fields = {}) =>
      write(`${JSON.stringify({ time: time(), level: 'error', event, ...fields, ...describe(error) })}\n`),
  };
};
