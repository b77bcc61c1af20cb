import { calls, type HandedPaper, type PaperState } from '@phila/contract';
import { isShort } from '@phila/tooling/tests/extent';
import { and, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { unconfirmMemberships } from '../../core/accounts/membership.ts';
import { accounts, profiles } from '../../core/accounts/tables.ts';
import { auditEntries } from '../../core/audit/tables.ts';
import { blobRemovals } from '../../core/blobs/tables.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { demoPdf } from '../../core/demo/demo-pdf.ts';
import { DAY } from '../../core/durations.ts';
import {
  addOrganisations,
  employ,
  employee,
  IMBALI,
  supply,
  tokenAt,
  UMOYA,
} from '../../testing/employer/employ.ts';
import { send } from '../../testing/json-request.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';
import { bellNotices } from '../messaging/tables.ts';
import { handingPapersOver } from './handing-over.ts';
import { personal } from './personal.ts';
import { readingPapers } from './reading.ts';
import { retention } from './retention.ts';
import { paperBatches, papers } from './tables.ts';

const admin = calls.papers;
const NOW = new Date('2026-11-30T09:00:00Z');
const { guid } = UMOYA;
const ID = '8704150183084';

let service: TestService;
let hr: SignedIn;
let others: SignedIn;
let sipho: SignedIn;
let nomsa: SignedIn;
let unasked: SignedIn;

const suppliedId = (identityNumber: string | null) => ({ personal: { identityNumber } }) as never;

beforeAll(async () => {
  service = await startService({ now: NOW, settings: { LIMIT_PAPERS: '10000/1m', LIMIT_MAIL: '10000/1d' } });
  await addOrganisations(service);
  const role = 'organisationAdministrator';
  hr = await signedIn(service, { role, roleAt: UMOYA.osNo, isConfirmed: 'throughout' });
  others = await signedIn(service, { role, roleAt: IMBALI.osNo, isConfirmed: 'throughout' });
  sipho = await signedIn(service, { email: 'sipho@example.org' });
  nomsa = await signedIn(service, { email: 'nomsa@example.org' });
  unasked = await signedIn(service, { email: 'unasked@example.org' });
  await employ(
    service,
    UMOYA.osNo,
    { ...employee('UE-1001', 'sipho@example.org', suppliedId(ID)), firstName: 'Sipho', lastName: 'Naidoo' },
    {
      ...employee('4711', 'nomsa@example.org', suppliedId('9107235624081')),
      firstName: 'Nomsa',
      lastName: 'Khumalo',
    },
  );
  // On record and with an account, and has not answered.
  await supply(service, UMOYA.osNo, employee('UE-1009', 'unasked@example.org', suppliedId('9509305542087')));
});
afterAll(() => service.close());

/** A PDF that differs from any other by a line of its own. */
const pdf = (name: string, ...lines: string[]) =>
  new File(
    [new Uint8Array(demoPdf('Payslip', [...lines, randomBytes(6).toString('hex').replaceAll(/\d/g, 'x')]))],
    name,
  );
const begin = async (title = 'November 2026', as = hr) =>
  (await service.call(admin.addBatch, { params: { guid }, body: { kind: 'payslip', title } }, as)).value;
const add = (batchId: string, file: File, as = hr) =>
  service.call(admin.addPaper, { params: { guid, batchId }, file }, as);
const read = async () => {
  while ((await runJobs(service.services, readingPapers, { isEarly: true })) > 0);
};
const handAll = async () => {
  while ((await runJobs(service.services, handingPapersOver, { isEarly: true })) > 0);
};
const listed = async (batchId: string, query: { State?: PaperState; PageSize?: number } = {}) =>
  (
    await service.call(
      admin.papersOfBatch,
      { params: { guid, batchId }, query: { PageSize: 100, ...query } as never },
      hr,
    )
  ).value;
const batchOf = async (batchId: string) =>
  (await service.call(admin.batchById, { params: { guid, batchId } }, hr)).value;
const handOver = (batchId: string, as = hr) =>
  service.call(admin.handOver, { params: { guid, batchId } }, as);
const own = async (as: SignedIn) =>
  (await service.call(admin.receivedPapers, {}, as)).value.flatMap((one) => one.papers);
const open = (paperId: string, as: SignedIn) =>
  send(`${service.url}/api/v1${admin.receivedPaperFile.path.replace('{paperId}', paperId)}`, as);
/** A batch with one paper that Sipho has. */
const handed = async (title?: string) => {
  const batch = await begin(title);
  await add(batch.id, pdf('UE-1001.pdf'));
  await read();
  await handOver(batch.id);
  await handAll();
  const [paper] = (await listed(batch.id)).items;
  return { batchId: batch.id, paper: paper as HandedPaper };
};

test('each file is given to the confirmed member that it names, or says why not', async () => {
  const { id } = await begin();
  const files: [File, PaperState, string | null][] = [
    [pdf(`a ${ID}.pdf`), 'matched', sipho.id],
    [pdf('b UE-1001 2026-11.pdf'), 'matched', sipho.id],
    [pdf('c.pdf', 'Employee No: 4711'), 'matched', nomsa.id],
    [pdf('d.pdf', 'ID number 910723 5624 08 1'), 'matched', nomsa.id],
    // A part of a longer number is no number of anybody.
    [pdf('e 47110.pdf', `Account 1${ID}`), 'none', null],
    // The name says one person and the text another.
    [pdf('f UE-1001.pdf', 'Employee No: 4711'), 'several', null],
    [pdf('g Payslip.pdf', 'Net pay R 4 711.00'), 'none', null],
    [new File(['not a pdf at all'], 'h UE-1001.pdf'), 'notPdf', null],
    // On record, and has an account: as long as they did not confirm, as if they had none.
    [pdf('i UE-1009.pdf', 'ID number 9509305542087'), 'none', null],
  ];
  for (const [file] of files) expect((await add(id, file)).status).toBe(201);
  expect((await batchOf(id)).counts).toMatchObject({ unread: 8, notPdf: 1 });
  await read();
  const { items, totalCount } = await listed(id);
  expect(totalCount).toBe(files.length);
  expect(items.map(({ fileName, state, personId }) => [fileName, state, personId])).toEqual(
    files.map(([{ name }, state, personId]) => [name, state, personId]),
  );
  expect(items.map(({ by }) => by)).toEqual([
    'idInName',
    'numberInName',
    'numberInText',
    'idInText',
    ...Array.from({ length: 5 }, () => null),
  ]);
  expect(items[0]?.personName).toBe('Sipho Naidoo');
  expect(items[5]?.several).toEqual(['Nomsa Khumalo', 'Sipho Naidoo']);
  expect((await listed(id, { State: 'none' })).totalCount).toBe(3);
  // Nothing is with anybody before it is handed over.
  expect(await own(sipho)).toEqual([]);
});

test('the same bytes go to a person once', async () => {
  const { id } = await begin('Twice');
  const same = pdf('UE-1001 one.pdf');
  const twin = new File([same], 'UE-1001 two.pdf');
  await add(id, same);
  await add(id, twin);
  await read();
  expect((await listed(id)).items.map(({ state }) => state).toSorted()).toEqual(['matched', 'seenBefore']);
  await handOver(id);
  await handAll();
  const next = await begin('Again');
  await add(next.id, new File([same], 'UE-1001 three.pdf'));
  // To somebody else they may go.
  await add(next.id, new File([same], '4711.pdf'));
  await read();
  expect((await listed(next.id)).items.map(({ fileName, state }) => [fileName, state])).toEqual([
    ['4711.pdf', 'matched'],
    ['UE-1001 three.pdf', 'seenBefore'],
  ]);
});

test('a file is mended by hand: given to a member, replaced, or left out', async () => {
  const { id: batchId } = await begin('Mended');
  const added = async (file: File) => (await add(batchId, file)).value;
  const nothing = await added(pdf('x.pdf'));
  const wrong = await added(new File(['no pdf'], 'y.pdf'));
  const left = await added(pdf('z.pdf'));
  await read();
  const of = (paperId: string) => ({ guid, batchId, paperId });
  const choose = (paperId: string, personId: string) =>
    service.call(admin.choosePerson, { params: of(paperId), body: { personId } }, hr);
  // Somebody who has an account and did not confirm is answered as one who does not exist.
  expect((await choose(nothing.id, unasked.id)).status).toBe(404);
  expect((await choose(nothing.id, uuidv7(NOW))).status).toBe(404);
  expect((await choose(wrong.id, sipho.id)).status).toBe(409);
  expect((await choose(nothing.id, sipho.id)).value).toMatchObject({
    state: 'matched',
    by: 'chosen',
    personName: 'Sipho Naidoo',
  });
  await service.call(admin.replacePaper, { params: of(wrong.id), file: pdf('4711.pdf') }, hr);
  await service.call(admin.leavePaperOut, { params: of(left.id) }, hr);
  await read();
  expect((await listed(batchId)).items.map(({ fileName, state }) => [fileName, state])).toEqual([
    ['4711.pdf', 'matched'],
    ['x.pdf', 'matched'],
  ]);
  expect((await batchOf(batchId)).counts).toMatchObject({ matched: 2, none: 0, notPdf: 0 });
  await service.call(admin.removeBatch, { params: { guid, batchId } }, hr);
  expect((await service.call(admin.batchById, { params: { guid, batchId } }, hr)).status).toBe(404);
  expect(await service.database.$count(papers, eq(papers.batchId, batchId))).toBe(0);
});

test('handing over tells each person once, and what they open is a receipt', async () => {
  const mails = (await service.mail()).length;
  const { id } = await begin('Told');
  await add(id, pdf('UE-1001 first.pdf'));
  await add(id, pdf('UE-1001 second.pdf'));
  await add(id, pdf('No number.pdf'));
  expect((await handOver(id)).status).toBe(409);
  await read();
  const bells = () => service.database.$count(bellNotices, eq(bellNotices.personId, sipho.id));
  const rung = await bells();
  expect((await handOver(id)).value.isUnderWay).toBe(true);
  await handAll();
  expect(await batchOf(id)).toMatchObject({
    isUnderWay: false,
    isStopped: false,
    counts: { handedOver: 2, none: 1, matched: 0 },
    read: 0,
  });
  expect((await bells()) - rung).toBe(1);
  const sent = (await service.mail()).slice(mails);
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['sipho@example.org', 'Umoya Energy has a paper for you'],
  ]);
  expect(sent[0]?.text).not.toMatch(/UE-1001|payslip|first/i);

  const [employer] = (await service.call(admin.receivedPapers, {}, sipho)).value;
  expect(employer).toMatchObject({ osNo: UMOYA.osNo, osName: UMOYA.osName });
  const [second, first] = (await own(sipho)).filter(({ title }) => title === 'Told');
  service.clock.advance(60_000);
  const file = await open(first?.id ?? '', sipho);
  expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  const [receipt] = (await listed(id)).items.flatMap(({ readAt }) => readAt ?? []);
  service.clock.advance(60_000);
  const again = await service.call(admin.readPaper, { params: { paperId: first?.id ?? '' } }, sipho);
  expect(again.value.readAt).toBe(receipt);
  const said = await service.call(admin.readPaper, { params: { paperId: second?.id ?? '' } }, sipho);
  expect(said.value.readAt).not.toBe(receipt);
  expect((await listed(id)).items.map(({ readAt }) => readAt !== null)).toEqual([false, true, true]);
  expect((await batchOf(id)).read).toBe(2);
  // Opening it in administration is no receipt, and neither of them is another’s.
  for (const stranger of [nomsa, hr]) {
    expect((await open(first?.id ?? '', stranger)).status).toBe(404);
    expect(
      (await service.call(admin.readPaper, { params: { paperId: first?.id ?? '' } }, stranger)).status,
    ).toBe(404);
  }
});

