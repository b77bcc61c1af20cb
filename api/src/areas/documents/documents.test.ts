import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { calls, documentFolders, DOCUMENT_QUOTA, foreignTypes, itemsOf, TRASH_DAYS } from '@phila/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { reminders } from '../dashboard/tables.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { removeNotedBlobs } from '../../core/blobs/removal.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { formBody, pixelPng } from '../../testing/form-body.ts';
import { send } from '../../testing/json-request.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';
import { until } from '../../testing/until.ts';
import { docx, xlsx, zipOf } from '../../testing/zip.ts';
import { sweepBlobs } from '../../core/blobs/sweeping.ts';
import { emptyOldTrash } from './sweeping.ts';
import { documents, documentUsage } from './tables.ts';
import { pendingBlobs } from '../../core/blobs/tables.ts';
import { DAY } from '../../core/durations.ts';

const { documents: documentCalls } = calls;
const { identity, career } = documentFolders;

let service: TestService;
let person: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_UPLOAD: '100000/1m' } });
});
afterAll(() => service.close());
beforeEach(async () => {
  person = await signedIn(service);
  other = await signedIn(service);
});

const fileOf = (bytes: Buffer | string, name: string): File => new File([bytes], name);
const pdf = (text = 'one') => `%PDF-1.7\n${text}\n%%EOF`;

const upload = (file: File, FolderId = identity as number, by = person) =>
  service.call(documentCalls.upload, { body: { FolderId }, file }, { token: by.token });
const kept = async (name = 'passport.pdf', FolderId = identity as number) =>
  (await upload(fileOf(pdf(name), name), FolderId)).value;
const inFolder = async (folderId: number, by = person) =>
  itemsOf(
    (
      await service.call(
        documentCalls.documentsPerFolder,
        { params: { folderId }, query: {} },
        { token: by.token },
      )
    ).value,
  );
const inTrash = async (by = person) =>
  itemsOf((await service.call(documentCalls.trash, { query: {} }, { token: by.token })).value);
const quota = async (by = person) => (await service.call(documentCalls.quota, {}, { token: by.token })).value;
const download = (FileName: string, by = person) =>
  fetch(`${service.url}/api/v1/Document?FileName=${encodeURIComponent(FileName)}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
const filesOnDisk = async (folder: string): Promise<string[]> =>
  readdir(join(service.configuration.dataDir, folder)).catch(() => []);

describe('a document', () => {
  it('is kept, listed, counted and given back as it came', async () => {
    const made = await upload(fileOf(pdf(), 'My passport – ünï.pdf'));
    expect([made.status, made.value]).toEqual([
      201,
      {
        documentId: expect.any(String),
        originalDocumentName: 'My passport – ünï.pdf',
        blobStorageDocumentName: expect.any(String),
        dateUploaded: expect.any(String),
        folderId: identity,
        type: 'pdf',
        size: Buffer.byteLength(pdf()),
        expiryDate: null,
        dateDeleted: null,
      },
    ]);
    expect(await inFolder(identity)).toEqual([made.value]);
    const { value: folders } = await service.call(documentCalls.folders, {}, { token: person.token });
    expect(folders.map(({ folderName, documentCount }) => [folderName, documentCount])).toEqual([
      ['Identity', 1],
      ['Career', 0],
      ['Wealth', 0],
      ['Medical', 0],
      ['Other', 0],
    ]);
    expect(await quota()).toEqual({
      used: made.value.size,
      total: 524_288_000,
      largestFile: 26_214_400,
      inTrash: 0,
      types: ['PDF', 'JPEG', 'PNG', 'WebP', 'DOCX', 'XLSX', 'ODT', 'TXT', 'CSV'],
    });

    const response = await download(made.value.blobStorageDocumentName);
    expect(await response.text()).toBe(pdf());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(made.value.size),
      'content-disposition': `attachment; filename="My passport _ _n_.pdf"; filename*=UTF-8''My%20passport%20%E2%80%93%20%C3%BCn%C3%AF.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('of each type is known by its bytes, and gets the ending of it where it has none', async () => {
    const files: [Buffer | string, string, string][] = [
      [pdf(), 'scan', 'scan.pdf'],
      [docx(), 'letter.docx', 'letter.docx'],
      [xlsx(), 'sums.xlsx', 'sums.xlsx'],
      ['a;b\n1;2', 'bank.csv', 'bank.csv'],
      ['notes', 'Payslip 2026.03', 'Payslip 2026.03.txt'],
      [pixelPng, 'dot.PNG', 'dot.PNG'],
    ];
    for (const [bytes, name, shown] of files) {
      expect((await upload(fileOf(bytes, name))).value.originalDocumentName).toBe(shown);
    }
  });

  it('that is a picture is encoded again, without its location or hidden data', async () => {
    let stored = 0;
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const taken = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8B1A2B' } })
        .toFormat(format)
        .withExif({
          IFD0: { Copyright: 'Thandi' },
          IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '26/1 12/1 1700/100', GPSMapDatum: 'Soweto' },
        })
        .toBuffer();
      // Checks first that there is something to remove.
      expect([taken.includes('Thandi'), taken.includes('Soweto')]).toEqual([true, true]);
      const sent = Buffer.concat([taken, Buffer.from('<script>')]);
      const { value } = await upload(fileOf(sent, `me.${format}`));
      const bytes = Buffer.from(await (await download(value.blobStorageDocumentName)).arrayBuffer());
      expect([bytes.length, bytes.includes('Thandi'), bytes.includes('Soweto')]).toEqual([
        value.size,
        false,
        false,
      ]);
      expect([bytes.includes('<script>'), (await sharp(bytes).metadata()).exif]).toEqual([false, undefined]);
      stored += bytes.length;
    }
    expect((await quota()).used).toBe(stored);
  });

  it('replaces none of the same name', async () => {
    const names = [];
    for (const name of ['cv.pdf', 'cv.pdf', 'CV.pdf', 'cv (2).pdf']) {
      names.push((await kept(name)).originalDocumentName);
    }
    expect(names).toEqual(['cv.pdf', 'cv (2).pdf', 'CV (3).pdf', 'cv (2) (2).pdf']);
    expect(await inFolder(identity)).toHaveLength(4);
  });
});

