import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { calls, nextOfKin, toBody } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { exporting } from '../../areas/personal-data/exports.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';
import { confirmSession } from '../step-up/session-confirmation.ts';
import { pendingBlobs } from '../blobs/tables.ts';
import { openFreeSpace } from './free-space.ts';
import { RESERVED_FOR_DATABASE, RESERVED_FOR_FILES } from './room.ts';

let service: TestService;
let thandi: SignedIn;
let folderId: number;
let free = Infinity;
beforeAll(async () => {
  service = await startService();
  service.services.freeSpace = async () => free;
});
beforeEach(async () => {
  free = Infinity;
  thandi = await signedIn(service);
  const { value } = await service.call(calls.documents.folders, {}, { token: thandi.token });
  folderId = value[0]?.id ?? 0;
});
afterAll(() => service.close());

const SENTENCE = 'There is no room to save anything right now. Nothing was changed. Please try again later.';

const add = (lastName: string) =>
  service.call(
    calls.details.nextOfKin.create,
    {
      body: toBody(nextOfKin, {
        titleID: 1,
        firstName: 'Nomsa',
        lastName,
        relationshipID: 1,
        contactDetails: '0711234567',
      }) as never,
    },
    { token: thandi.token },
  );
const kept = async () =>
  (await service.call(calls.details.nextOfKin.list, { query: {} }, { token: thandi.token })).value as {
    lastName: string;
  }[];
const upload = () =>
  service.call(
    calls.documents.upload,
    { body: { FolderId: folderId }, file: new File(['Gross pay: 100'], 'payslip.txt') } as never,
    { token: thandi.token },
  );
const filesIn = (name: string): Promise<string[]> =>
  readdir(join(service.configuration.dataDir, name)).catch(() => []);

const refused = ({ status, headers, envelope }: Awaited<ReturnType<typeof add>>) => [
  status,
  headers.get('retry-after'),
  envelope.errorMessage,
];

test('before the disk is full writes are refused with a sentence, reads go on, and it takes them again', async () => {
  expect((await add('Before')).status).toBe(201);
  free = RESERVED_FOR_DATABASE - 1;
  expect(refused(await add('Meanwhile'))).toEqual([507, '60', SENTENCE]);
  expect((await kept()).map(({ lastName }) => lastName)).toEqual(['Before']);
  free = RESERVED_FOR_DATABASE;
  expect((await add('After')).status).toBe(201);
  expect((await kept()).map(({ lastName }) => lastName)).toEqual(['Before', 'After']);
});

test('calls that save nothing are still answered, whatever their method', async () => {
  free = RESERVED_FOR_DATABASE - 1;
  // Fails on the weather's unreachable server, and not on the full disk.
  const place = { body: { latitude: -33.92, longitude: 18.42 } };
  expect((await service.call(calls.weather.current, place)).status).toBe(503);
  const token = { body: { token: 'a'.repeat(43) } };
  expect((await service.call(calls.personalData.exportLink, token)).status).toBe(404);
});

test('files are refused earlier than anything else, before a byte of them is kept', async () => {
  const before = await filesIn('blobs/documents');
  free = RESERVED_FOR_FILES - 1;
  expect((await upload()).status).toBe(507);
  expect((await add('Beside')).status).toBe(201);
  expect([await filesIn('uploads'), await filesIn('blobs/documents')]).toEqual([[], before]);
  free = Infinity;
  expect((await upload()).status).toBe(201);
});

test('a file store that runs full is told by the same sentence, and nothing of the file stays', async () => {
  const { blobs } = service.services;
  const { put } = blobs;
  blobs.put = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  try {
    const { status, envelope } = await upload();
    expect([status, envelope.errorMessage]).toEqual([507, SENTENCE]);
  } finally {
    blobs.put = put;
  }
  expect(await service.database.select().from(pendingBlobs)).toEqual([]);
  expect(await filesIn('uploads')).toEqual([]);
  expect((await upload()).status).toBe(201);
});

test('a database that runs full is told by the same sentence, keeps what it answered, and logs no name', async () => {
  expect((await add('Kept')).status).toBe(201);
  await service.database.execute(sql`
    create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await service.database.execute(
    sql`create trigger no_room before insert on next_of_kin for each row execute function no_room()`,
  );
  try {
    expect(refused(await add('Zanele-Unsaved'))).toEqual([507, '60', SENTENCE]);
  } finally {
    await service.database.execute(sql`drop trigger no_room on next_of_kin`);
    await service.database.execute(sql`drop function no_room`);
  }
  expect((await kept()).map(({ lastName }) => lastName)).toEqual(['Kept']);
  expect((await add('After')).status).toBe(201);
  const log = service.logged().join('');
  expect(log).toContain('"event":"disk full"');
  expect(log).not.toContain('Zanele-Unsaved');
});

test('a copy of one’s data waits for room, with all of its attempts left', async () => {
  await confirmSession(service.database, service.clock, thandi.sessionId);
  await service.call(calls.personalData.requestExport, {}, { token: thandi.token });
  const state = async () =>
    (await service.call(calls.personalData.exportState, {}, { token: thandi.token })).value?.state;
  free = 0;
  for (let round = 0; round < 4; round += 1) {
    await runJobs(service.services, exporting, { isEarly: true });
  }
  expect(await state()).toBe('being made');
  free = Infinity;
  await runJobs(service.services, exporting, { isEarly: true });
  expect(await state()).toBe('ready');
});

test('the system says how much room there is, and nothing where it cannot be asked', async () => {
  expect(await openFreeSpace(service.configuration.dataDir)()).toBeGreaterThan(0);
  expect(await openFreeSpace(join(service.configuration.dataDir, 'none'))()).toBe(Infinity);
});
