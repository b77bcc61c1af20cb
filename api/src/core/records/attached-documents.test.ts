import { buffer } from 'node:stream/consumers';
import {
  attachedDocument,
  calls,
  itemsOf,
  NOT_YOUR_FILE,
  record,
  required,
  singlePaths,
  singleRecordCalls,
  tableCalls,
  tablePaths,
  text,
} from '@phila/contract';
import type { PersonsDocument } from '@phila/contract';
import { archiveOf } from '../../areas/personal-data/archive.ts';
import { makeTables } from '../../testing/make-tables.ts';
import { pixelPng } from '../../testing/form-body.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { area } from '../area.ts';
import { confirmSession } from '../step-up/session-confirmation.ts';
import { ownedTable } from './owned-table.ts';
import { singleRecord } from './single-record.ts';

/* Specification: records, "Attached documents". */

const lease = record({
  title: 'Lease',
  paths: tablePaths('/Leases'),
  fields: {
    place: text('Place', required('Required', 40)),
    contract: attachedDocument('Contract', { folder: 'wealth' }, required('Please attach the contract')),
    inventory: attachedDocument('Inventory', { folder: 'wealth' }),
  },
});
const will = record({
  title: 'Will',
  paths: singlePaths('/Will', '/Will'),
  fields: { where: text('Where it is'), copy: attachedDocument('Copy', { folder: 'identity' }) },
});
const papers = area({
  name: 'papers',
  records: { leases: ownedTable('leases', lease), wills: singleRecord('wills', will) },
});
const leaseCalls = tableCalls(lease);
const willCalls = singleRecordCalls(will);

let service: TestService;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService({ areas: [papers], settings: { LIMIT_UPLOAD: '1000000/1s' } });
  await makeTables(service.database, {
    leases: papers.records['leases']?.table,
    wills: papers.records['wills']?.table,
  });
});
beforeEach(async () => {
  thandi = await signedIn(service);
  sipho = await signedIn(service);
});
afterAll(() => service.close());

const upload = async ({ token }: SignedIn, name: string): Promise<PersonsDocument> =>
  (
    await service.call(
      calls.documents.upload,
      { body: { FolderId: 3 }, file: new File([pixelPng], name) },
      { token },
    )
  ).value;
const trash = ({ token }: SignedIn, ...files: PersonsDocument[]) =>
  service.call(
    calls.documents.removeSeveral,
    { body: { ids: files.map(({ documentId }) => documentId) } },
    { token },
  );
const asRead = ({ documentId, originalDocumentName, blobStorageDocumentName }: PersonsDocument) => ({
  documentId,
  originalDocumentName,
  blobStorageDocumentName,
});
const add = ({ token }: SignedIn, body: object) =>
  service.call(
    leaseCalls.create,
    { body: { place: 'Durban', inventory: null, ...body } as never },
    { token },
  );
const change = ({ token }: SignedIn, id: string, body: object) =>
  service.call(leaseCalls.update, { params: { id }, body: body as never }, { token });
const list = async ({ token }: SignedIn, query: object = {}) =>
  itemsOf((await service.call(leaseCalls.list, { query }, { token })).value);

test('a file is saved as its id and read with its name', async () => {
  const [contract, inventory] = [await upload(thandi, 'contract.png'), await upload(thandi, 'list.png')];
  const made = await add(thandi, { contract: contract.documentId });
  expect(made.value).toMatchObject({ contract: asRead(contract), inventory: null, version: 1 });
  // Sends the read row back unchanged: the service ignores the document's name.
  const changed = await change(thandi, made.value.id, {
    contract: made.value.contract,
    inventory: inventory.documentId.toUpperCase(),
  });
  expect(changed.value).toMatchObject({ contract: asRead(contract), inventory: asRead(inventory) });
  expect(await list(thandi)).toEqual([changed.value]);
  await service.call(
    calls.documents.rename,
    { params: { id: contract.documentId }, body: { fileName: 'signed.png' } },
    { token: thandi.token },
  );
  const kept = await change(thandi, made.value.id, { place: 'eThekwini', inventory: null });
  expect(kept.value).toMatchObject({
    place: 'eThekwini',
    contract: { originalDocumentName: 'signed.png' },
    inventory: null,
  });
});

