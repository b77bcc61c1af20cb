import { startService } from '../../testing/service.ts';
import { keepBlob, removeBlobsLater, removeNotedBlobs } from './removal.ts';
import { blobRemovals } from './tables.ts';

const keys = ['a', 'b', 'c'].map((end) => `documents/01890000-0000-7000-8000-00000000000${end}`);

test('a blob that cannot be removed keeps none of the others waiting, and is tried again', async () => {
  const service = await startService();
  const { database, blobs } = service.services;
  for (const key of keys) await blobs.put(key, Buffer.from('x'));
  await removeBlobsLater(database, [...keys, ...keys], service.clock.now());
  const { remove } = blobs;
  blobs.remove = async (key) => {
    if (key === keys[0]) throw new Error('The store is down');
    await remove(key);
  };
  await expect(removeNotedBlobs(service.services)).rejects.toThrow('The store is down');
  expect(await database.select().from(blobRemovals)).toMatchObject([{ key: keys[0] }]);
  expect(await Promise.all(keys.map(async (key) => (await blobs.get(key)) === null))).toEqual([
    false,
    true,
    true,
  ]);
  blobs.remove = remove;
  await removeNotedBlobs(service.services);
  expect(await database.$count(blobRemovals)).toBe(0);
  await service.close();
});

test('a blob that is stored again stays, also while its removal is under way', async () => {
  const service = await startService();
  const { database, blobs } = service.services;
  const [first = '', second = ''] = keys;
  for (const key of [first, second]) await blobs.put(key, Buffer.from('x'));
  await removeBlobsLater(database, [first, second], service.clock.now());
  const storeAgain = async (key: string): Promise<boolean> => {
    const wasNoted = await keepBlob(database, key);
    await blobs.put(key, Buffer.from('again'));
    return wasNoted;
  };
  expect(await storeAgain(first)).toBe(true);
  const { remove } = blobs;
  let storing: Promise<boolean> | undefined;
  blobs.remove = async (key) => {
    storing = storeAgain(key);
    await remove(key);
  };
  await removeNotedBlobs(service.services);
  expect(await storing).toBe(false);
  expect(await Promise.all(keys.slice(0, 2).map(async (key) => (await blobs.get(key)) === null))).toEqual([
    false,
    false,
  ]);
  await service.close();
});
