import { DrizzleQueryError } from 'drizzle-orm';
import { jsonLog } from './log.ts';
import { bufferedWriter } from './log-writer.ts';

const lines: string[] = [];
const log = jsonLog(
  (line) => lines.push(line),
  () => new Date('2026-03-02T08:00:00Z'),
);
const logged = (): Record<string, unknown> => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;

describe('the log', () => {
  it('writes one JSON line an event', () => {
    log.info('request', { status: 200 });
    expect(lines.at(-1)).toBe('{"time":"2026-03-02T08:00:00.000Z","event":"request","status":200}\n');
  });

  it.each([undefined, {}])('writes an event that has no fields', (fields) => {
    log.info('started', fields);
    expect(logged()).toEqual({ time: '2026-03-02T08:00:00.000Z', event: 'started' });
  });

  it('keeps line breaks inside the line', () => {
    log.info('odd\nevent');
    expect(lines.at(-1)?.split('\n')).toHaveLength(2);
  });

  it('leaves out the values that a database error repeats', () => {
    const cause = Object.assign(new Error('duplicate key: (email)=(thandi@example.com)'), { code: '23505' });
    log.error('request failed', new Error('Failed query: insert … params: thandi@example.com', { cause }));
    expect(lines.at(-1)).not.toContain('thandi');
    expect(logged()).toMatchObject({ level: 'error', code: '23505' });
  });

  it('leaves out the values of a query that got no connection, and says that there was none', () => {
    const cause = new Error('timeout exceeded when trying to connect');
    const params = ['thandi@example.com', '8001015009087\n    at 12 Jan Smuts Avenue (note:1:1)'];
    const query = `insert into "accounts" ("email", "note") values ($1, $2) returning 'Mokoena'`;
    log.error('database unavailable', new DrizzleQueryError(query, params, cause));
    expect(lines.at(-1)).not.toMatch(/thandi|8001015009087|Smuts|Mokoena/);
    expect(logged()).toMatchObject({
      error: 'Error',
      query: `insert into "accounts" ("email", "note") values ($1, $2) returning '…'`,
      causes: 'Error timeout exceeded when trying to connect',
    });
  });

  it('leaves out the messages of causes, however deep', () => {
    const engine = Object.assign(new Error('invalid input syntax for type uuid: "thandi"'), {
      severity: 'ERROR',
      code: '22P02',
    });
    log.error('task failed', new Error('thandi was not saved', { cause: new AggregateError([engine]) }));
    expect(lines.at(-1)).not.toContain('thandi');
    expect(logged()).toMatchObject({ error: 'Error', code: '22P02', causes: 'AggregateError < Error 22P02' });
  });

  it('does not repeat what could not be parsed', () => {
    let failed: unknown;
    try {
      JSON.parse('Thandi Mokoena');
    } catch (error) {
      failed = error;
    }
    log.error('request failed', failed);
    expect(lines.at(-1)).not.toContain('Thandi');
    expect(logged()).toMatchObject({ error: 'SyntaxError' });
  });

  it('says what went wrong where no person stands in it', () => {
    log.error('request failed', new TypeError('x is not a function'));
    expect(logged()).toMatchObject({ error: 'TypeError', message: 'x is not a function' });
    expect(logged().stack).toContain('log.test');
  });
});

describe('the buffered writer', () => {
  it('writes in order, at once when flushed and when much is held', () => {
    const written: string[] = [];
    const writer = bufferedWriter((text) => written.push(text));
    writer.write('a');
    writer.write('b');
    expect(written).toEqual([]);
    writer.flush();
    expect(written).toEqual(['ab']);
    writer.write('c'.repeat(20_000));
    expect(written).toHaveLength(2);
    writer.flush();
    expect(written).toHaveLength(2);
  });
});
