import { biographical, calls, nextOfKin, toBody } from '@phila/contract';
import { readBack } from '@phila/cv-template/read-back';
import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { areas, tables } from '../../areas.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';
import { unzipped } from '../../testing/unzipped.ts';
import { safePaths } from './archive.ts';
import { confirmSession } from '../../core/step-up/session-confirmation.ts';
import { removeNotedBlobs } from '../../core/blobs/removal.ts';
import { blobRemovals } from '../../core/blobs/tables.ts';
import { exporting, tidyExports } from './exports.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { dataExports } from './tables.ts';
import { OWNER_COLUMNS } from '../../core/personal-data/held-rows.ts';
import { HOUR } from '../../core/durations.ts';
import { altered } from '../../testing/altered.ts';

let service: TestService;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  // Lets access tokens live longer than the days that the test advances.
  service = await startService({ settings: { ACCESS_TOKEN_LIFETIME: '90d' } });
});
beforeEach(async () => {
  thandi = await signedIn(service);
  sipho = await signedIn(service);
});
afterAll(() => service.close());

const ask = async ({ token, sessionId }: SignedIn) => {
  // Confirms as a password just given would: the clock moves by hours below.
  await confirmSession(service.database, service.clock, sessionId);
  return service.call(calls.personalData.requestExport, {}, { token });
};
const state = async ({ token }: SignedIn) =>
  (await service.call(calls.personalData.exportState, {}, { token })).value;
/** Runs the jobs without pauses between attempts. */
const makeExports = async () => {
  await tidyExports(service.services);
  await runJobs(service.services, exporting, { isEarly: true });
};
const linkMailedTo = async ({ email }: SignedIn): Promise<string | null> => {
  const mail = (await service.mail()).findLast(
    ({ recipient, subject }) => recipient === email && subject === 'Your data from Phila is ready',
  );
  return /\/your-data#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? null;
};
const download = (token: string) =>
  fetch(`${service.url}/api/v1/Account/export/download`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
const made = async (person: SignedIn) => {
  await ask(person);
  await makeExports();
  const token = await linkMailedTo(person);
  return {
    token: token ?? '',
    files: await unzipped(Buffer.from(await (await download(token ?? '')).arrayBuffer())),
  };
};
const blobs = async (): Promise<string[]> => {
  try {
    return await readdir(join(service.configuration.dataDir, 'blobs', 'exports'));
  } catch {
    return [];
  }
};

describe('the contents of an export', () => {
  test('is every table that says whose its rows are', () => {
    const covered = new Set(
      areas.flatMap(({ personal: { parts } }) => parts.flatMap((part) => part.tables.map(getTableName))),
    );
    const personal = tables
      .filter((table) => OWNER_COLUMNS.some((name) => name in getTableColumns(table)))
      .map((table) => getTableName(table));
    expect(personal.length).toBeGreaterThan(10);
    expect(personal.filter((name) => !covered.has(name))).toEqual([]);
  });

  test('has a name of its own for each part', () => {
    const names = areas.flatMap(({ personal: { parts } }) => parts.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });

  test('is everything that the person saved, as JSON and as a page in words, and nothing of anybody else', async () => {
    const titleRow = {
      titleID: 1,
      firstName: 'Nomsa',
      lastName: 'Mokoena',
      relationshipID: 1,
      contactDetails: '0711234567',
    };
    const details = {
      firstName: 'Thandi <b>',
      lastName: 'Mokoena',
      titleID: 3,
      identityNumber: '9202204720083',
      languages: [2],
    };
    await service.call(
      calls.details.updateBiographicalDetails,
      { body: toBody(biographical, { ...details, firstName: 'Thandi' }) },
      { token: thandi.token },
    );
    await service.call(
      calls.details.nextOfKin.create,
      { body: toBody(nextOfKin, titleRow) as never },
      { token: thandi.token },
    );
    await service.call(
      calls.details.nextOfKin.create,
      { body: toBody(nextOfKin, { ...titleRow, firstName: 'Bongani' }) as never },
      { token: sipho.token },
    );
    const { files } = await made(thandi);
    expect([...files.keys()]).toEqual(['your-data.html', 'your-data.json', 'your-data.pdf']);
    const json = JSON.parse(files.get('your-data.json')?.toString() ?? '') as Record<string, unknown[]>;
    expect(json).toMatchObject({
      account: [{ email: thandi.email, hasPassword: false }],
      biographicalDetails: [{ identityNumber: '9202204720083' }],
      nextOfKinDetails: [{ firstName: 'Nomsa' }],
      sessions: [{ userAgent: 'test' }],
      securityLog: [{ event: 'data export asked' }],
    });
    const page = files.get('your-data.html')?.toString() ?? '';
    expect(page).toContain('<dt>ID number</dt><dd>9202204720083</dd>');
    expect(page).toMatch(/<dt>Relationship<\/dt><dd>[A-Z][a-z]+/);
    expect(page).not.toMatch(/<script|<img|https?:\/\//);
    const printed = await readBack(files.get('your-data.pdf') ?? Buffer.from(''));
    expect(printed.info).toMatchObject({ Title: 'What Phila holds about you', Language: 'en-ZA' });
    for (const part of ['ID number 9202204720083', 'Nomsa', thandi.email])
      expect(printed.text).toContain(part);
    expect(printed.outline).toContain('Biographical (1)');
    expect(`${page}${JSON.stringify(json)}${printed.text}`).not.toMatch(
      /Bongani|passwordHash|argon2|tokenHash/,
    );
  });
});

describe('asking for it', () => {
  test('begins nothing in the request, and is the same while it is being made', async () => {
    expect(await state(thandi)).toBeNull();
    const first = await ask(thandi);
    expect([first.status, first.value]).toMatchObject([
      201,
      { state: 'being made', availableUntil: null, size: null },
    ]);
    expect((await ask(thandi)).value).toEqual(first.value);
    await makeExports();
    expect(await state(thandi)).toMatchObject({
      state: 'ready',
      size: expect.any(Number),
      requestedAt: first.value.requestedAt,
    });
    expect(await state(sipho)).toBeNull();
  });

  test('many times at once makes one', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(thandi)));
    expect(new Set(answers.map(({ value }) => value.requestedAt)).size).toBe(1);
    await makeExports();
    const mails = (await service.mail()).filter(({ recipient }) => recipient === thandi.email);
    expect(mails).toHaveLength(1);
  });

  test('is done at most five times a day', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect((await ask(thandi)).status).toBe(201);
      await makeExports();
    }
    expect((await ask(thandi)).status).toBe(429);
  });
});

