import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { DAY, MINUTE } from '../../core/durations.ts';
import { outbox } from '../../core/mail/tables.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { addOrganisations, UMOYA } from '../../testing/employer/employ.ts';
import { makePerson } from '../../testing/identity/person.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { forgettingRecipients, sendDue } from './sending.ts';
import { announcementRecipients, bellNotices } from './tables.ts';
import { tellInBell } from './bell-notices.ts';

const { messaging } = calls;

let service: TestService;
let lead: SignedIn;
let reader: SignedIn;
beforeEach(async () => {
  service = await startService({ now: new Date('2026-11-25T09:00:00Z') });
  await addOrganisations(service);
  lead = await signedIn(service, { role: 'communications', isConfirmed: 'throughout' });
  reader = await signedIn(service);
});
afterEach(() => service.close());

const words = { title: 'The site is closed on Sunday', text: 'From 8 to 10.', byMail: false };
type Draft = Parameters<typeof service.call<typeof messaging.draftAnnouncement>>[1]['body'];
const draft = async (more: Partial<Draft> = {}) =>
  (
    await service.call(
      messaging.draftAnnouncement,
      { body: { ...words, audience: 'everybody', ...more } },
      lead,
    )
  ).value;
const send = async ({ id, version }: { id: string; version: number }, sendAt?: string) =>
  service.call(
    messaging.sendAnnouncement,
    { params: { id }, body: { version, ...(sendAt === undefined ? {} : { sendAt }) } },
    lead,
  );
const run = () => sendDue(service.services);
const bell = async (by: SignedIn) => (await service.call(messaging.receivedAnnouncements, {}, by)).value;
const listed = async (id: string) =>
  (await service.call(messaging.announcements, {}, lead)).value.find((one) => one.id === id);

test('a draft goes to no one; sent, it is in the bell of every account, and is counted once when it is opened', async () => {
  const made = await draft();
  await run();
  expect(await bell(reader)).toEqual({ unopened: 0, items: [] });
  expect((await send(made)).status).toBe(200);
  await run();
  await run();
  expect(await bell(reader)).toMatchObject({ unopened: 1, items: [{ title: words.title, isOpened: false }] });
  const open = () => service.call(messaging.openReceived, { params: { id: made.id } }, reader);
  expect([(await open()).status, (await open()).status]).toEqual([200, 200]);
  expect((await bell(reader)).unopened).toBe(0);
  const people = await service.database.$count(accounts);
  expect(await listed(made.id)).toMatchObject({ state: 'sent', delivered: people, opened: 1, mailed: 0 });
});

test('how many it reaches is said before it is sent, and is how many get it', async () => {
  const member = await makePerson(service, { osNo: UMOYA.osNo, password: null });
  const reach = async (made: { id: string }) =>
    (await service.call(messaging.announcementReach, { params: { id: made.id } }, lead)).value.count;
  const people = await service.database.$count(accounts);
  for (const [more, count] of [
    [{}, people],
    [{ audience: 'organisation', osNo: UMOYA.osNo }, 1],
    [{ audience: 'people', people: [lead.email, reader.email] }, 2],
  ] as const) {
    const made = await draft(more as Partial<Draft>);
    expect(await reach(made)).toBe(count);
    await send(made);
    await run();
    expect(await listed(made.id)).toMatchObject({ delivered: count });
  }
  await service.database
    .update(accounts)
    .set({ disabledAt: service.clock.now() })
    .where(eq(accounts.id, member.id));
  expect(await reach(await draft({ audience: 'organisation', osNo: UMOYA.osNo }))).toBe(0);
  const params = { id: '01910000-0000-4000-8000-000000000001' };
  expect((await service.call(messaging.announcementReach, { params }, lead)).status).toBe(404);
  expect((await service.call(messaging.announcementReach, { params }, reader)).status).toBe(403);
});

test('only recipients can open an announcement, and only people with the permission see or write drafts', async () => {
  const made = await draft({ audience: 'people', people: [lead.email] });
  await send(made);
  await run();
  expect((await service.call(messaging.openReceived, { params: { id: made.id } }, reader)).status).toBe(404);
  expect((await service.call(messaging.announcements, {}, reader)).status).toBe(403);
  const auditor = await signedIn(service, { role: 'auditor' });
  expect((await service.call(messaging.announcements, {}, auditor)).status).toBe(200);
  expect((await service.call(messaging.testAnnouncement, { params: { id: made.id } }, auditor)).status).toBe(
    403,
  );
});

test('it goes to an organisation, a role or people alone, and never to a disabled account', async () => {
  const member = await makePerson(service, { osNo: UMOYA.osNo, password: null });
  const gone = await makePerson(service, { osNo: UMOYA.osNo, password: null });
  await service.database
    .update(accounts)
    .set({ disabledAt: service.clock.now() })
    .where(eq(accounts.id, gone.id));
  const roleId = (await service.call(messaging.announcementAudienceChoices, {}, lead)).value.roles.find(
    ({ name }) => name === 'Communications',
  )?.id;
  const to = async (more: Partial<Draft>) => {
    const made = await draft(more);
    await send(made);
    await run();
    const rows = await service.database
      .select()
      .from(announcementRecipients)
      .where(eq(announcementRecipients.announcementId, made.id));
    return rows.map(({ personId }) => personId);
  };
  expect(await to({ audience: 'organisation', osNo: UMOYA.osNo })).toEqual([member.id]);
  expect(await to({ audience: 'role', roleId: roleId ?? '' })).toEqual([lead.id]);
  expect(await to({ audience: 'people', people: [reader.email, ` ${reader.email} `] })).toEqual([reader.id]);
});

