import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Upload } from '@phila/contract';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { sweepUploads } from './leftovers.ts';
import { receive, type ReceivedForm, acceptForms } from './receive.ts';
import { until } from '../../testing/until.ts';

const oneFile: Upload = { field: 'File', largest: 100_000 };
let upload: Upload;

let folder: string;
let app: FastifyInstance;
let url: string;
/** Outcomes of the requests, in order. */
let outcomes: Promise<ReceivedForm | Refusal>[];
/** Awaited before a form is read. */
let beforeReading: (request: FastifyRequest) => Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phila-uploads-'));
  outcomes = [];
  beforeReading = async () => undefined;
  upload = oneFile;
  app = fastify({ forceCloseConnections: true });
  await acceptForms(app);
  app.post('/', async (request, reply) => {
    const outcome = beforeReading(request)
      .then(() => receive(request, upload, folder))
      .catch((error: unknown) => error as Refusal);
    outcomes.push(outcome);
    const made = await outcome;
    const isRefused = made instanceof Refusal;
    return reply.code(isRefused ? made.status : 200).send(isRefused ? made.message : '');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const formWith = (...parts: [string, string | File][]): FormData => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
};
const post = async (body: FormData): Promise<{ status: number; text: string }> => {
  const response = await fetch(url, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
};
const fileOf = (size: number, name = 'a.txt') => new File(['x'.repeat(size)], name);

test('gives the fields and the file, wherever the file stands, and removes it when told', async () => {
  await post(formWith(['File', fileOf(70_000, 'Tax – 2026 ü.txt')], ['FolderId', '3']));
  const form = (await outcomes[0]) as ReceivedForm;
  expect(form.fields).toEqual({ FolderId: '3' });
  expect(form.file).toMatchObject({ name: 'Tax – 2026 ü.txt', size: 70_000 });
  expect(await readFile(form.file?.path ?? '', 'utf8')).toHaveLength(70_000);
  await form.discard();
  expect(await readdir(folder)).toEqual([]);
});

describe('a call that takes several files, none of which must be there', () => {
  beforeEach(() => {
    upload = { ...oneFile, field: 'Logo', others: ['HalfLogo', 'QuarterLogo'], optional: true };
  });

  test('gives each by its name', async () => {
    await post(formWith(['HalfLogo', fileOf(3, 'half.png')], ['Name', 'a'], ['Logo', fileOf(5)]));
    const form = (await outcomes[0]) as ReceivedForm;
    expect([form.file?.size, Object.keys(form.files), form.files['HalfLogo']?.name]).toEqual([
      5,
      ['HalfLogo'],
      'half.png',
    ]);
    await form.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  test('takes a form without any, and an input in which nothing was chosen', async () => {
    expect((await post(formWith(['Name', 'a'], ['Logo', new File([], '')]))).status).toBe(200);
    const form = (await outcomes[0]) as ReceivedForm;
    expect([form.file, form.files]).toEqual([null, {}]);
    await form.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    [
      'one twice',
      [fileOf(1), fileOf(1)],
      422,
      'This call takes one file each, as Logo, HalfLogo, QuarterLogo',
    ],
    ['one that is too large', [fileOf(100_001)], 413, 'A file may be at most 0 MB'],
  ])('refuses %s, and nothing of the others stays', async (_what, logos, status, text) => {
    const parts = logos.map((logo): [string, File] => ['Logo', logo]);
    expect(await post(formWith(['QuarterLogo', fileOf(9)], ...parts))).toEqual({ status, text });
    expect(await readdir(folder)).toEqual([]);
  });
});

test('takes a file of the largest size, and none that is one byte larger', async () => {
  expect((await post(formWith(['File', fileOf(100_000)]))).status).toBe(200);
  await ((await outcomes[0]) as ReceivedForm).discard();
  expect(await post(formWith(['File', fileOf(100_001)]))).toEqual({
    status: 413,
    text: 'A file may be at most 0 MB',
  });
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['no file', [['FolderId', '1']], 422, 'Choose a file'],
  [
    'two files',
    [
      ['File', fileOf(1)],
      ['File', fileOf(1)],
    ],
    422,
    'This call takes one file, as File',
  ],
  ['another name', [['file', fileOf(1)]], 422, 'This call takes one file, as File'],
  [
    'a field twice',
    [
      ['a', '1'],
      ['a', '2'],
    ],
    400,
    'The form is not readable',
  ],
  ['a field that every object has', [['__proto__', '1']], 400, 'The form is not readable'],
  ['a field that is too long', [['a', 'x'.repeat(5_000)]], 400, 'The form is not readable'],
  [
    'too many fields',
    Array.from({ length: 30 }, (_, at) => [`f${at}`, '1']),
    400,
    'The form is not readable',
  ],
] as [string, [string, string | File][], number, string][])(
  'refuses %s',
  async (_name, parts, status, text) => {
    expect(await post(formWith(...parts))).toEqual({ status, text });
    expect(await readdir(folder)).toEqual([]);
  },
);

const HEAD = (length: string) =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`;
const PART = '--b\r\ncontent-disposition: form-data; name="File"; filename="a.txt"\r\n\r\n';

test('a connection that is cut half-way leaves nothing behind', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${HEAD('content-length: 90000')}${PART}${'x'.repeat(40_000)}`);
  await until(() => outcomes.length > 0);
  socket.destroy();
  expect(await outcomes[0]).toMatchObject({ status: 400, message: 'The file did not arrive whole' });
  expect(await readdir(folder)).toEqual([]);
});

test('a connection that is cut before its form is read is not waited for', async () => {
  beforeReading = ({ raw }) => until(() => raw.closed);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${HEAD('content-length: 90000')}${PART}${'x'.repeat(40_000)}`);
  await until(() => outcomes.length > 0);
  socket.destroy();
  expect(await outcomes[0]).toMatchObject({ status: 400, message: 'The file did not arrive whole' });
  expect(await readdir(folder)).toEqual([]);
});

test('a form that ends before its file does is refused', async () => {
  const body = `${PART}half`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body,
  });
  expect([response.status, await readdir(folder)]).toEqual([400, []]);
});

test('more than may be is refused while it comes, without a declared length', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(PART)),
    pull: (controller) => {
      sent += 50_000;
      if (sent > 3_000_000) controller.close();
      else controller.enqueue(Buffer.alloc(50_000, 'x'));
    },
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect([response.status, await readdir(folder)]).toEqual([413, []]);
});

test('a form without a boundary is refused', async () => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; x=y' },
    body: 'x',
  });
  expect(response.status).toBe(400);
});

test('files left by a killed service are swept after an hour', async () => {
  const dataDir = folder;
  const uploads = join(folder, 'uploads');
  await sweepUploads({ configuration: { dataDir } as never, clock: { now: () => new Date() } });
  await rm(uploads, { recursive: true, force: true });
  await mkdir(uploads);
  await writeFile(join(uploads, 'old'), '');
  await writeFile(join(uploads, 'new'), '');
  const before = new Date(Date.now() - 3_700_000);
  await utimes(join(uploads, 'old'), before, before);
  await sweepUploads({ configuration: { dataDir } as never, clock: { now: () => new Date() } });
  expect(await readdir(uploads)).toEqual(['new']);
});
