import { calls, documentFolders } from '@phila/contract';
import sharp from 'sharp';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';

let service: TestService;
let person: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  service = await startService();
  person = await signedIn(service);
  other = await signedIn(service);
});
afterAll(() => service.close());

const keep = async (bytes: Uint8Array, name: string) =>
  (
    await service.call(
      calls.documents.upload,
      { body: { FolderId: documentFolders.identity }, file: new File([new Uint8Array(bytes)], name) },
      { token: person.token },
    )
  ).value;
const picture = (format: 'jpeg' | 'png' | 'webp', width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#8B1A2B80' } })
    .toFormat(format)
    .toBuffer();
const read = (id: string, query = '', { token } = person, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/api/v1/Document/thumbnail/${id}${query}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

test.each([
  ['jpeg', 1200, 600, '', 320, 160],
  ['png', 1200, 600, '?Width=160', 160, 80],
  ['webp', 600, 1200, '?Width=640', 320, 640],
  // Pictures are never enlarged.
  ['png', 40, 20, '?Width=640', 40, 20],
] as const)(
  'a %s of %i × %i requested with "%s" becomes %i × %i',
  async (format, width, height, query, wide, high) => {
    const { documentId } = await keep(await picture(format, width, height), `card.${format}`);
    const reply = await read(documentId, query);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: wide,
      height: high,
    });
  },
);

test('is kept by the own browser alone, and asked about each time', async () => {
  const { documentId } = await keep(await picture('png', 400, 400), 'card.png');
  const first = await read(documentId);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const etag = first.headers.get('etag') ?? '';
  expect((await read(documentId, '', person, { 'if-none-match': etag })).status).toBe(304);
  expect((await read(documentId, '?Width=160', person, { 'if-none-match': etag })).status).toBe(200);
  await service.call(
    calls.documents.remove,
    { body: { fileName: await blobOf(documentId) } },
    { token: person.token },
  );
  await service.call(calls.documents.emptyTrash, {}, { token: person.token });
  expect((await read(documentId, '', person, { 'if-none-match': etag })).status).toBe(404);
});

const blobOf = async (documentId: string): Promise<string> => {
  const { value } = await service.call(
    calls.documents.documentsPerFolder,
    { params: { folderId: documentFolders.identity }, query: {} },
    { token: person.token },
  );
  const found = Array.isArray(value) ? value.find((one) => one.documentId === documentId) : undefined;
  return found?.blobStorageDocumentName ?? '';
};

test('is for its owner only, and exists for pictures only', async () => {
  const { documentId } = await keep(await picture('png', 40, 40), 'card.png');
  expect((await read(documentId, '', other)).status).toBe(404);
  expect((await read(documentId, '?Width=5000')).status).toBe(422);
  const text = await keep(Buffer.from('notes'), 'notes.txt');
  expect((await read(text.documentId)).status).toBe(404);
});
