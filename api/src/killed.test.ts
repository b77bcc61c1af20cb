import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase, serverSecrets, testServer } from './testing/database.ts';
import { send, sendJson, valueOf } from './testing/json-request.ts';
import { runService } from './testing/process.ts';
import type { RunningService } from './testing/process.ts';

const PARALLEL = 100;
const consumer = { userName: 'consumer@demo.phila.example', password: 'Consumer-Demo-1' };

let dataDir = '';
let environment: Record<string, string> = {};
let drop = async (): Promise<void> => undefined;
let service: RunningService | null = null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'phila-killed-'));
  environment = { DATA_DIR: dataDir, DEMO_DATA: 'small' };
  const server = testServer();
  if (server === null) return;
  const database = await createEmptyDatabase(server);
  Object.assign(environment, { DATABASE_URL: database.url, ...serverSecrets });
  ({ drop } = database);
});
afterAll(async () => {
  service?.kill('SIGKILL');
  await service?.ended;
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<{ running: RunningService; url: string; token: string }> => {
  const running = runService(environment);
  service = running;
  const url = `${await running.url}/api/v1`;
  const answer = await sendJson(`${url}/Account/sign-in`, 'POST', consumer);
  return { running, url, token: valueOf<{ accessToken: string }>(answer).accessToken };
};

test('killed during a hundred parallel saves, it has every one that it answered, and none in half', async () => {
  const first = await start();
  const acknowledged = new Set<string>();
  let begun = 0;
  // Saves until the service is gone, so that it dies during saves however fast it is.
  const saveOn = async (): Promise<never> => {
    for (;;) {
      begun += 1;
      const body = {
        titleID: 1,
        firstName: 'Nomsa',
        lastName: `Kin ${begun}`,
        contactDetails: '0711234567',
        relationshipID: 1,
      };
      const answer = await sendJson(
        `${first.url}/Account/add-next-of-kin-details`,
        'POST',
        body,
        first.token,
      );
      acknowledged.add(valueOf<{ id: string }>(answer).id);
      if (acknowledged.size === PARALLEL / 2) first.running.kill('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: PARALLEL }, saveOn));
  await first.running.ended;
  expect(acknowledged.size).toBeGreaterThanOrEqual(PARALLEL / 2);
  expect(begun).toBeGreaterThan(acknowledged.size);

  const second = await start();
  const answer = await send(`${second.url}/Account/get-next-of-kin-details`, { token: second.token });
  const rows = valueOf<{ id: string; firstName: string; lastName: string; contactDetails: string }[]>(answer);
  const ids = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  const saved = rows.filter(({ lastName }) => /^Kin \d+$/.test(lastName));
  expect(new Set(saved.map(({ lastName }) => lastName)).size).toBe(saved.length);
  for (const row of saved) expect(row).toMatchObject({ firstName: 'Nomsa', contactDetails: '0711234567' });

  // Accepts new data as usual after the restart.
  const body = {
    titleID: 1,
    firstName: 'Nomsa',
    lastName: 'After',
    contactDetails: '0711234567',
    relationshipID: 1,
  };
  const after = await sendJson(`${second.url}/Account/add-next-of-kin-details`, 'POST', body, second.token);
  expect(after.envelope?.isSuccess).toBe(true);
});
