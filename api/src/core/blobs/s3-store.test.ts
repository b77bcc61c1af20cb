import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { calls, documentFolders } from '@phila/contract';
import type { Log } from '../http/log.ts';
import { isUnavailable } from '../http/unavailable.ts';
import { removeNotedBlobs } from './removal.ts';
import { startS3Double, type S3Double } from '../../testing/s3-double.ts';
import { startService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { s3Store } from './s3-store.ts';

const KEY = 'documents/01890000-0000-7000-8000-000000000001';
const SECRET = 'a secret/with+signs';
const settings = { bucket: 'phila', region: 'af-south-1', accessKey: 'AKIA', secretKey: SECRET };

let double: S3Double;
beforeEach(async () => {
  double = await startS3Double('phila', SECRET);
});
afterEach(() => double.close());

const log: Log = { info: () => undefined, error: () => undefined };
const store = (part?: number) => s3Store({ ...settings, endpoint: double.endpoint }, log, part);
const streamOf = (...chunks: string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

test('a stored file can be read and removed', async () => {
  await store().put(KEY, streamOf('one ', 'two'));
  expect([...double.objects]).toEqual([[KEY, Buffer.from('one two')]]);
  expect((await buffer((await store().get(KEY))!)).toString()).toBe('one two');
  await store().remove(KEY);
  await store().remove(KEY);
  expect(await store().get(KEY)).toBeNull();
  await store().put(KEY, Buffer.from('bytes'));
  expect(double.objects.get(KEY)?.toString()).toBe('bytes');
});

test('a file larger than one part is sent in parts and read back whole', async () => {
  await store(5).put(KEY, streamOf('abc', 'defgh', 'ijklmnopqrs', 't'));
  expect(double.objects.get(KEY)?.toString()).toBe('abcdefghijklmnopqrst');
  expect(double.open.size).toBe(0);
});

test('a stream that breaks off leaves nothing behind, in one part or several', async () => {
  for (const part of [100, 3]) {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half of it');
        throw new Error('cut');
      })(),
    );
    await expect(store(part).put(KEY, broken)).rejects.toThrow('cut');
  }
  expect([double.objects.size, double.open.size]).toEqual([0, 0]);
});

test('a wrong secret is refused, by every method', async () => {
  const wrong = s3Store({ ...settings, endpoint: double.endpoint, secretKey: 'another' }, log);
  double.objects.set(KEY, Buffer.from('kept'));
  await expect(wrong.put(KEY, Buffer.from('x'))).rejects.toThrow('Files cannot be reached right now');
  await expect(wrong.get(KEY)).rejects.toThrow('Files cannot be reached right now');
  await expect(wrong.remove(KEY)).rejects.toThrow('Files cannot be reached right now');
  expect(double.objects.get(KEY)?.toString()).toBe('kept');
  expect(new Set(double.answered)).toEqual(new Set([403]));
});

test('a connection that ends within an object is said to be the store’s fault, and the database’s is not', async () => {
  double.objects.set(KEY, Buffer.from('kept whole'));
  expect((await buffer((await store().get(KEY))!)).toString()).toBe('kept whole');
  double.cutNext();
  const read = async () => buffer((await store().get(KEY))!);
  const fault: unknown = await read().catch((error: unknown) => error);
  expect(fault).toMatchObject({ status: 503, message: expect.stringMatching(/^Files cannot be reached/) });
  expect(isUnavailable(fault)).toBe(false);
});

test.each(['../secrets/01890000-0000-7000-8000-000000000001', 'documents/../../x'])(
  'refuses the key %s',
  async (key) => {
    await expect(store().get(key)).rejects.toThrow('Not a key');
    await expect(store().put(key, Buffer.from(''))).rejects.toThrow('Not a key');
  },
);

test('documents live in it, and one that it does not take leaves nothing behind', async () => {
  const service = await startService({
    settings: {
      S3_ENDPOINT: double.endpoint,
      S3_BUCKET: 'phila',
      S3_REGION: 'af-south-1',
      S3_ACCESS_KEY: 'AKIA',
      S3_SECRET_KEY: SECRET,
    },
  });
  try {
    const { token } = await signedIn(service);
    const upload = (text: string) =>
      service.call(
        calls.documents.upload,
        { body: { FolderId: documentFolders.other }, file: new File([text], 'notes.txt') },
        { token },
      );
    const { value } = await upload('my notes');
    expect([...double.objects.keys()]).toEqual([`documents/${value.blobStorageDocumentName}`]);
    const response = await fetch(`${service.url}/api/v1/Document?FileName=${value.blobStorageDocumentName}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await response.text()).toBe('my notes');

    double.failNext('PUT');
    const refused = await upload('other notes');
    expect([refused.status, refused.envelope.errorMessage]).toEqual([
      503,
      'Files cannot be reached right now. Please try again shortly.',
    ]);
    expect(service.logged().join('')).toContain('blob store failed');
    expect(double.objects.size).toBe(1);
    expect((await service.call(calls.documents.quota, {}, { token })).value.used).toBe(8);

    await service.call(calls.documents.removeSeveral, { body: { ids: [value.documentId] } }, { token });
    await service.call(calls.documents.emptyTrash, {}, { token });
    await removeNotedBlobs(service.services);
    expect(double.objects.size).toBe(0);
  } finally {
    await service.close();
  }
});
