import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readConfiguration } from '../configuration.ts';
import { openDatabase } from '../database/open.ts';
import { createService } from '../../service.ts';
import { type OperatorsPlace, operatorsPlace } from '../../testing/operators-place.ts';
import { type RunningService, runService } from '../../testing/process.ts';

const log = { info: () => undefined, error: () => undefined };
const clock = { now: () => new Date() };
const ASKED = 1_000;
/** Kills the service after these numbers of sent mails. */
const KILLED_AT = [60, 180, 320];

let place: OperatorsPlace;
let running: RunningService | null = null;
beforeAll(async () => {
  place = await operatorsPlace({ DEMO_DATA: 'off', LIMIT_MAIL: '10000/1d' });
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await running?.ended;
  await place.remove();
});

/** Sent mails, a file each; sending one again overwrites it. */
const files = async (): Promise<string[]> => {
  const names = await readdir(join(place.dataDir, 'mail')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
};

const until = async (count: number): Promise<void> => {
  while ((await files()).length < count) await setTimeout(50);
};

const subjects = async (): Promise<string[]> => {
  const mails = await Promise.all(
    (await files()).map((name) => readFile(join(place.dataDir, 'mail', name), 'utf8')),
  );
  return mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '');
};

/** Queues every mail in its own transaction, and rolls every second one back. */
const ask = async (): Promise<void> => {
  const configuration = readConfiguration({ PORT: '0', HOST: '127.0.0.1', ...place.environment });
  const opened = await openDatabase(configuration, log);
  const { services, close } = await createService({ configuration, opened, clock, log });
  const undone = new Error('rolled back');
  for (let at = 0; at < ASKED; at += 1)
    await services.database
      .transaction(async (tx) => {
        await services.mail.send(
          { about: 'account', to: `p${at}@example.org`, subject: `Mail ${at}`, text: 'Good morning' },
          tx,
        );
        if (at % 2 === 1) throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
  await close();
};

test('a service killed three times sends the five hundred committed mails of a thousand, each once', async () => {
  await ask();
  for (const count of KILLED_AT) {
    running = runService(place.environment);
    await until(count);
    running.kill('SIGKILL');
    await running.ended;
  }
  running = runService(place.environment);
  await until(ASKED / 2);
  running.kill('SIGTERM');
  await running.ended;
  const wanted = Array.from({ length: ASKED / 2 }, (_, at) => `Mail ${2 * at}`);
  expect((await subjects()).toSorted()).toEqual(wanted.toSorted());
});