describe('the name of an upload', () => {
  it.each([
    ['My "CV".pdf', 'My "CV".pdf'],
    ['Re\u0301sume\u0301\u200b.pdf', 'Résumé.pdf'],
    ['\u202aPayslip\u00a02026.Mar', 'Payslip 2026.Mar.pdf'],
    ['CV.final', 'CV.final.pdf'],
    ['100%25.pdf', '100%25.pdf'],
  ])('%j is kept as %j', async (given, kept) => {
    const one = await signedIn(service);
    const { value } = await service.call(
      documentCalls.upload,
      { body: { FolderId: identity }, file: fileOf(pdf(), given) },
      { token: one.token },
    );
    expect(value.originalDocumentName).toBe(kept);
  });
});

describe('a hostile upload', () => {
  const pixels = Buffer.alloc(0);
  const bomb = zipOf(
    { name: '[Content_Types].xml', bytes: '' },
    { name: 'word/document.xml', bytes: Buffer.alloc(30_000_000) },
  );
  const PROGRAM = foreignTypes.program;
  const PAGE = foreignTypes.page;
  const cases: [string, () => File | Promise<File>, number, string][] = [
    ['a program under a right name', () => fileOf('MZ\x90\0\x03', 'cv.pdf'), 415, PROGRAM],
    [
      'a picture under the name of a PDF',
      () => fileOf(pixelPng, 'cv.pdf'),
      415,
      'The name of this file ends in .pdf, and it is a PNG file. Please let its name end in .png, and try again.',
    ],
    [
      'a script in an SVG',
      () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg'),
      415,
      PAGE,
    ],
    ['the same as text', () => fileOf('<svg onload="alert(1)"/>', 'a.txt'), 415, PAGE],
    ['a page', () => fileOf('just words', 'a.html'), 415, PAGE],
    [
      'a picture of 10 000 × 10 000',
      async () =>
        fileOf(
          await sharp({
            create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' },
            limitInputPixels: false,
          })
            .png({ compressionLevel: 9 })
            .toBuffer(),
          'a.png',
        ),
      413,
      'This picture has more than 65 million pixels. Please save it smaller, and try again.',
    ],
    ['a zip bomb', () => fileOf(bomb, 'a.docx'), 413, 'This file unpacks to far more than it should'],
    [
      'a name that climbs',
      () => fileOf(pdf(), '../../etc/passwd.pdf'),
      422,
      'A name cannot hold / or \\, nor characters that cannot be shown (the name of the file)',
    ],
    [
      'a name of 300 characters',
      () => fileOf(pdf(), `${'x'.repeat(296)}.pdf`),
      422,
      'Use at most 200 characters (the name of the file)',
    ],
    [
      'a name that is only an ending',
      () => fileOf(pdf(), ' .pdf'),
      422,
      'Please enter a name (the name of the file)',
    ],
    ['nothing', () => fileOf(pixels, 'a.pdf'), 422, 'This file is empty'],
    [
      'a picture that is none',
      () => fileOf(Buffer.concat([pixelPng.subarray(0, 40)]), 'a.png'),
      422,
      'We could not read this picture. It may be damaged.',
    ],
    [
      'more than 25 MB',
      () => fileOf(Buffer.alloc(26_214_401, 'x'), 'a.txt'),
      413,
      'A file may be at most 25 MB',
    ],
  ];

  it.each(cases)('is refused: %s', async (_name, make, status, message) => {
    await kept('before.pdf');
    const [before, blobs] = [await inFolder(identity), (await filesOnDisk('blobs/documents')).toSorted()];
    const answer = await upload(await make());
    expect([answer.status, answer.envelope.errorMessage]).toEqual([status, message]);
    expect(await inFolder(identity)).toEqual(before);
    expect((await filesOnDisk('blobs/documents')).toSorted()).toEqual(blobs);
    expect([await filesOnDisk('uploads'), await service.database.$count(pendingBlobs)]).toEqual([[], 0]);
  });

  it('is taken: a photograph of 8160 × 6144, as phones make them', async () => {
    const photograph = await sharp({ create: { width: 8160, height: 6144, channels: 3, background: '#887' } })
      .jpeg()
      .toBuffer();
    const answer = await upload(fileOf(photograph, 'IMG_2041.jpg'));
    expect([answer.status, answer.envelope.value?.originalDocumentName]).toEqual([201, 'IMG_2041.jpg']);
  });

  it('has one name however its accents were composed', async () => {
    const given = ['R\u00e9sum\u00e9.pdf', 'Re\u0301sume\u0301.pdf'];
    const names = [];
    for (const name of given)
      names.push((await upload(fileOf(pdf(), name))).envelope.value?.originalDocumentName);
    expect(names).toEqual(['R\u00e9sum\u00e9.pdf', 'R\u00e9sum\u00e9 (2).pdf']);
  });

  it('is kept under what is seen of its name: one that turns its direction', async () => {
    const answer = await upload(fileOf(pdf(), ' a\u202efdp\u200b.pdf'));
    expect([answer.status, answer.envelope.value?.originalDocumentName]).toEqual([201, 'afdp.pdf']);
  });

  it('is refused: one that is cut half-way', async () => {
    const head =
      `POST /api/v1/Document HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n` +
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n' +
      `--b\r\ncontent-disposition: form-data; name="FolderId"\r\n\r\n${identity}\r\n` +
      '--b\r\ncontent-disposition: form-data; name="File"; filename="a.pdf"\r\n\r\n%PDF-';
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(head + 'x'.repeat(300_000));
    await until(async () => (await filesOnDisk('uploads')).length > 0);
    socket.destroy();
    await until(async () => (await filesOnDisk('uploads')).length === 0);
    expect([await inFolder(identity), (await quota()).used]).toEqual([[], 0]);
  });

  it('is refused before its body is read: not signed in, another type, too many', async () => {
    const address = `${service.url}/api/v1/Document`;
    const body = () => formBody(documentCalls.upload, { FolderId: identity }, fileOf(pdf(), 'a.pdf'));
    expect((await send(address, { method: 'POST', body: body() })).status).toBe(401);
    expect(
      await send(address, {
        method: 'POST',
        token: person.token,
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    ).toMatchObject({ status: 415 });
    const slow = await startService({ settings: { LIMIT_UPLOAD: '2/1m' } });
    try {
      const one = await signedIn(slow);
      const statuses = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const made = await slow.call(
          documentCalls.upload,
          { body: { FolderId: identity }, file: fileOf(pdf(), 'a.pdf') },
          { token: one.token },
        );
        statuses.push(made.status);
      }
      expect(statuses).toEqual([201, 201, 429]);
    } finally {
      await slow.close();
    }
  });

  it('is a form to a call that takes none', async () => {
    const answer = await send(`${service.url}/api/v1/Document/folders`, {
      method: 'POST',
      token: person.token,
      body: new FormData(),
    });
    expect([answer.status, answer.envelope?.errorMessage]).toEqual([
      415,
      'The body must be JSON: application/json',
    ]);
  });
});

describe('the quota', () => {
  const leave = (bytes: number) =>
    service.database
      .insert(documentUsage)
      .values({ personId: person.id, bytes: DOCUMENT_QUOTA - bytes, lastFolderId: 5 });

  it('holds when many files come at once', async () => {
    const size = Buffer.byteLength(pdf());
    await leave(3 * size + 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(fileOf(pdf(), 'a.pdf'))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 413, 413, 413, 413, 413]);
    const refused = answers.find(({ status }) => status === 413);
    expect(refused?.envelope.errorMessage).toBe(
      'There is no room for this file: your documents may take up 500 MB. Delete some for good, or empty the trash, and try again.',
    );
    expect((await quota()).used).toBe(DOCUMENT_QUOTA - 1);
    expect(
      new Set((await inFolder(identity)).map(({ originalDocumentName }) => originalDocumentName)).size,
    ).toBe(3);
    expect(await service.database.$count(pendingBlobs)).toBe(0);
  });

  it('counts a picture as it is stored, not as it was sent', async () => {
    const sent = Buffer.concat([pixelPng, Buffer.alloc(10_000)]);
    await leave(5_000);
    expect((await upload(fileOf(sent, 'dot.png'))).status).toBe(201);
    const left = DOCUMENT_QUOTA - (await quota()).used;
    expect(left).toBeGreaterThan(4_000);
    expect((await upload(fileOf('x'.repeat(left + 1), 'notes.txt'))).status).toBe(413);
  });

  it('is freed when documents are deleted for good, and not before', async () => {
    const { documentId, blobStorageDocumentName, size } = await kept();
    await service.call(
      documentCalls.remove,
      { body: { fileName: blobStorageDocumentName } },
      { token: person.token },
    );
    expect((await quota()).used).toBe(size);
    await service.call(documentCalls.removeForGood, { params: { id: documentId } }, { token: person.token });
    expect(await quota()).toMatchObject({ used: 0, inTrash: 0 });
    await removeNotedBlobs(service.services);
    expect(await filesOnDisk('blobs/documents')).not.toContain(blobStorageDocumentName);
  });
});