test('its recipients are checked, and addresses without an account are named', async () => {
  const refused = async (more: Partial<Draft>) => {
    const { status, envelope } = await service.call(
      messaging.draftAnnouncement,
      { body: { ...words, audience: 'everybody', ...more } },
      lead,
    );
    return [status, envelope.errorMessage];
  };
  expect(await refused({ audience: 'organisation' })).toEqual([422, 'Please choose an organisation']);
  expect(await refused({ audience: 'organisation', osNo: 999 })).toEqual([
    422,
    'Please choose an organisation',
  ]);
  expect(await refused({ audience: 'role' })).toEqual([422, 'Please choose a role']);
  expect(await refused({ audience: 'people', people: [] })).toEqual([
    422,
    'Please enter at least one email address or mobile number',
  ]);
  expect(await refused({ audience: 'people', people: [reader.email, 'no@example.org', 'nonsense'] })).toEqual(
    [422, 'No account has: no@example.org, nonsense'],
  );
  expect(service.logged().join('')).not.toContain('no@example.org');
});

test('a mail goes only to people who agreed to news by mail', async () => {
  await service.call(calls.consents.saveConsents, { body: { marketing: true, textVersion: '1.1' } }, reader);
  const made = await draft({ byMail: true, text: 'One <b>line</b>.\n\nAnother.' });
  await send(made);
  await run();
  await run();
  const mails = await service.database.select().from(outbox);
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([[reader.email, words.title]]);
  expect(mails[0]?.html).toContain('&lt;b&gt;');
  expect(await listed(made.id)).toMatchObject({ mailed: 1 });
});

test('a test goes to oneself, is counted nowhere, and the real one comes all the same', async () => {
  const made = await draft({ byMail: true });
  const tried = () => service.call(messaging.testAnnouncement, { params: { id: made.id } }, lead);
  expect((await tried()).status).toBe(200);
  expect((await bell(lead)).unopened).toBe(1);
  expect((await bell(reader)).items).toEqual([]);
  await service.call(messaging.openReceived, { params: { id: made.id } }, lead);
  expect(await service.database.$count(outbox)).toBe(1);
  expect(await listed(made.id)).toMatchObject({ state: 'draft', delivered: 0, opened: 0, mailed: 0 });
  await send(made);
  await run();
  expect((await bell(lead)).unopened).toBe(1);
  expect((await tried()).status).toBe(409);
});

test('it waits for its time, and stopped before it goes to no one', async () => {
  const [later, stopped] = [await draft(), await draft()];
  const at = new Date(service.clock.now().getTime() + 5 * MINUTE).toISOString();
  for (const one of [later, stopped]) expect((await send(one, at)).value.state).toBe('scheduled');
  expect((await send(later, at)).status).toBe(409);
  const stop = (id: string) => service.call(messaging.stopAnnouncement, { params: { id } }, lead);
  expect((await stop(stopped.id)).value.state).toBe('stopped');
  await run();
  expect((await bell(reader)).items).toEqual([]);
  service.clock.advance(5 * MINUTE);
  await run();
  expect((await bell(reader)).items.map(({ id }) => id)).toEqual([later.id]);
  // Removes the announcement from every bell.
  await stop(later.id);
  expect(await bell(reader)).toEqual({ unopened: 0, items: [] });
  const { status, envelope } = await send(await draft(), '2020-01-01T00:00:00Z');
  expect([status, envelope.errorMessage]).toEqual([422, 'Please choose a time that is still to come']);
});

test('a draft is changed as it was read, keeps the people who are not named again, and is deleted', async () => {
  const made = await draft({ audience: 'people', people: [reader.email] });
  expect([made.to, made.named]).toEqual(['1 person', 1]);
  const change = (version: number, more: Partial<Draft> = {}) =>
    service.call(
      messaging.changeAnnouncement,
      { params: { id: made.id }, body: { ...words, audience: 'people', version, ...more } },
      lead,
    );
  const changed = (await change(made.version, { title: 'Changed' })).value;
  expect(changed).toMatchObject({ title: 'Changed', named: 1 });
  expect((await change(made.version)).status).toBe(409);
  expect((await change(changed.version, { audience: 'everybody' })).value.named).toBe(0);
  const remove = () => service.call(messaging.removeAnnouncement, { params: { id: made.id } }, lead);
  expect((await remove()).value).toBe(true);
  expect((await remove()).status).toBe(404);
});

test('recipients are forgotten after ninety days, their number is not', async () => {
  const made = await draft();
  await send(made);
  await run();
  const { database } = service;
  await tellInBell(database, lead.id, { title: 'Told', text: 'Once' }, service.clock.now());
  service.clock.advance(89 * DAY);
  await forgettingRecipients.run(service.services);
  expect(await database.$count(bellNotices)).toBe(1);
  service.clock.advance(2 * DAY);
  await forgettingRecipients.run(service.services);
  expect(await database.$count(announcementRecipients)).toBe(0);
  expect(await database.$count(bellNotices)).toBe(0);
  const people = await database.$count(accounts);
  const lateReader = await signedIn(service, { role: 'communications' });
  const { value } = await service.call(messaging.announcements, {}, lateReader);
  expect(value.find(({ id }) => id === made.id)?.delivered).toBe(people);
});
