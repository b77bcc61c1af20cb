import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createEmptyDatabase, serverSecrets, testServer } from './testing/database.ts';
import { send, sendJson } from './testing/json-request.ts';
import { servicesOfFile } from './testing/services-of-file.ts';
import { until } from './testing/until.ts';

const server = testServer();
const { folder, run } = servicesOfFile();
const forgot = '/api/v1/Account/forgot-password';
const ready = '/api/v1/health/ready';

/** Counts the mails in the shared data folder. */
const mails = async (): Promise<number> => {
  const names = await readdir(join(folder('data'), 'mail')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).length;
};

// The embedded database allows a single process, so refuses such roles (refused-starts.ts).
if (server === null)
  test('on the embedded database one process does everything', async () => {
    expect((await run({ ROLE: 'web' }).ended).stderr).toMatch(/^ROLE is "web": several processes share/);
  });
else
  test('one process answers and another runs its jobs, until each is told to stop', async () => {
    const { url, drop } = await createEmptyDatabase(server);
    try {
      const shared = { DATABASE_URL: url, DEMO_DATA: 'small', ...serverSecrets };
      const web = run({ ...shared, ROLE: 'web' });
      const site = await web.url;
      const asked = await sendJson(`${site}${forgot}`, 'POST', {
        userAccount: 'consumer@demo.phila.example',
      });
      expect([asked.status, await mails()]).toEqual([200, 0]);

      const worker = run({ ...shared, ROLE: 'worker' });
      await until(async () => (await mails()) === 1);
      const health = await worker.url;
      expect((await send(`${health}${ready}`)).status).toBe(200);
      expect((await sendJson(`${health}${forgot}`, 'POST', {})).status).toBe(404);
      for (const { kill, ended } of [worker, web]) {
        kill('SIGTERM');
        expect((await ended).code).toBe(0);
      }
    } finally {
      await drop();
    }
  });
