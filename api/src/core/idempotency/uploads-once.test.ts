import {
  calls,
  documentFolders,
  needsPerson,
  resourceCalls,
  shopCategory,
  shopProduct,
} from '@phila/contract';
import { eq } from 'drizzle-orm';
import { areas } from '../../areas.ts';
import { serviceCalls } from '../area.ts';
import { auditEntries } from '../audit/tables.ts';
import { pendingBlobs } from '../blobs/tables.ts';
import { documents } from '../../areas/documents/tables.ts';
import { shopCategories } from '../../areas/shop/tables.ts';
import { pixelFile } from '../../testing/form-body.ts';
import { asItIs } from '../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { addProduct } from '../../testing/shop/shopper.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { KEY_USED } from './answer-once.ts';

const KEY = '4'.repeat(32);

let service: TestService;
let thandi: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_UPLOAD: '100000/1m' } });
});
beforeEach(async () => {
  thandi = await signedIn(service);
  manager = await signedIn(service, { role: 'catalogueManager' });
});
afterAll(() => service.close());

const by = ({ token }: SignedIn, key: string | null = KEY) => ({
  token,
  headers: key === null ? {} : { 'idempotency-key': key },
});
const pdf = (text: string, name = 'payslip.pdf') => new File([`%PDF-1.7\n${text}\n%%EOF`], name);
const upload = (file: File, key: string | null = KEY, person = thandi) =>
  service.call(
    calls.documents.upload,
    { body: { FolderId: documentFolders.identity }, file },
    by(person, key),
  );
const documentsOf = ({ id }: SignedIn) => service.database.$count(documents, eq(documents.personId, id));

test('every call of a person that takes a file and keeps something takes a key', () => {
  const without = serviceCalls(areas).filter(
    ({ call: { access, upload: taken, idempotencyKey, saves } }) =>
      taken !== undefined && needsPerson(access) && saves !== false && idempotencyKey !== true,
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('a document that is sent again is answered with the first one, and kept once', async () => {
  const first = await upload(pdf('one'));
  const again = await upload(pdf('one'));
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.envelope).toEqual(first.envelope);
  expect(await documentsOf(thandi)).toBe(1);
  expect(await service.database.$count(pendingBlobs)).toBe(0);
  // Without the key, the same file is stored again.
  await upload(pdf('one'), '5'.repeat(32));
  await upload(pdf('one'), null);
  expect(await documentsOf(thandi)).toBe(3);
});

test('five times at once it is kept once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload(pdf('one'))));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map(({ value }) => value.documentId)).size).toBe(1);
  expect(await documentsOf(thandi)).toBe(1);
});

test('with other bytes, another name or other fields it is refused, with the document that was kept', async () => {
  const first = await upload(pdf('one'));
  for (const other of [pdf('two'), pdf('one', 'contract.pdf')])
    expect(await upload(other)).toMatchObject({
      status: 422,
      envelope: { errorMessage: KEY_USED, value: first.value },
    });
  expect(await documentsOf(thandi)).toBe(1);
});

test('the key of one person is another request of the next, and a refused file uses none up', async () => {
  const sipho = await signedIn(service);
  expect((await upload(new File(['MZ'], 'setup.exe'))).status).toBe(415);
  expect((await upload(pdf('one'))).status).toBe(201);
  expect((await upload(pdf('one'), KEY, sipho)).status).toBe(201);
  expect([await documentsOf(thandi), await documentsOf(sipho)]).toEqual([1, 1]);
});

test('a file of rows that is sent again adds them once, and answers with the operation of the first time', async () => {
  const { importRows } = resourceCalls(shopCategory);
  const send = () =>
    service.call(
      importRows,
      {
        body: { dryRun: 'false' },
        file: new File(['Name,Position,Shown in the shop\nOnce only,1,Yes\n'], 'rows.csv'),
      },
      by(manager),
    );
  const [first, again] = [await send(), await send()];
  expect(first.value.rows).toMatchObject([{ verdict: 'added' }]);
  expect(again.envelope).toEqual(first.envelope);
  expect(await service.database.$count(shopCategories, eq(shopCategories.name, 'Once only'))).toBe(1);
});

test('a picture that is sent again is one change of its row', async () => {
  const { savePicture } = resourceCalls(shopProduct);
  if (savePicture === undefined) throw new Error('A product has pictures');
  const id = await addProduct(service, 10_000);
  const [picture = ''] = Object.keys(shopProduct.pictures);
  const { params, query } = await asItIs(service, shopProduct, id, manager);
  const send = () =>
    service.call(
      savePicture,
      { params: { ...params, picture: picture as never }, query, file: pixelFile() },
      by(manager),
    );
  const [first, again] = [await send(), await send()];
  expect([first.status, again.envelope]).toEqual([200, first.envelope]);
  expect(await service.database.$count(auditEntries, eq(auditEntries.operation, first.value.operation))).toBe(
    1,
  );
  expect(first.value.row.version).toBe(again.value.row.version);
});