describe('the link', () => {
  test('gives the archive to any holder of the link, for a day, more than once', async () => {
    const { token } = await made(thandi);
    const link = await service.call(calls.personalData.exportLink, { body: { token } });
    const reply = await download(token);
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="phila-your-data-\d{4}-\d\d-\d\d\.zip"/,
    );
    expect((await reply.arrayBuffer()).byteLength).toBe(link.value.size);
    service.clock.advance(23 * HOUR);
    expect((await download(token)).status).toBe(200);
    service.clock.advance(HOUR);
    const [late, told] = [
      await download(token),
      await service.call(calls.personalData.exportLink, { body: { token } }),
    ];
    expect([late.status, told.status, told.envelope.errorMessage]).toEqual([
      404,
      404,
      'This link has expired, is not complete, or a newer copy was asked for. You can ask again in Settings.',
    ]);
    expect(await state(thandi)).toMatchObject({ state: 'expired' });
  });

  test('opens nothing any more once another copy is asked for, and the archive goes', async () => {
    const before = await blobs();
    const { token } = await made(thandi);
    const [own] = (await blobs()).filter((name) => !before.includes(name));
    const { token: hers } = await made(sipho);
    await ask(thandi);
    const [old, link] = [
      await download(token),
      await service.call(calls.personalData.exportLink, { body: { token } }),
    ];
    expect([old.status, link.status, (await download(hers)).status]).toEqual([404, 404, 200]);
    await removeNotedBlobs(service.services);
    expect(own).toBeDefined();
    expect(await blobs()).not.toContain(own);
    // Returns the same archive for a second request while it is being made.
    await ask(thandi);
    await makeExports();
    const next = await linkMailedTo(thandi);
    expect(next).not.toBe(token);
    expect((await download(next ?? '')).status).toBe(200);
    expect((await download(token)).status).toBe(404);
  });

  test('ends with signing out everywhere, and the archive goes', async () => {
    const before = await blobs();
    const { token } = await made(thandi);
    const own = (await blobs()).filter((name) => !before.includes(name));
    const { token: hers } = await made(sipho);
    await confirmSession(service.database, service.clock, thandi.sessionId);
    await service.call(calls.account.endEverySession, {}, { token: thandi.token });
    expect([(await download(token)).status, (await download(hers)).status]).toEqual([404, 200]);
    expect((await service.call(calls.personalData.exportLink, { body: { token } })).status).toBe(404);
    service.clock.advance(1);
    await makeExports();
    await removeNotedBlobs(service.services);
    expect(own).toHaveLength(1);
    expect(await blobs()).not.toContain(own[0]);
  });

  test('is in no log, and no other token opens anything', async () => {
    const { token } = await made(thandi);
    await made(sipho);
    const other = altered(token);
    expect((await download(other)).status).toBe(404);
    expect((await download('../../etc')).status).toBe(422);
    const log = service.logged().join('');
    expect(log.includes(token) || log.includes(thandi.email)).toBe(false);
  });

  test('leads nowhere once the account is deleted, and the archive is gone', async () => {
    const before = await blobs();
    const { token } = await made(thandi);
    const own = (await blobs()).filter((name) => !before.includes(name));
    expect(own).toHaveLength(1);
    await service.call(calls.personalData.deleteAccount, {}, { token: thandi.token });
    expect((await download(token)).status).toBe(404);
    expect(await blobs()).not.toContain(own[0]);
  });

  test('is swept up with its archive after its day', async () => {
    await made(thandi);
    service.clock.advance(25 * HOUR);
    await makeExports();
    await removeNotedBlobs(service.services);
    expect(await blobs()).toEqual([]);
  });
});