test('what is not read is a card of Today, one for each employer, and in the employer’s room', async () => {
  const lindiwe = await signedIn(service, { email: 'lindiwe@example.org' });
  await employ(service, UMOYA.osNo, employee('UE-1020', 'lindiwe@example.org', suppliedId(null)));
  const atWork = { ...lindiwe, token: await tokenAt(service, lindiwe, UMOYA.osNo) };
  const cards = async () => (await service.call(admin.todayPapers, {}, lindiwe)).value;
  const room = async () => {
    const answered = await service.call(calls.organisation.room, {}, atWork);
    return answered.status === 200 ? answered.value.papers : answered.status;
  };
  const hasRoom = async () =>
    (await service.call(calls.account.profileName, {}, atWork)).value.hasEmployerRoom;
  expect([await cards(), await room(), await hasRoom()]).toEqual([[], 404, undefined]);

  const { id } = await begin('December 2026');
  await add(id, pdf('UE-1020 first.pdf'));
  await read();
  // Told nothing before it is handed over.
  expect(await cards()).toEqual([]);
  await handOver(id);
  await handAll();
  const to = `/documents/from-${UMOYA.osNo}`;
  const [{ handedOverAt: at, id: paperId } = { handedOverAt: null, id: '' }] = await own(lindiwe);
  expect(await cards()).toEqual([
    {
      id: `papers/${UMOYA.osNo}`,
      title: 'Payslip from Umoya Energy: December 2026',
      at,
      detail: null,
      to,
      reminderId: null,
      offerId: null,
    },
  ]);
  // A room of papers alone is one.
  expect([await room(), await hasRoom()]).toEqual([{ all: 1, unread: 1 }, true]);

  await add(id, pdf('UE-1020 second.pdf'));
  await read();
  await handOver(id);
  await handAll();
  expect(await cards()).toMatchObject([{ title: '2 papers from Umoya Energy', to }]);
  await service.call(admin.readPaper, { params: { paperId } }, lindiwe);
  expect(await cards()).toMatchObject([{ title: 'Payslip from Umoya Energy: December 2026' }]);
  expect(await room()).toEqual({ all: 2, unread: 1 });
  await service.call(admin.withdrawBatch, { params: { guid, batchId: id }, body: { reason: 'Wrong' } }, hr);
  expect([await cards(), await room(), await hasRoom()]).toEqual([[], 404, undefined]);
});

