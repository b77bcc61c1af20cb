import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { type CvDocument, cvDocument } from '@phila/cv-template';
import { makeCvPdf } from './index.ts';
import { type Ask, openPdfPool, type PdfPool } from './pool.ts';
import { HOUR } from '../durations.ts';

const cv = (lastName: string): CvDocument =>
  z.parse(cvDocument, {
    template: 0,
    colour: '#1f2933',
    watermark: false,
    date: '2026-11-22',
    profile: { firstName: 'Thandi', lastName, personalSummary: 'I teach mathematics in Makhanda.' },
  });

const asked = (lastName: string): Ask => ({ kind: 'cv', cv: cv(lastName) });

/** Milliseconds that no machine takes. */
const NEVER = HOUR;

let folder: string;
let pool: PdfPool | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'phila-pdf-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  await pool?.close();
  pool = undefined;
});

/** A thread that obeys the last name, or else answers with it. */
const script = async (): Promise<URL> => {
  const file = path.join(folder, 'thread.mjs');
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ cv: { profile: { lastName } } }) => {
       if (lastName === 'hang') for (;;);
       if (lastName === 'break') throw new Error('broken');
       if (lastName === 'exit') process.exit(1);
       if (lastName === 'memory') { const all = []; for (;;) all.push(new Array(1e5).fill(0.5)); }
       if (lastName === 'fail') return parentPort.postMessage({ failed: 'Thandi' });
       if (lastName === 'refuse') return parentPort.postMessage({ refused: 'Too long.' });
       const reply = { file: new TextEncoder().encode(lastName), unreadable: [] };
       setTimeout(() => parentPort.postMessage(reply), 5);
     });`,
  );
  return pathToFileURL(file);
};

const textOf = async (made: Promise<{ file: Uint8Array }>): Promise<string> =>
  new TextDecoder().decode((await made).file);

test('twenty at once come, and the service answers until they do', async () => {
  const first = await makeCvPdf('a', cv('Mokoena'));
  expect(new TextDecoder().decode(first.file.slice(0, 5))).toBe('%PDF-');
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  });
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) => makeCvPdf(`person ${index % 4}`, cv('Mokoena'))),
  );
  clearInterval(turning);
  // Equal input gives equal bytes on every thread.
  for (const { file } of all) expect(Buffer.compare(file, first.file)).toBe(0);
  // On this thread, each file would block the loop until done, allowing a turn at most.
  expect(turns).toBeGreaterThan(2 * all.length);
});

test.each([
  ['breaks its thread', 'break', 503, 'We could not make your PDF. Please try again.'],
  ['ends its thread', 'exit', 503, 'We could not make your PDF. Please try again.'],
  ['fills the memory', 'memory', 503, 'We could not make your PDF. Please try again.'],
  ['fails', 'fail', 503, 'We could not make your PDF. Please try again.'],
  ['is refused', 'refuse', 422, 'Too long.'],
])('a document that %s is reported, and the next is made', async (_what, lastName, status, message) => {
  pool = openPdfPool({ threads: 1, waiting: 5, limit: NEVER, script: await script() });
  const broken = pool.make('a', asked(lastName));
  const next = pool.make('b', asked('next'));
  await expect(broken).rejects.toMatchObject({ status, message });
  expect(await textOf(next)).toBe('next');
});

test('a document that takes too long is reported, and others are made', async () => {
  const own = openPdfPool({ threads: 1, waiting: 5, limit: 1_500, script: await script() });
  pool = own;
  const [late, waiting] = [own.make('a', asked('hang')), own.make('b', asked('next'))];
  const told = { status: 422, message: 'Your CV takes too long to draw. Please hide or shorten some of it.' };
  await expect(late).rejects.toMatchObject(told);
  // Repeats the request if its thread took too long to start on a busy machine.
  let made = await textOf(waiting).catch(() => null);
  while (made === null) made = await textOf(own.make('b', asked('next'))).catch(() => null);
  expect(made).toBe('next');
});

test('more than may wait are asked to come back', async () => {
  pool = openPdfPool({ threads: 1, waiting: 2, limit: NEVER, script: await script() });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) => pool?.make('a', asked(`${index}`))),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { status: 503, retryAfter: 5 } });
});

test('no owner has every thread while another waits', async () => {
  pool = openPdfPool({ threads: 2, waiting: 20, limit: NEVER, script: await script() });
  const made: string[] = [];
  const make = async (owner: string, name: string): Promise<void> => {
    made.push(await textOf(pool?.make(owner, asked(name)) ?? Promise.reject(new Error('closed'))));
  };
  const first = make('a', 'a1');
  // Occupies the second thread, so that only the first decides who is next.
  const kept = pool.make('a', asked('hang')).catch(() => undefined);
  await Promise.all([first, make('a', 'a2'), make('a', 'a3'), make('b', 'b1')]);
  expect(made).toEqual(['a1', 'b1', 'a2', 'a3']);
  await pool.close();
  await kept;
});

test('a pool that is closed refuses what waits and what comes', async () => {
  const closing = openPdfPool({ threads: 1, waiting: 5, limit: NEVER, script: await script() });
  const outcomes = Promise.allSettled([closing.make('a', asked('1')), closing.make('a', asked('2'))]);
  await closing.close();
  for (const outcome of await outcomes) expect(outcome.status).toBe('rejected');
  await expect(closing.make('a', asked('3'))).rejects.toMatchObject({ status: 503 });
});