describe('the work', () => {
  test('begins again where the server died that had begun it, and removes what that one had written', async () => {
    const key = 'exports/01890000-0000-7000-8000-000000000001';
    await ask(thandi);
    await service.database
      .update(dataExports)
      .set({ blobKey: key })
      .where(eq(dataExports.accountId, thandi.id));
    await makeExports();
    expect(await state(thandi)).toMatchObject({ state: 'ready' });
    expect(await service.database.select().from(blobRemovals)).toMatchObject([{ key }]);
    await removeNotedBlobs(service.services);
  });

  test('is given up after a day if no server works on it any more', async () => {
    await ask(thandi);
    await service.services.jobs.boss.deleteQueuedJobs(exporting.name);
    service.clock.advance(25 * HOUR);
    await makeExports();
    expect(await state(thandi)).toMatchObject({ state: 'failed' });
  });

  test('is given up after three attempts, and the person may ask again', async () => {
    await ask(thandi);
    const { blobs: store } = service.services;
    const { put } = store;
    let attempts = 0;
    store.put = async () => {
      attempts += 1;
      throw new Error('disk full');
    };
    for (let i = 0; i < 4; i += 1) {
      await makeExports();
      service.clock.advance(HOUR);
    }
    store.put = put;
    expect(attempts).toBe(3);
    expect(await state(thandi)).toMatchObject({ state: 'failed' });
    const { failed } = service.services.jobs;
    const [shown] = await failed.list({ size: 1 });
    expect(shown).toMatchObject({ name: 'export', attempts: 3, reason: 'Error' });
    await failed.forget([shown?.id ?? ''], service.database);
    expect((await ask(thandi)).value).toMatchObject({ state: 'being made' });
    await makeExports();
    expect(await state(thandi)).toMatchObject({ state: 'ready' });
  });
});

test('names in the archive can be unpacked anywhere, and none hides another', () => {
  const key = 'documents/01890000-0000-7000-8000-000000000001';
  const paths = [
    'documents/../../etc/passwd',
    'documents/a.pdf',
    'documents/A.PDF',
    'documents/con:|?.txt',
    `documents/${'x'.repeat(300)}.pdf`,
    null,
  ];
  expect(safePaths(paths.map((path) => ({ key, path }))).map(({ path }) => path)).toEqual([
    'documents/_/_/etc/passwd',
    'documents/a.pdf',
    'documents/A (2).PDF',
    'documents/con___.txt',
    `documents/${'x'.repeat(116)}.pdf`,
  ]);
});