test('what was handed over can be withdrawn with a reason, one paper or all, and is deleted', async () => {
  const said = async (): Promise<number> => {
    const entries = await service.database.select().from(auditEntries).where(eq(auditEntries.actorId, hr.id));
    return entries.filter(({ fields }) => fields.includes('reason')).length;
  };
  const saidBefore = await said();
  const { batchId, paper } = await handed('Wrong one');
  const params = { guid, batchId, paperId: paper.id };
  const [{ blobId } = { blobId: null }] = await service.database
    .select()
    .from(papers)
    .where(eq(papers.id, paper.id));
  expect((await service.call(admin.removeBatch, { params: { guid, batchId } }, hr)).status).toBe(409);
  expect((await service.call(admin.leavePaperOut, { params }, hr)).status).toBe(409);
  const none = await service.call(admin.withdrawPaper, { params, body: { reason: ' ' } }, hr);
  expect(none.envelope.errors?.[0]?.path).toBe('reason');
  const gone = await service.call(admin.withdrawPaper, { params, body: { reason: 'Wrong month' } }, hr);
  expect(gone.value).toMatchObject({
    state: 'withdrawn',
    withdrawnReason: 'Wrong month',
    personName: 'Sipho Naidoo',
  });
  expect((await open(paper.id, sipho)).status).toBe(404);
  expect((await own(sipho)).some(({ id }) => id === paper.id)).toBe(false);
  expect(await service.database.$count(blobRemovals, eq(blobRemovals.key, `papers/${blobId}`))).toBe(1);
  expect((await service.call(admin.withdrawPaper, { params, body: { reason: 'Again' } }, hr)).status).toBe(
    409,
  );

  const all = await handed('All wrong');
  const whole = { params: { guid, batchId: all.batchId }, body: { reason: 'Wrong batch' } };
  expect((await service.call(admin.withdrawBatch, whole, hr)).value.counts).toMatchObject({
    handedOver: 0,
    withdrawn: 1,
  });
  expect((await service.call(admin.withdrawBatch, whole, hr)).status).toBe(409);
  expect((await said()) - saidBefore).toBe(2);
});