test('a file that is not the person’s own is refused at its field, whether there is one or not', async () => {
  const contract = await upload(thandi, 'contract.png');
  const foreign = await upload(sipho, 'foreign.png');
  const trashed = await upload(thandi, 'trashed.png');
  expect((await trash(thandi, trashed)).status).toBe(200);
  const { value: row } = await add(thandi, { contract: contract.documentId });
  const before = await list(thandi);
  for (const id of [
    foreign.documentId,
    foreign.blobStorageDocumentName,
    sipho.id,
    trashed.documentId,
    '01935000-0000-7000-8000-0123456789ab',
    'x',
    { documentId: foreign.documentId },
  ]) {
    const errors = [{ path: 'inventory', message: NOT_YOUR_FILE }];
    for (const answer of [
      await add(thandi, { contract: contract.documentId, inventory: id }),
      await change(thandi, row.id, { inventory: id }),
    ])
      expect([id, answer.status, answer.envelope.errors]).toEqual([id, 422, errors]);
    const single = await service.call(
      willCalls.update,
      { body: { copy: id } as never },
      { token: thandi.token },
    );
    expect([id, single.status, single.envelope.errors]).toEqual([
      id,
      422,
      [{ path: 'copy', message: NOT_YOUR_FILE }],
    ]);
  }
  for (const id of [7, true, {}, { documentId: {} }, [foreign.documentId], 'x'.repeat(100_000)]) {
    const answer = await add(thandi, { contract: contract.documentId, inventory: id });
    expect([answer.status, answer.envelope.errors?.map(({ path }) => path)]).toEqual([422, ['inventory']]);
  }
  expect(await list(thandi)).toEqual(before);
  const missing = await add(thandi, { contract: null });
  expect(missing.envelope.errors).toEqual([{ path: 'contract', message: 'Please attach the contract' }]);
});

test('the database itself refuses another person’s file', async () => {
  const foreign = await upload(sipho, 'foreign.png');
  const { table } = papers.records['wills'] ?? {};
  if (table === undefined) throw new Error('no table');
  const values = { personId: thandi.id, version: 1, copy: foreign.documentId };
  await expect(service.database.insert(table).values(values as never)).rejects.toMatchObject({
    cause: { code: '23503' },
  });
});

test('a file that is attached is not deleted, and a sentence says where it is attached', async () => {
  const [contract, other] = [await upload(thandi, 'contract.png'), await upload(thandi, 'other.png')];
  const { value: row } = await add(thandi, { contract: contract.documentId });
  const refusal =
    'contract.png is attached to an entry of Lease. Choose another file there, or none, and try again.';
  const one = await service.call(
    calls.documents.remove,
    { body: { fileName: contract.blobStorageDocumentName } },
    { token: thandi.token },
  );
  expect([one.status, one.envelope.errorMessage]).toEqual([409, refusal]);
  const several = await trash(thandi, other, contract);
  expect([several.status, several.envelope.errorMessage]).toEqual([409, refusal]);
  // Deletes none of several documents if any is attached.
  expect((await add(thandi, { contract: other.documentId })).status).toBe(201);
  await service.call(
    willCalls.update,
    { body: { copy: other.documentId } as never },
    { token: thandi.token },
  );
  await change(thandi, row.id, { contract: other.documentId });
  expect((await trash(thandi, contract)).status).toBe(200);
  for (const { id } of await list(thandi))
    await service.call(leaseCalls.remove, { params: { id } }, { token: thandi.token });
  expect((await trash(thandi, other)).envelope.errorMessage).toMatch(/^other\.png .* entry of Will\./);
  await service.call(willCalls.update, { body: { copy: null } as never }, { token: thandi.token });
  expect((await trash(thandi, other)).status).toBe(200);
  expect((await service.call(calls.documents.emptyTrash, {}, { token: thandi.token })).status).toBe(200);
});

test('attached and deleted at the same moment, one of both is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const file = await upload(thandi, `file ${round}.png`);
    const [added, trashed] = await Promise.all([
      add(thandi, { contract: file.documentId }),
      trash(thandi, file),
    ]);
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([added.status, trashed.status]);
  }
});

test('rows are searched and sorted by the names of their files', async () => {
  const [a, b] = [await upload(thandi, 'Alpha.png'), await upload(thandi, 'beta.png')];
  await add(thandi, { place: 'One', contract: b.documentId });
  await add(thandi, { place: 'Two', contract: a.documentId });
  const places = async (query: object) => (await list(thandi, query)).map(({ place }) => place);
  expect(await places({ Sort: 'contract' })).toEqual(['Two', 'One']);
  expect(await places({ Sort: '-contract' })).toEqual(['One', 'Two']);
  expect(await places({ SearchTerm: 'BETA' })).toEqual(['One']);
  expect(await places({ SearchTerm: 'gamma' })).toEqual([]);
});

test('the copy of a person’s data holds reference and file, and both go with the person', async () => {
  const contract = await upload(thandi, 'contract.png');
  await add(thandi, { contract: contract.documentId });
  const files = await unzipped(
    await buffer(await archiveOf(service.services, thandi.id, service.clock.now())),
  );
  const json = JSON.parse(files.get('your-data.json')?.toString() ?? '') as { leases: object[] };
  expect(json.leases).toMatchObject([{ contract: asRead(contract) }]);
  expect(files.get('your-data.html')?.toString()).toContain('<dt>Contract</dt><dd>contract.png</dd>');
  expect([...files.keys()]).toContain('documents/Wealth/contract.png');
  await confirmSession(service.database, service.clock, thandi.sessionId);
  const deleted = await service.call(calls.personalData.deleteAccount, {}, { token: thandi.token });
  expect(deleted.status).toBe(200);
  expect(await papers.records['leases']?.held(service.database, thandi.id)).toEqual([]);
});
