import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { send, sendJson } from './testing/json-request.ts';
import { serverSecrets } from './testing/database.ts';
import { type RunningService, runService } from './testing/process.ts';
import { servicesOfFile } from './testing/services-of-file.ts';
import { refusal, refusedStarts } from './testing/refused-starts.ts';
import { until } from './testing/until.ts';

/*
 * Runs the built service as an operator does, always on the embedded database. Creating a database and starting take
 * seconds, so the tests share a folder from its first start on, and a service while none stops it. Longer tests are in
 * main.long.test.ts.
 */

const { folder, run } = servicesOfFile();
const stop = async (service: RunningService) => {
  service.kill('SIGTERM');
  return service.ended;
};

const consumer = { userName: 'consumer@demo.phila.example', password: 'Consumer-Demo-1' };
const signIn = (url: string) => sendJson(`${url}/api/v1/Account/sign-in`, 'POST', consumer);

/** Sets an administrator's address, which a later start must not print. */
const withoutDemo = { DEMO_DATA: 'off', ADMIN_EMAIL: 'admin@example.org' };

test('without demo data the first administrator is told a password once, and no demo account is there', async () => {
  const first = run(withoutDemo);
  const url = await first.url;
  const [, password = ''] = /admin@example\.org, one-time password (\S+) /.exec(first.stdout()) ?? [];
  expect(password.length).toBeGreaterThanOrEqual(12);
  expect((await signIn(url)).status).toBe(401);
  await stop(first);
  const second = run(withoutDemo);
  await second.url;
  expect((await stop(second)).stdout).not.toContain('password');
});

test('files of the data folder are readable by the service’s own user alone', async () => {
  const names = ['', 'token-secret', 'database'];
  const modes = await Promise.all(
    names.map(async (name) => (await stat(join(folder('data'), name))).mode & 0o077),
  );
  expect(modes).toEqual([0, 0, 0]);
});

/** Lists this machine's IPv4 addresses, which other machines could reach. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);
/** Uses another loopback address if the machine has no network; the service refuses that too. */
const addresses = outside.length > 0 ? outside : ['127.0.0.2'];

describe('with demo data', () => {
  let service: RunningService;
  let url: string;
  beforeAll(async () => {
    service = run();
    url = await service.url;
  });

  test('it answers this computer alone, and says so', async () => {
    const { port } = new URL(url);
    expect((await send(`${url}/api/v1/health`)).status).toBe(200);
    for (const address of addresses) {
      await expect(send(`http://${address}:${port}/api/v1/health`)).rejects.toThrow('fetch failed');
    }
    expect(service.stdout()).toContain('Only this computer is answered. HOST=0.0.0.0 opens the site');
    expect(service.stdout()).toContain('consumer@demo.phila.example');
  });

  test('its lock can be read by its own user alone', async () => {
    expect((await stat(join(folder('data'), 'database.lock'))).mode & 0o077).toBe(0);
  });

  test('a second one on the same folder is refused with a sentence, and the first goes on', async () => {
    const { code, stderr } = await run().ended;
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The data folder \S+ is in use by process \d+\. Stop it, or give this one another DATA_DIR\. Where that is no Phila, delete \S+database\.lock\.\n$/,
      ),
    ]);
    expect((await send(`${url}/api/v1/health`)).status).toBe(200);
  });

  test('told to stop, it gives the answers it owes, takes nothing new, and leaves the folder free', async () => {
    // Makes the service wait for the request's body while it is told to stop.
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
  });

  test('HOST opens it, and it says who can sign in then', async () => {
    const open = run({ HOST: '0.0.0.0' });
    const { port } = new URL(await open.url);
    for (const address of addresses) {
      expect((await send(`http://${address}:${port}/api/v1/health`)).status).toBe(200);
    }
    expect(open.stdout()).toContain('Everybody who reaches 0.0.0.0 can sign in with the demo accounts');
    expect((await stop(open)).code).toBe(0);
  });
});

describe('a fault that stops the start is reported in one clear line', () => {
  /** A folder that must not be created. */
  const unused = () => folder('unused');

  test.each(refusedStarts)('before npm start builds: %j', async (environment, line) => {
    const { ended } = runService({ DATA_DIR: unused(), ...environment }, 'check-start');
    expect(await ended).toEqual(refusal(line));
  });

  test('by the service itself: a database that is away, without its password', async () => {
    const { ended } = run({
      DATA_DIR: unused(),
      DATABASE_URL: 'postgres://phila:hunter2@127.0.0.1:1/phila',
      ...serverSecrets,
    });
    expect(await ended).toEqual(
      refusal('The database of DATABASE_URL at 127.0.0.1:1 cannot be used (ECONNREFUSED).\n'),
    );
  });
});