/** Files of one person as they stand after they were read. */
const stock = async (count: number): Promise<string> => {
  const { id: batchId } = await begin('Many');
  const now = service.clock.now();
  await service.database.insert(papers).values(
    Array.from({ length: count }, (_, at) => ({
      id: uuidv7(now),
      batchId,
      osNo: UMOYA.osNo,
      personId: sipho.id,
      personName: 'Sipho Naidoo',
      fileName: `${at}.pdf`,
      size: 1,
      digest: `${batchId} ${at}`,
      state: 'matched' as const,
      addedAt: now,
    })),
  );
  return batchId;
};

test('a hand-over that is stopped leaves the rest, and goes on where it was', async () => {
  const batchId = await stock(250);
  const { services } = service;
  let stopped: Promise<{ status: number }> | undefined;
  const mail: typeof services.mail = {
    ...services.mail,
    send: (...sent) => {
      stopped ??= service.call(admin.stopHandOver, { params: { guid, batchId } }, hr);
      return services.mail.send(...sent);
    },
  };
  await handOver(batchId);
  expect(
    (await service.call(admin.addPaper, { params: { guid, batchId }, file: pdf('late.pdf') }, hr)).status,
  ).toBe(409);
  await handingPapersOver.run({ id: batchId }, { ...services, mail }, { isLast: false });
  expect((await stopped)?.status).toBe(200);
  const half = await batchOf(batchId);
  expect(half).toMatchObject({ isUnderWay: false, isStopped: true });
  expect(half.counts.handedOver).toBeGreaterThan(0);
  expect(half.counts.matched).toBeGreaterThan(0);
  await handOver(batchId);
  await handAll();
  expect(await batchOf(batchId)).toMatchObject({ isStopped: false, counts: { handedOver: 250, matched: 0 } });
});