test('the limit is two thousand documents, including those in the trash', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    id: uuidv7(service.clock.now()),
    personId: person.id,
    folderId: identity,
    originalDocumentName: `Note ${at}.txt`,
    blobId: uuidv7(service.clock.now()),
    type: 'txt',
    contentType: 'text/plain',
    size: 1,
    dateUploaded: service.clock.now(),
    dateDeleted: at === 0 ? service.clock.now() : null,
  }));
  await service.database.insert(documents).values(rows);
  expect(await quota()).toMatchObject({ inTrash: 1 });
  const refused = await upload(fileOf(pdf(), 'more.pdf'));
  expect([refused.status, refused.envelope.errorMessage]).toEqual([
    422,
    'You have 2000 documents, which is as many as we keep. Delete one for good, or empty the trash, and try again.',
  ]);
  await service.call(documentCalls.emptyTrash, {}, { token: person.token });
  await kept();
  expect(await inFolder(identity)).toHaveLength(2_000);
});

describe('renaming, moving and folders', () => {
  const rename = (id: string, fileName: string) =>
    service.call(documentCalls.rename, { params: { id }, body: { fileName } }, { token: person.token });

  it('keeps the old ending, and refuses one of another type', async () => {
    const { documentId } = await kept();
    expect((await rename(documentId, ' ID book 2026 ')).value.originalDocumentName).toBe('ID book 2026.pdf');
    expect((await rename(documentId, 'id.PDF')).value.originalDocumentName).toBe('id.PDF');
    const refused = await rename(documentId, 'id.docx');
    expect([refused.status, refused.envelope.errors]).toEqual([
      422,
      [{ path: 'fileName', message: 'This is a PDF file: its name ends in .pdf' }],
    ]);
    expect((await rename(documentId, '../x.pdf')).status).toBe(422);
    for (const nothing of ['   ', ' .pdf']) {
      expect((await rename(documentId, nothing)).envelope.errors).toEqual([
        { path: 'fileName', message: 'Please enter a name' },
      ]);
    }
  });

  it('refuses a name that is taken in the folder, or too long with its ending', async () => {
    const [one, two] = [await kept('Ärzte.pdf'), await kept('cv.pdf')];
    await kept('only elsewhere.pdf', career);
    const refused = await rename(two.documentId, 'äRZTE');
    expect([refused.status, refused.envelope.errors]).toEqual([
      422,
      [{ path: 'fileName', message: 'There is a file of this name in this folder already' }],
    ]);
    // Conflicts neither with its own name nor with names in other folders or the trash.
    expect((await rename(two.documentId, 'CV.pdf')).value.originalDocumentName).toBe('CV.pdf');
    expect((await rename(two.documentId, 'Only elsewhere')).status).toBe(200);
    await service.call(
      documentCalls.removeSeveral,
      { body: { ids: [one.documentId] } },
      { token: person.token },
    );
    expect((await rename(two.documentId, 'ärzte')).value.originalDocumentName).toBe('ärzte.pdf');
    expect((await rename(two.documentId, 'x'.repeat(200))).envelope.errors).toEqual([
      { path: 'fileName', message: 'Use at most 200 characters' },
    ]);
  });

  const move = (fileId: string, folderId: number) =>
    service.call(documentCalls.move, { params: { fileId }, body: { folderId } }, { token: person.token });
  const restore = (id: string) =>
    service.call(documentCalls.restore, { params: { id } }, { token: person.token });

  it('moves to another folder, and not to an unknown one', async () => {
    const { documentId } = await kept();
    expect((await move(documentId, career)).value.folderId).toBe(career);
    expect([await inFolder(identity), (await inFolder(career)).length]).toEqual([[], 1]);
    expect((await move(documentId, 77)).status).toBe(404);
    expect((await move(documentId, 0)).envelope.errorMessage).toBe('Please choose a folder');
  });

  it('takes a free name where another has it, on moving and on restoring', async () => {
    const first = await kept('cv.pdf', career);
    const { documentId: id } = await kept('CV.pdf');
    await service.call(
      documentCalls.setExpiry,
      { params: { id }, body: { expiryDate: '2035-05-01' } },
      { token: person.token },
    );
    expect((await move(id, career)).value.originalDocumentName).toBe('CV (2).pdf');
    expect(
      await service.database
        .select({ text: reminders.reminderText })
        .from(reminders)
        .where(eq(reminders.personId, person.id)),
    ).toEqual([{ text: 'CV (2).pdf expires' }]);
    // Its own name does not conflict in its present folder.
    expect((await move(id, career)).value.originalDocumentName).toBe('CV (2).pdf');

    await service.call(
      documentCalls.removeSeveral,
      { body: { ids: [first.documentId] } },
      { token: person.token },
    );
    await kept('cv.pdf', career);
    expect((await restore(first.documentId)).value.originalDocumentName).toBe('cv (3).pdf');
    expect((await restore(first.documentId)).value.originalDocumentName).toBe('cv (3).pdf');
  });

  it('keeps names apart when several come at once, and within 200 characters', async () => {
    const long = `${'x'.repeat(195)}😀.pdf`.slice(-200);
    const all = [];
    for (const folder of [identity, career, documentFolders.medical]) all.push(await kept(long, folder));
    const gone = await kept(long, documentFolders.wealth);
    await service.call(
      documentCalls.removeSeveral,
      { body: { ids: [gone.documentId] } },
      { token: person.token },
    );
    await service.call(
      documentCalls.move,
      {
        params: { fileId: gone.documentId },
        body: { folderId: documentFolders.other },
      },
      { token: person.token },
    );
    const renamed = await kept('y.pdf', documentFolders.other);
    await Promise.all([
      ...all.map(({ documentId }) => move(documentId, documentFolders.other)),
      restore(gone.documentId),
      rename(renamed.documentId, long),
    ]);
    const names = (await inFolder(documentFolders.other)).map((one) => one.originalDocumentName);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(5);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(200);
  });

  it('makes, renames and deletes folders of one’s own, and no others', async () => {
    const make = (folderName: string, folderParentId = 0) =>
      service.call(
        documentCalls.folder.create,
        { body: { folderName, folderParentId } },
        { token: person.token },
      );
    const { value: house } = await make('House');
    expect(house).toEqual({ id: 6, folderName: 'House', folderParentId: 0, documentCount: 0, fixed: false });
    const { value: rent } = await make('Rent', house.id);
    const { value: within } = await service.call(
      documentCalls.foldersWithin,
      { params: { parentId: house.id } },
      { token: person.token },
    );
    expect(within).toEqual([rent]);
    expect((await make('identity')).envelope.errorMessage).toBe('There is a folder of this name already');
    expect((await make('Lost', 99)).status).toBe(404);
    const change = (folderId: number, folderName: string) =>
      service.call(
        documentCalls.folder.rename,
        { params: { folderId }, body: { folderName } },
        { token: person.token },
      );
    expect((await change(rent.id, 'Lease')).value.folderName).toBe('Lease');
    expect((await change(identity, 'Mine')).status).toBe(404);
    const remove = (folderId: number) =>
      service.call(documentCalls.folder.remove, { params: { folderId } }, { token: person.token });
    expect((await remove(house.id)).envelope.errorMessage).toBe(
      'This folder is not empty. Move or delete what is in it first.',
    );
    expect((await remove(identity)).status).toBe(404);
    const { documentId } = await kept('lease.pdf', rent.id);
    expect((await remove(rent.id)).status).toBe(422);
    await service.call(documentCalls.removeSeveral, { body: { ids: [documentId] } }, { token: person.token });
    expect([(await remove(rent.id)).status, (await remove(house.id)).status]).toEqual([200, 200]);
    const restored = await service.call(
      documentCalls.restore,
      { params: { id: documentId } },
      { token: person.token },
    );
    expect(restored.value).toMatchObject({ folderId: documentFolders.other, dateDeleted: null });
    expect((await make('House')).value.id).toBe(8);
  });
});

