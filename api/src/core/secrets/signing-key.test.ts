import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signingKey } from './signing-key.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'phila-key-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('made once, for its owner’s eyes only, also when several start at once', async () => {
  const dataDir = join(parent, 'data');
  const keys = await Promise.all(Array.from({ length: 5 }, () => signingKey({ tokenSecret: null, dataDir })));
  expect(new Set(keys.map((key) => Buffer.from(key).toString())).size).toBe(1);
  expect(keys[0]?.length).toBeGreaterThanOrEqual(64);
  expect(await readdir(dataDir)).toEqual(['token-secret']);
  expect((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
  expect(Buffer.from((await signingKey({ tokenSecret: null, dataDir })) ?? '').toString()).toBe(
    (await readFile(join(dataDir, 'token-secret'), 'utf8')).trim(),
  );
});

test('a configured secret is used, and nothing is written', async () => {
  const secret = 'x'.repeat(40);
  expect(Buffer.from(await signingKey({ tokenSecret: secret, dataDir: parent })).toString()).toBe(secret);
  expect(await readdir(parent)).toEqual([]);
});
