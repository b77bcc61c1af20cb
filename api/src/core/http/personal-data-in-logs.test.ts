import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { type AnyCall, biographical, calls, toBody } from '@phila/contract';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { createMigratedDatabase, testServer } from '../../testing/database.ts';
import { areas, tables } from '../../areas.ts';
import { encodedBody } from '../../testing/encoded-body.ts';
import { formBody, pixelFile } from '../../testing/form-body.ts';
import { send, sendJson } from '../../testing/json-request.ts';
import { validInput } from '../../testing/valid-input.ts';
import { addressOf, startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createService } from '../../service.ts';
import { serviceCalls } from '../area.ts';
import { openPostgres } from '../database/open.ts';
import type { OpenDatabase } from '../database/open.ts';
import { jsonLog } from './log.ts';

/** Personal values that no log line may hold, in any form that a query or an error could print. */
const NAME = 'Nomvula';
const EMAIL = 'nomvula.dlamini@example.org';
const MOBILE = '0821234567';
const IDENTITY_NUMBER = '9202204720083';
const PASSWORD = 'Jacaranda-Tree-88';
const PERSONAL = [NAME, 'Dlamini', EMAIL, '821234567', IDENTITY_NUMBER, PASSWORD, 'argon2'];

let base: TestService;
beforeAll(async () => {
  base = await startService();
});
afterAll(() => base.close());

/** Starts the service on another database, capturing its log; jobs keep a working one. */
const serviceOn = async (opened: Omit<OpenDatabase, 'jobs'>) => {
  const lines: string[] = [];
  const { configuration, clock } = base;
  const log = jsonLog((line) => lines.push(line), clock.now);
  const never = { deliver: async () => undefined, close: () => undefined };
  const service = await createService({
    configuration,
    opened: { ...opened, jobs: base.opened.jobs },
    clock,
    log,
    transports: { mail: never, sms: never },
  });
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  return { service, url: `${url}/api/v1`, lines };
};

const expectNothingPersonal = (lines: readonly string[], personal: readonly string[] = PERSONAL): void => {
  const all = lines.join('');
  expect(all).toContain('"database unavailable"');
  expect(personal.filter((value) => all.includes(value))).toEqual([]);
};

/** Values that `validInput` puts into bodies. */
const SENT = [
  'Thandi',
  'thandi@example.org',
  '821234567',
  '8001015009087',
  'Correct-Horse-7',
  'Mokoena Street',
];

test('a database that does not answer: 503, and nothing of what was sent is in the log', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const pool = new Pool({
    connectionString: `postgres://phila@127.0.0.1:${port}/phila`,
    max: 2,
    connectionTimeoutMillis: 200,
  });
  const { service, url, lines } = await serviceOn({
    database: drizzle(pool),
    listen: async () => async () => undefined,
    close: () => pool.end(),
  });
  try {
    const signUp = {
      firstName: NAME,
      lastName: 'Dlamini',
      email: EMAIL,
      mobile: MOBILE,
      password: PASSWORD,
      orgIdGuid: null,
      terms: true,
      privacy: true,
    };
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () =>
        sendJson(`${url}/Account/sign-in`, 'POST', { userName: EMAIL, password: PASSWORD }),
      ),
      sendJson(`${url}/Account/sign-up`, 'POST', signUp),
      sendJson(`${url}/Account/forgot-password`, 'POST', { userAccount: MOBILE }),
      sendJson(`${url}/Account/verify`, 'POST', { userAccount: EMAIL, code: '123456' }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expectNothingPersonal(lines);
  } finally {
    await service.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  }
});

const server = testServer();
// Skips PGlite: it has no pool, and no second session that could hold a lock.
if (server !== null)
  test('a pool of two behind a locked table: 503, and nothing of what was sent is in the log', async () => {
    const quiet = jsonLog(() => undefined, base.clock.now);
    const { url: own, drop } = await createMigratedDatabase(server, quiet);
    const { service, url, lines } = await serviceOn(await openPostgres(own, 2, quiet));
    const locking = new Pool({ connectionString: own, max: 1 });
    try {
      const person = await signedIn({
        ...base,
        services: service.services,
        database: service.services.database,
      });
      const { path } = calls.details.updateBiographicalDetails;
      const body = toBody(biographical, {
        firstName: NAME,
        lastName: 'Dlamini',
        identityNumber: IDENTITY_NUMBER,
        languages: [],
      });
      const save = () => sendJson(`${url}${path}`, 'PUT', body, person.token);
      expect((await save()).status).toBe(200);
      const lock = await locking.connect();
      await lock.query('begin; lock table biographical_details in access exclusive mode');
      const answers = await Promise.all(Array.from({ length: 6 }, save));
      await lock.query('rollback');
      lock.release();
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expectNothingPersonal(lines);
    } finally {
      await locking.end();
      await service.close();
      await drop();
    }
  });

if (server !== null)
  test('a pool of two behind locked tables: every call has its answer, and nothing of what was sent is in the log', async () => {
    const quiet = jsonLog(() => undefined, base.clock.now);
    const { url: own, drop } = await createMigratedDatabase(server, quiet);
    const { service, url, lines } = await serviceOn(await openPostgres(own, 2, quiet));
    const locking = new Pool({ connectionString: own, max: 1 });
    try {
      const on = { ...base, services: service.services, database: service.services.database };
      const administrator = await signedIn(on, { role: 'administrator' });
      const ask = async (call: AnyCall): Promise<readonly [string, number]> => {
        const input = validInput(call) ?? {};
        const { status } = await send(`${url}${addressOf(call, input).slice('/api/v1'.length)}`, {
          method: call.method,
          token: administrator.token,
          ...(call.upload !== undefined
            ? { body: formBody(call, input.body ?? {}, pixelFile()) }
            : input.body === undefined
              ? {}
              : encodedBody(call, input.body)),
        });
        return [`${call.method} ${call.path}`, status];
      };
      // Caches the session first: the service then trusts it for some seconds.
      await ask(calls.account.sessions);
      const lock = await locking.connect();
      const names = tables.map((table) => `"${getTableName(table)}"`).join(', ');
      await lock.query(`begin; lock table ${names} in access exclusive mode`);
      const answers = await Promise.all(serviceCalls(areas).map(({ call }) => ask(call)));
      await lock.query('rollback');
      lock.release();
      expect(answers.filter(([, status]) => status >= 500 && status !== 503)).toEqual([]);
      expect(answers.filter(([, status]) => status === 503).length).toBeGreaterThan(answers.length / 3);
      expectNothingPersonal(lines, [...SENT, administrator.email]);
      expect((await ask(calls.account.profileName))[1]).toBe(200);
    } finally {
      await locking.end();
      await service.close();
      await drop();
    }
  });