describe('lists', () => {
  const list = (query: object, folderId = identity as number) =>
    service.call(
      documentCalls.documentsPerFolder,
      { params: { folderId }, query: query as { PageNumber?: number } },
      { token: person.token },
    );
  const names = async (query: object) =>
    itemsOf((await list(query)).value).map(({ originalDocumentName }) => originalDocumentName);

  it('come by the page, sorted, and filtered by name ignoring case', async () => {
    for (const name of ['b.pdf', 'Ärzte 50%.pdf', 'c.pdf', 'a.pdf']) await kept(name);
    expect((await list({ PageNumber: 1, PageSize: 3, Sort: 'originalDocumentName' })).value).toMatchObject({
      totalCount: 4,
      totalPages: 2,
      hasNext: true,
    });
    expect(await names({ Sort: 'originalDocumentName' })).toEqual([
      'a.pdf',
      'Ärzte 50%.pdf',
      'b.pdf',
      'c.pdf',
    ]);
    expect(await names({ Sort: '-dateUploaded' })).toEqual(['a.pdf', 'c.pdf', 'Ärzte 50%.pdf', 'b.pdf']);
    expect(await names({ SearchTerm: 'ÄRZTE 50%' })).toEqual(['Ärzte 50%.pdf']);
    // Decomposed, as a Mac writes it.
    expect(await names({ SearchTerm: 'A\u0308rzte' })).toEqual(['Ärzte 50%.pdf']);
    expect(await names({ SearchTerm: '%', PageNumber: 1 })).toEqual(['Ärzte 50%.pdf']);
    expect((await list({ Sort: 'blobId' })).status).toBe(422);
    expect((await list({}, 55)).status).toBe(404);
  });
});

