import { cp } from 'node:fs/promises';
import { send, sendJson, valueOf } from './testing/json-request.ts';
import { servicesOfFile } from './testing/services-of-file.ts';
import { refusal, refusedStarts, withTakenPort } from './testing/refused-starts.ts';
import { until } from './testing/until.ts';

/*
 * Longer versions of main.test.ts and killed.test.ts: every refused start with the whole service, a service killed
 * repeatedly on the embedded database, and a first start with demo data.
 */

const { folder, run } = servicesOfFile();

const consumer = { userName: 'consumer@demo.phila.example', password: 'Consumer-Demo-1' };
const tokenOf = async (url: string): Promise<string> =>
  valueOf<{ accessToken: string }>(await sendJson(`${url}/api/v1/Account/sign-in`, 'POST', consumer))
    .accessToken;

test.each(refusedStarts)(
  'a fault that stops the start is reported in one clear line: %j',
  async (environment, line) => {
    expect(await run({ DATA_DIR: folder('unused'), ...environment }).ended).toEqual(refusal(line));
  },
);

test('the first start may be one with demo data, and a copy of its folder is another site', async () => {
  const service = run();
  await tokenOf(await service.url);
  service.kill('SIGTERM');
  expect((await service.ended).code).toBe(0);

  const copy = folder('copy');
  await cp(folder('data'), copy, { recursive: true });
  const [one, other] = [run(), run({ DATA_DIR: copy })];
  for (const { url } of [one, other]) expect((await send(`${await url}/api/v1/health`)).status).toBe(200);
  for (const { kill, ended } of [one, other]) {
    kill('SIGTERM');
    expect((await ended).code).toBe(0);
  }
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
    // Kills the service during a write, after some complete ones.
    await until(() => acknowledged >= before + 20);
    service.kill('SIGKILL');
    await service.ended;
    await writing;

    const next = run();
    const read = await send(`${await next.url}/api/v1/Account/get-biographical-details`, {
      token: await tokenOf(await next.url),
    });
    const { initials } = valueOf<{ initials: string }>(read);
    // The interrupted write may have succeeded without a reply.
    expect([acknowledged, acknowledged + 1]).toContain(Number(initials));
    acknowledged = Number(initials);
    next.kill('SIGTERM');
    expect((await next.ended).code).toBe(0);
  }
});

test('the service itself says in one clear line that a port is taken', async () => {
  const { port, ...ended } = await withTakenPort(
    (taken) => run({ DATA_DIR: folder('unused'), PORT: String(taken) }).ended,
  );
  expect(ended).toEqual(refusal(`Port ${port} is in use. Give another PORT.\n`));
});

test('told to stop, it says for a while that it wants no more requests, and answers them all the same', async () => {
  const draining = run({ STOP_AFTER: '300' });
  const url = await draining.url;
  const status = async (path: string) => (await send(`${url}/api/v1${path}`)).status;
  expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 200]);
  draining.kill('SIGTERM');
  await until(async () => (await status('/health/ready')) === 503);
  expect(await status('/health/live')).toBe(200);
  expect(await tokenOf(url)).not.toBe('');
  // Sends a second signal, which ends the service without waiting.
  draining.kill('SIGTERM');
  expect((await draining.ended).code).toBe(1);
});
