import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS } from './migrations.ts';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

const sqlIn = async (folder: string): Promise<{ name: string; text: string }[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.sql'));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
};

test('each SQL file beside the code is in a migration, word for word', async () => {
  const [byHand, migrations] = [await sqlIn(SOURCE), await sqlIn(MIGRATIONS)];
  const missing = byHand.filter(({ text }) => !migrations.some((migration) => migration.text.includes(text)));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(byHand.map(({ name }) => name)).toContain(join('core', 'audit', 'append-only.sql'));
});

test('the newest snapshot alone is kept: the next migration is compared with nothing else', async () => {
  const kept = (await readdir(join(MIGRATIONS, 'meta'))).filter((name) => name.endsWith('_snapshot.json'));
  expect(kept).toHaveLength(1);
});