describe('the trash', () => {
  it('takes several or none, gives back, and is emptied after thirty days', async () => {
    const [one, two] = [await kept('one.pdf'), await kept('two.pdf')];
    const ids = [one.documentId, two.documentId];
    const strangers = (await upload(fileOf(pdf(), 'x.pdf'), identity, other)).value;
    const bulk = (wanted: string[]) =>
      service.call(documentCalls.removeSeveral, { body: { ids: wanted } }, { token: person.token });
    expect((await bulk([...ids, strangers.documentId])).status).toBe(404);
    expect(await inFolder(identity)).toHaveLength(2);
    expect((await bulk(ids)).value).toBe(true);
    expect([(await inFolder(identity)).length, (await inTrash()).length]).toEqual([0, 2]);
    expect((await quota()).inTrash).toBe(2);
    await service.call(documentCalls.restore, { params: { id: one.documentId } }, { token: person.token });
    expect((await inFolder(identity)).map(({ documentId }) => documentId)).toEqual([one.documentId]);

    service.clock.advance((TRASH_DAYS - 1) * DAY);
    await emptyOldTrash(service.services);
    expect(await service.database.$count(documents, eq(documents.personId, person.id))).toBe(2);
    service.clock.advance(2 * DAY);
    await emptyOldTrash(service.services);
    await removeNotedBlobs(service.services);
    service.clock.advance(-(TRASH_DAYS + 1) * DAY);
    expect(await inTrash()).toEqual([]);
    expect((await quota()).used).toBe(one.size);
    const blobs = await filesOnDisk('blobs/documents');
    expect([
      blobs.includes(one.blobStorageDocumentName),
      blobs.includes(two.blobStorageDocumentName),
    ]).toEqual([true, false]);
  });

  it('is emptied at once when asked', async () => {
    const { documentId } = await kept();
    await service.call(documentCalls.removeSeveral, { body: { ids: [documentId] } }, { token: person.token });
    await service.call(documentCalls.emptyTrash, {}, { token: person.token });
    expect(await quota()).toMatchObject({ used: 0, inTrash: 0 });
    const again = await service.call(
      documentCalls.removeForGood,
      { params: { id: documentId } },
      { token: person.token },
    );
    expect(again.status).toBe(404);
  });

  it('takes nothing for good that is not in it', async () => {
    const { documentId } = await kept();
    const answer = await service.call(
      documentCalls.removeForGood,
      { params: { id: documentId } },
      { token: person.token },
    );
    expect([answer.status, (await inFolder(identity)).length]).toEqual([404, 1]);
  });

  it('leaves no blob behind that was being written when the service was killed', async () => {
    const key = 'documents/01890000-0000-7000-8000-00000000abcd';
    await service.services.blobs.put(key, Buffer.from('half'));
    await service.database.insert(pendingBlobs).values({ key, since: service.clock.now() });
    await sweepBlobs(service.services);
    expect(await service.services.blobs.get(key)).not.toBeNull();
    service.clock.advance(3_700_000);
    await sweepBlobs(service.services);
    service.clock.advance(-3_700_000);
    expect([await service.services.blobs.get(key), await service.database.$count(pendingBlobs)]).toEqual([
      null,
      0,
    ]);
  });
});

