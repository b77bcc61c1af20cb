import { once } from 'node:events';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { send, sendJson, valueOf } from './testing/json-request.ts';
import { runService } from './testing/process.ts';
import type { RunningService } from './testing/process.ts';

let dataDir = '';
const running: RunningService[] = [];

/** A folder as the first start leaves it; most tests begin with a copy, because making a database takes seconds. */
let started = '';

beforeAll(async () => {
  started = await mkdtemp(join(tmpdir(), 'phila-main-'));
  const service = runService({ DATA_DIR: started });
  await service.url;
  service.kill('SIGTERM');
  await service.ended;
});
afterAll(() => rm(started, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'phila-main-'));
  await cp(started, dataDir, { recursive: true });
});
afterEach(async () => {
  for (const service of running.splice(0)) {
    service.kill('SIGKILL');
    await service.ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

const run = (environment: Record<string, string> = {}): RunningService => {
  const service = runService({ DATA_DIR: dataDir, ...environment });
  running.push(service);
  return service;
};

const consumer = { userName: 'consumer@demo.phila.example', password: 'Consumer-Demo-1' };
const signIn = (url: string) => sendJson(`${url}/api/v1/Account/sign-in`, 'POST', consumer);
const tokenOf = async (url: string): Promise<string> =>
  valueOf<{ accessToken: string }>(await signIn(url)).accessToken;

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) {
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
};

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc": give a whole number from 0 to 65535\n'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL is not usable: give an address that starts with postgres:// or postgresql://\n',
  ],
  // An address of documentation, which no machine has.
  [
    { HOST: '192.0.2.1' },
    'HOST is "192.0.2.1": give an address of this machine, such as 0.0.0.0 or 127.0.0.1 (EADDRNOTAVAIL)\n',
  ],
  [
    { DATA_DIR: import.meta.filename },
    `DATA_DIR is "${import.meta.filename}": give a folder that can be written to (ENOTDIR)\n`,
  ],
  [
    { DATA_DIR: join(import.meta.filename, 'below') },
    `DATA_DIR is "${join(import.meta.filename, 'below')}": give a folder that can be written to (ENOTDIR)\n`,
  ],
])('a bad value stops the start with one clear line: %j', async (environment, line) => {
  const { code, stdout, stderr } = await run(environment as unknown as Record<string, string>).ended;
  expect([code, stdout, stderr]).toEqual([1, '', line]);
});

// Where the system has no such folder, it is one that cannot be made.
test('a data folder that cannot be made stops the start with one clear line', async () => {
  const { code, stdout, stderr } = await run({ DATA_DIR: '/proc/phila' }).ended;
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(
      /^DATA_DIR is "\/proc\/phila": give a folder that can be written to \(E[A-Z]+\)\n$/,
    ),
  ]);
});

test('a database that is away stops the start with one clear line, without its password', async () => {
  const { code, stderr } = await run({ DATABASE_URL: 'postgres://phila:hunter2@127.0.0.1:1/phila' }).ended;
  expect([code, stderr]).toEqual([
    1,
    'The database of DATABASE_URL at 127.0.0.1:1 cannot be used (ECONNREFUSED).\n',
  ]);
});

test('a port that is taken stops the start with one clear line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await until(() => taken.listening);
  const { port } = taken.address() as AddressInfo;
  const { code, stderr } = await run({ PORT: String(port) }).ended;
  taken.close();
  expect([code, stderr]).toEqual([1, `Port ${port} is in use. Give another PORT.\n`]);
});