test('a server that is killed goes on after its last slice, and tells no one twice', async () => {
  const batchId = await stock(150);
  const told = () => service.database.$count(bellNotices, eq(bellNotices.personId, sipho.id));
  const before = await told();
  await handOver(batchId);
  const { services } = service;
  let slices = 0;
  const database = Object.create(services.database, {
    transaction: {
      value: (work: Parameters<typeof services.database.transaction>[0]) => {
        slices += 1;
        if (slices === 2) throw new Error('Connection terminated: the server was killed');
        return services.database.transaction(work);
      },
    },
  }) as typeof services.database;
  await expect(
    handingPapersOver.run({ id: batchId }, { ...services, database }, { isLast: false }),
  ).rejects.toThrow('killed');
  expect((await batchOf(batchId)).counts).toMatchObject({ handedOver: 100, matched: 50 });
  await handAll();
  expect(await batchOf(batchId)).toMatchObject({
    isUnderWay: false,
    counts: { handedOver: 150, matched: 0 },
  });
  expect((await told()) - before).toBe(1);
});

test('a hand-over ends when the administrator may no longer', async () => {
  const leaving = await signedIn(service, {
    role: 'organisationAdministrator',
    roleAt: UMOYA.osNo,
    isConfirmed: 'throughout',
  });
  const batchId = await stock(2);
  await handOver(batchId, leaving);
  await service.database.update(accounts).set({ disabledAt: NOW }).where(eq(accounts.id, leaving.id));
  await handAll();
  expect(await batchOf(batchId)).toMatchObject({ isStopped: true, counts: { handedOver: 0, matched: 2 } });
});

