import { startService } from '../../testing/service.ts';
import { removeBlobsLater, removeNotedBlobs } from './removal.ts';
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