describe('an expiry date', () => {
  const remindersOf = () =>
    service.database.select().from(reminders).where(eq(reminders.personId, person.id));
  const setExpiry = (id: string, expiryDate: string | null) =>
    service.call(documentCalls.setExpiry, { params: { id }, body: { expiryDate } }, { token: person.token });

  it('reminds thirty days before, follows the name, and goes with the document', async () => {
    const { documentId, blobStorageDocumentName } = await kept();
    expect((await setExpiry(documentId, '2031-05-31')).value.expiryDate).toBe('2031-05-31');
    const [reminder] = await remindersOf();
    expect(reminder).toMatchObject({
      reminderText: 'passport.pdf expires',
      completeByDate: new Date('2031-05-31T06:00:00Z'),
      earlyReminderDate: new Date('2031-05-01T06:00:00Z'),
      about: `document/${documentId}`,
      completed: false,
    });
    await service.call(
      documentCalls.rename,
      { params: { id: documentId }, body: { fileName: 'Thandi' } },
      { token: person.token },
    );
    expect((await remindersOf()).map(({ reminderText }) => reminderText)).toEqual(['Thandi.pdf expires']);
    await service.call(
      documentCalls.remove,
      { body: { fileName: blobStorageDocumentName } },
      { token: person.token },
    );
    expect(await remindersOf()).toEqual([]);
    await service.call(documentCalls.restore, { params: { id: documentId } }, { token: person.token });
    expect(await remindersOf()).toHaveLength(1);
    await setExpiry(documentId, null);
    expect(await remindersOf()).toEqual([]);
  });

  it('is a day', async () => {
    const { documentId } = await kept();
    const refused = await setExpiry(documentId, '2031-02-30');
    expect([refused.status, refused.envelope.errors]).toEqual([
      422,
      [{ path: 'expiryDate', message: 'Please select a valid date' }],
    ]);
  });
});