test('administrators of another organisation reach none of it', async () => {
  const { batchId, paper } = await handed('Secret');
  const of = { guid, batchId };
  const crossed = { guid: IMBALI.guid, batchId };
  for (const params of [of, crossed]) {
    const ofPaper = { ...params, paperId: paper.id };
    const refused = await Promise.all([
      service.call(admin.batchById, { params }, others),
      service.call(admin.papersOfBatch, { params, query: {} }, others),
      service.call(admin.addPaper, { params, file: pdf('UE-1001.pdf') }, others),
      service.call(admin.handOver, { params }, others),
      service.call(admin.stopHandOver, { params }, others),
      service.call(admin.removeBatch, { params }, others),
      service.call(admin.withdrawBatch, { params, body: { reason: 'No' } }, others),
      service.call(admin.withdrawPaper, { params: ofPaper, body: { reason: 'No' } }, others),
      service.call(admin.leavePaperOut, { params: ofPaper }, others),
      service.call(admin.choosePerson, { params: ofPaper, body: { personId: sipho.id } }, others),
      service.call(admin.replacePaper, { params: ofPaper, file: pdf('UE-1001.pdf') }, others),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  }
  const path = admin.paperFile.path
    .replace('{guid}', guid)
    .replace('{batchId}', batchId)
    .replace('{paperId}', paper.id);
  expect((await send(`${service.url}/api/v1${path}`, others)).status).toBe(404);
  expect((await send(`${service.url}/api/v1${path}`, hr)).status).toBe(200);
  expect((await service.call(admin.batches, { params: { guid }, query: {} }, others)).status).toBe(404);
  const mine = await service.call(admin.batches, { params: { guid: IMBALI.guid }, query: {} }, others);
  expect(mine.value.items).toEqual([]);
});

test('who leaves before it is handed over gets nothing, and who leaves after keeps their copy', async () => {
  const { paper } = await handed('Kept');
  const { id: batchId } = await begin('Too late');
  await add(batchId, pdf('UE-1001 late.pdf'));
  await read();
  await unconfirmMemberships(service.database, UMOYA.osNo, [sipho.id]);
  await handOver(batchId);
  await handAll();
  expect((await listed(batchId)).items).toMatchObject([{ state: 'none', personId: null, personName: null }]);
  await service.database
    .delete(profiles)
    .where(and(eq(profiles.accountId, sipho.id), eq(profiles.osNo, UMOYA.osNo)));
  expect((await open(paper.id, sipho)).status).toBe(200);
  const [part] = personal.parts;
  const copies = await part?.read(service.services, sipho.id);
  expect(copies?.some(({ values }) => values['title'] === 'Kept')).toBe(true);
  const files = await personal.files?.(service.database, sipho.id);
  expect(files?.some(({ path }) => path === 'papers/Umoya Energy/UE-1001.pdf')).toBe(true);
  await employ(service, UMOYA.osNo, {
    ...employee('UE-1001', 'sipho@example.org', suppliedId(ID)),
    firstName: 'Sipho',
    lastName: 'Naidoo',
  });
});

test(`${isShort ? 20 : 300} payslips come one by one, are read and handed over`, async () => {
  const { id } = await begin('Payroll');
  const count = isShort ? 20 : 300;
  for (let at = 0; at < count; at += 1)
    await add(id, pdf(at % 10 === 9 ? `${at}.pdf` : `UE-1001 ${at}.pdf`, 'Net pay R 4 711.00'));
  await read();
  const matched = count - count / 10;
  expect((await batchOf(id)).counts).toMatchObject({ unread: 0, matched, none: count / 10 });
  await handOver(id);
  await handAll();
  expect((await batchOf(id)).counts).toMatchObject({ handedOver: matched, none: count / 10 });
});

test('files that were never handed over go after thirty days, with their batch', async () => {
  const { batchId } = await handed('Stays');
  const draft = await begin('Goes');
  await add(draft.id, pdf('x.pdf'));
  await read();
  service.clock.advance(31 * DAY);
  await retention(service.services);
  const left = await service.database.select({ id: paperBatches.id }).from(paperBatches);
  const ids = left.map(({ id }) => id);
  expect([ids.includes(batchId), ids.includes(draft.id)]).toEqual([true, false]);
});
