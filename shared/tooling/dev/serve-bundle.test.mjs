import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serveRemote } from './serve-bundle.mjs';

let folder;
let end = async () => {};
/** Number of reads of remote.ts. */
let reads;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mfe-served-'));
  reads = 0;
});

afterEach(async () => {
  await end();
  rmSync(folder, { recursive: true, force: true });
});

const write = (text) => writeFileSync(path.join(folder, 'remote.ts'), text);

const until = async (condition) => {
  for (;;) {
    if (condition()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
};

/** Serves the folder with a fake server that records its calls. */
const begin = async () => {
  const events = [];
  let number = 0;
  end = await serveRemote(
    { folder, port: 1 },
    {
      serve: async () => {
        const mine = (number += 1);
        events.push(`start ${mine}`);
        return { output: `output ${mine}`, stop: async () => void events.push(`stop ${mine}`) };
      },
      readDeclaration: async () => {
        reads += 1;
        return JSON.parse(readFileSync(path.join(folder, 'remote.ts'), 'utf8'));
      },
      served: (output) => events.push(`served ${output}`),
      say: (sentence) => events.push(sentence),
    },
  );
  return events;
};

test('an edit of remote.ts is taken up without a restart of the command', async () => {
  write('{ "title": "One" }');
  const events = await begin();
  write('{ "title": "Two" }');
  await until(() => events.some((event) => event.endsWith('was read again.')));
  expect(events).toEqual([
    'start 1',
    'served output 1',
    'stop 1',
    'start 2',
    'served output 2',
    `remote.ts of ${path.basename(folder)} was read again.`,
  ]);
});

test('a fault in it is said, and the build before goes on', async () => {
  write('{ "title": "One" }');
  const events = await begin();
  write('{ "title": ');
  await until(() => events.length > 2);
  expect(events.at(-1)).toMatch(/The build before goes on\.$/);
  expect(events).not.toContain('stop 1');
  write('{ "title": "Two" }');
  await until(() => events.includes('served output 2'));
});

test('an edit that changes nothing of what is declared rebuilds nothing', async () => {
  write('{ "title": "One" }');
  const events = await begin();
  write('{"title":"One"}');
  await until(() => reads === 2);
  // Waits for all work that the edit began.
  await end();
  expect(events).toEqual(['start 1', 'served output 1', 'stop 1']);
});
