import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { diskStore } from './disk-store.ts';

const KEY = 'documents/01890000-0000-7000-8000-000000000001';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phila-blobs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('what is put can be got and removed', async () => {
  const store = diskStore(folder);
  await store.put(KEY, Readable.from([Buffer.from('one '), Buffer.from('two')]));
  expect((await buffer((await store.get(KEY))!)).toString()).toBe('one two');
  await store.remove(KEY);
  expect(await store.get(KEY)).toBeNull();
  await store.remove(KEY);
});

test('a stream that breaks off leaves nothing behind', async () => {
  const store = diskStore(folder);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('cut');
    })(),
  );
  await expect(store.put(KEY, broken)).rejects.toThrow('cut');
  expect(await store.get(KEY)).toBeNull();
  expect(await readdir(join(folder, 'documents'))).toEqual([]);
});

test.each(['../secrets/01890000-0000-7000-8000-000000000001', 'documents/../../x', 'documents/x.part'])(
  'refuses the key %s',
  async (key) => {
    await expect(async () => diskStore(folder).get(key)).rejects.toThrow('Not a key');
  },
);