test('another person’s document is not found by any call, and stays as it is', async () => {
  const { documentId, blobStorageDocumentName } = await kept();
  const { value: folder } = await service.call(
    documentCalls.folder.create,
    { body: { folderName: 'Mine', folderParentId: 0 } },
    { token: person.token },
  );
  const before = [await inFolder(identity), await inFolder(folder.id)];
  const by = { token: other.token };
  const id = documentId;
  const answers = [
    await service.call(documentCalls.remove, { body: { fileName: blobStorageDocumentName } }, by),
    await service.call(documentCalls.removeSeveral, { body: { ids: [id] } }, by),
    await service.call(documentCalls.rename, { params: { id }, body: { fileName: 'stolen' } }, by),
    await service.call(documentCalls.move, { params: { fileId: id }, body: { folderId: career } }, by),
    await service.call(documentCalls.setExpiry, { params: { id }, body: { expiryDate: '2031-01-01' } }, by),
    await service.call(documentCalls.restore, { params: { id } }, by),
    await service.call(documentCalls.removeForGood, { params: { id } }, by),
    await service.call(
      documentCalls.folder.rename,
      { params: { folderId: folder.id }, body: { folderName: 'x' } },
      by,
    ),
    await service.call(documentCalls.folder.remove, { params: { folderId: folder.id } }, by),
    await service.call(documentCalls.foldersWithin, { params: { parentId: folder.id } }, by),
    await service.call(documentCalls.documentsPerFolder, { params: { folderId: folder.id }, query: {} }, by),
    await upload(fileOf(pdf(), 'a.pdf'), folder.id, other),
  ];
  expect(answers.map(({ status, envelope }) => [status, envelope.errorMessage])).toEqual(
    answers.map(() => [404, 'Not found']),
  );
  const stolen = await download(blobStorageDocumentName, other);
  expect([stolen.status, await stolen.text()]).toEqual([404, expect.stringContaining('Not found')]);
  for (const name of ['../../secrets', 'x', `${blobStorageDocumentName}/..`, '']) {
    expect((await download(name)).status).toBe(404);
  }
  expect([await inFolder(identity), await inFolder(folder.id)]).toEqual(before);
});

test('a file that comes while the account is deleted is refused, and leaves nothing', async () => {
  const before = await filesOnDisk('blobs/documents');
  // Caches the session first: the service then trusts it for some seconds.
  await quota();
  await service.database.delete(accounts).where(eq(accounts.id, person.id));
  const { status, envelope } = await upload(fileOf(pdf(), 'passport.pdf'));
  expect([status, envelope.errorMessage]).toEqual([401, 'Please sign in']);
  expect(await filesOnDisk('blobs/documents')).toEqual(before);
});

test('no folder remains inside one that is deleted at the same moment', async () => {
  const make = (folderName: string, folderParentId: number) =>
    service.call(
      documentCalls.folder.create,
      { body: { folderName, folderParentId } },
      { token: person.token },
    );
  for (let round = 0; round < 10; round += 1) {
    const parent = (await make(`Parent ${round}`, 0)).value.id;
    const [made, removed] = await Promise.all([
      make('Child', parent),
      service.call(documentCalls.folder.remove, { params: { folderId: parent } }, { token: person.token }),
    ]);
    // Either outcome is fine: the parent keeps its child, or the child finds no parent.
    expect([made.status, removed.status]).toEqual(made.status === 404 ? [404, 200] : [made.status, 422]);
  }
});