test('told to stop, it gives the answers it owes, takes nothing new, and leaves the folder free', async () => {
  const service = run();
  const url = await service.url;
  expect(service.stdout()).toContain('consumer@demo.phila.example');
  // The service has the head of the request and waits for its body when it is told to stop.
  const { hostname, port } = new URL(url);
  const body = JSON.stringify(consumer);
  const asking = request({
    hostname,
    port,
    path: '/api/v1/Account/sign-in',
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  asking.flushHeaders();
  await once(asking, 'continue');
  service.kill('SIGTERM');
  await until(() => service.stdout().includes('"stopping"'));
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  const { code } = await service.ended;
  expect([answer.statusCode, code]).toEqual([200, 0]);
  await expect(send(`${url}/api/v1/health`)).rejects.toThrow('fetch failed');

  const again = run();
  expect((await send(`${await again.url}/api/v1/health`)).status).toBe(200);
});

/** This machine's own IPv4 addresses, by which others reach it. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);
/** Where the machine has no network, another address of the loopback interface: it is refused just so. */
const addresses = outside.length > 0 ? outside : ['127.0.0.2'];

test('with demo data it answers this computer alone, says so, and HOST opens it', async () => {
  const service = run();
  const { port } = new URL(await service.url);
  for (const address of addresses) {
    await expect(send(`http://${address}:${port}/api/v1/health`)).rejects.toThrow('fetch failed');
  }
  expect(service.stdout()).toContain('Only this computer is answered. HOST=0.0.0.0 opens the site');
  service.kill('SIGTERM');
  await service.ended;

  const open = run({ HOST: '0.0.0.0' });
  const url = new URL(await open.url);
  for (const address of addresses) {
    expect((await send(`http://${address}:${url.port}/api/v1/health`)).status).toBe(200);
  }
  expect(open.stdout()).toContain('Everybody who reaches 0.0.0.0 can sign in with the demo accounts');
});

test('what the service makes in its data folder can be read by its own user alone', async () => {
  await rm(dataDir, { recursive: true });
  const service = run();
  await service.url;
  const modes = await Promise.all(
    ['', 'token-secret', 'database', 'database.lock'].map(
      async (name) => (await stat(join(dataDir, name))).mode & 0o077,
    ),
  );
  expect(modes).toEqual([0, 0, 0, 0]);
});

test('demo data and a public address do not start together', async () => {
  const { code, stderr } = await run({ PUBLIC_URL: 'https://phila.example' }).ended;
  expect([code, stderr]).toEqual([1, expect.stringContaining('set DEMO_DATA=off for a public address\n')]);
});

test('a second one on the same folder is refused with a sentence, and the first goes on', async () => {
  const first = run();
  const url = await first.url;
  const { code, stderr } = await run().ended;
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^The data folder \S+ is in use by process \d+\. Stop it, or give this one another DATA_DIR\.\n$/,
    ),
  ]);
  expect((await send(`${url}/api/v1/health`)).status).toBe(200);
});

test('killed while it writes, it has lost nothing that it said was saved', async () => {
  const details = { firstName: 'Thandi', lastName: 'Mokoena' };
  let acknowledged = 0;
  for (let round = 0; round < 2; round += 1) {
    const service = run();
    const url = await service.url;
    const token = await tokenOf(url);
    const before = acknowledged;
    const write = async (): Promise<void> => {
      for (;;) {
        const next = acknowledged + 1;
        const answer = await sendJson(
          `${url}/api/v1/Account/update-biographical-details`,
          'PUT',
          { ...details, initials: String(next) },
          token,
        );
        if (answer.status !== 200) throw new Error(answer.text);
        acknowledged = next;
      }
    };
    const writing = write().catch(() => undefined);
    // Some writes, and then in the middle of one.
    await until(() => acknowledged >= before + 20);
    service.kill('SIGKILL');
    await service.ended;
    await writing;

    const next = run();
    const read = await send(`${await next.url}/api/v1/Account/get-biographical-details`, {
      token: await tokenOf(await next.url),
    });
    const { initials } = valueOf<{ initials: string }>(read);
    // The write under way may have been done; its answer never came.
    expect([acknowledged, acknowledged + 1]).toContain(Number(initials));
    acknowledged = Number(initials);
    next.kill('SIGTERM');
    expect((await next.ended).code).toBe(0);
  }
});

test('without demo data the first administrator is told a password once, and no demo account is there', async () => {
  const environment = { DEMO_DATA: 'off', ADMIN_EMAIL: 'admin@example.org' };
  await rm(dataDir, { recursive: true });
  const first = run(environment);
  const url = await first.url;
  const [, password = ''] = /admin@example\.org, one-time password (\S+) /.exec(first.stdout()) ?? [];
  expect(password.length).toBeGreaterThanOrEqual(12);
  expect((await signIn(url)).status).toBe(401);
  first.kill('SIGTERM');
  await first.ended;
  const second = run(environment);
  await second.url;
  second.kill('SIGTERM');
  expect((await second.ended).stdout).not.toContain('password');
});
