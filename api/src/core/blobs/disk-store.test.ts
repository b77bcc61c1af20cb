import fs from 'node:fs';
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

test('a stored file can be read and removed', async () => {
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

test('a stream that breaks off while the disk is slow to open a file leaves nothing behind', async () => {
  const { open } = fs;
  const late: (() => Promise<void>)[] = [];
  // Lets a stream open its file only after it was abandoned.
  const openLate = (...given: unknown[]): void =>
    void late.push(
      () =>
        new Promise((resolve) => {
          const heard = given.pop() as (...answer: unknown[]) => void;
          Reflect.apply(open, fs, [
            ...given,
            (...answer: unknown[]) => {
              heard(...answer);
              resolve();
            },
          ]);
        }),
    );
  fs.open = openLate as unknown as typeof fs.open;
  const broken = new Readable({
    read() {
      this.destroy(new Error('cut'));
    },
  });
  try {
    await expect(diskStore(folder).put(KEY, broken)).rejects.toThrow('cut');
    for (const go of late) await go();
  } finally {
    fs.open = open;
  }
  expect(await readdir(join(folder, 'documents'))).toEqual([]);
});

test.each(['../secrets/01890000-0000-7000-8000-000000000001', 'documents/../../x', 'documents/x.part'])(
  'refuses the key %s',
  async (key) => {
    await expect(async () => diskStore(folder).get(key)).rejects.toThrow('Not a key');
  },
);
