import { calls, organisation as resource, resourceCalls } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { profiles } from '../../../core/accounts/tables.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import { addOrganisations, IMBALI, join, tokenAt, UMOYA } from '../../../testing/employer/employ.ts';
import { confirmMembership } from '../../../core/accounts/membership.ts';
import { pixelFile } from '../../../testing/form-body.ts';
import { send } from '../../../testing/json-request.ts';
import { changeOf } from '../../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { DAY } from '../../../core/durations.ts';

const { addRoomDocument, removeRoomDocument, room, roomDocumentFile, roomDocuments } = calls.organisation;
const manage = resourceCalls(resource);
const NOW = new Date('2026-11-22T09:00:00Z');
const params = { guid: UMOYA.guid };

let service: TestService;
let hr: SignedIn;
let others: SignedIn;
beforeAll(async () => {
  service = await startService({ now: NOW });
  await addOrganisations(service);
  hr = await signedIn(service, {
    role: 'organisationAdministrator',
    roleAt: UMOYA.osNo,
    isConfirmed: 'throughout',
  });
  others = await signedIn(service, {
    role: 'organisationAdministrator',
    roleAt: IMBALI.osNo,
    isConfirmed: 'throughout',
  });
});
afterAll(() => service.close());
// Each test begins with an empty room.
beforeEach(async () => {
  const { value } = await service.call(roomDocuments, { params }, hr);
  for (const { id } of value)
    await service.call(removeRoomDocument, { params: { ...params, documentId: id } }, hr);
  await change({ greeting: null, hrName: null, hrMail: null, hrPhone: null, links: [], announcements: [] });
});

const change = async (body: object) =>
  service.call(manage.update, await changeOf(service, resource, { id: UMOYA.osNo, by: hr }, body), hr);
const confirm = (person: SignedIn, osNo: number) =>
  confirmMembership(service.database, service.clock.now(), {
    osNo,
    accountId: person.id,
    firstName: 'Sipho',
    lastName: 'Dlamini',
  });
/** A confirmed member, signed in for the organisation. */
const member = async (osNo: number = UMOYA.osNo) => {
  const person = await signedIn(service);
  await confirm(person, osNo);
  return { ...person, token: await tokenAt(service, person, osNo) };
};
const pdf = (name: string) =>
  new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], name, { type: 'application/pdf' });
const add = (file: File, as = hr) => service.call(addRoomDocument, { params, file }, as);
const open = (documentId: string, as: { token?: string }) =>
  send(`${service.url}/api/v1${roomDocumentFile.path.replace('{documentId}', documentId)}`, as);
const seen = async (as: { token?: string }) => {
  const answered = await service.call(room, {}, as);
  return answered.status === 200 ? answered.value : answered.status;
};
const saysRoom = async (as: { token: string }) =>
  (await service.call(calls.account.profileName, {}, as)).value.hasEmployerRoom;
const link = { label: 'Leave', address: 'https://leave.umoya.example', icon: 'calendar' };
const day = (from: number): string => new Date(NOW.getTime() + from * DAY).toISOString().slice(0, 10);
const announcement = (title: string, from: number, until: number) => ({
  title,
  text: null,
  startDate: day(from),
  endDate: day(until),
});

test('what an organisation’s administrator fills is what its confirmed members see, and no one else', async () => {
  await change({
    greeting: 'Good to have you here.',
    hrName: 'Lerato Nkosi',
    hrMail: 'hr@umoya.example',
    hrPhone: '021 555 0134',
    links: [link, { ...link, label: 'Payslips', icon: 'wallet' }],
    announcements: [announcement('Year end', 0, 3)],
  });
  const { value: document } = await add(pdf('Leave policy.pdf'));
  const sipho = await member();
  expect(await seen(sipho)).toEqual({
    osNo: UMOYA.osNo,
    osName: UMOYA.osName,
    greeting: 'Good to have you here.',
    contact: { name: 'Lerato Nkosi', email: 'hr@umoya.example', phone: '0215550134' },
    links: [link, { ...link, label: 'Payslips', icon: 'wallet' }],
    announcements: [announcement('Year end', 0, 3)],
    documents: [document],
  });
  expect(await saysRoom(sipho)).toBe(true);
  const file = await open(document.id, sipho);
  expect([file.status, file.text.slice(0, 8)]).toEqual([200, '%PDF-1.7']);

  const claimed = await signedIn(service);
  await join(service, claimed, UMOYA.osNo);
  const former = await member();
  await service.database
    .delete(profiles)
    .where(and(eq(profiles.accountId, former.id), eq(profiles.osNo, UMOYA.osNo)));
  const strangers = {
    visitor: {},
    consumer: await signedIn(service),
    elsewhere: await member(IMBALI.osNo),
    claimed: { ...claimed, token: await tokenAt(service, claimed, UMOYA.osNo) },
    // Their token still names the organisation.
    former,
    administratorElsewhere: others,
  };
  for (const [who, stranger] of Object.entries(strangers)) {
    const refused = who === 'visitor' ? 401 : 404;
    expect([who, await seen(stranger), (await open(document.id, stranger)).status]).toEqual([
      who,
      refused,
      refused,
    ]);
  }
  expect(await saysRoom(strangers.claimed)).toBeUndefined();
  // The reply for pages opened by the organisation’s link has none of it.
  const { text } = await send(
    `${service.url}/api/v1${calls.organisation.organisation.path.replace('{guid}', UMOYA.guid)}`,
    {},
  );
  expect(text).toContain(UMOYA.osName);
  expect(text).not.toMatch(/Lerato|leave\.umoya|Good to have/);
});

test('a member of two organisations sees the room of the chosen one', async () => {
  await change({ greeting: 'Umoya greets you' });
  await service.database
    .update(organisations)
    .set({ greeting: 'Imbali greets you' })
    .where(eq(organisations.osNo, IMBALI.osNo));
  const person = await member();
  await confirm(person, IMBALI.osNo);
  expect(await seen(person)).toMatchObject({ greeting: 'Umoya greets you' });
  expect(await seen({ token: await tokenAt(service, person, IMBALI.osNo) })).toMatchObject({
    greeting: 'Imbali greets you',
  });
  expect(await seen({ token: await tokenAt(service, person, null) })).toBe(404);
});

test('an empty room is none, and announcements count from their first day to their last', async () => {
  const sipho = await member();
  expect([await seen(sipho), await saysRoom(sipho)]).toEqual([404, undefined]);
  await change({
    announcements: [
      announcement('Over', -5, -1),
      announcement('Ends today', -3, 0),
      announcement('Begins today', 0, 9),
      announcement('Tomorrow', 1, 9),
    ],
  });
  expect(await seen(sipho)).toMatchObject({
    announcements: [{ title: 'Begins today' }, { title: 'Ends today' }],
  });
  await change({ announcements: [announcement('Tomorrow', 1, 9)] });
  expect(await seen(sipho)).toBe(404);
});

test('bad input is refused at its field', async () => {
  const refused = async (body: object) => {
    const { status, envelope } = await change(body);
    return [status, envelope.errors?.map(({ path, message }) => `${path}: ${message}`)];
  };
  const address = 'links.0.address: Please enter an address that begins with https://';
  for (const bad of ['http://leave.example.co.za', 'javascript:alert(1)', 'leave', 'https://'])
    expect(await refused({ links: [{ ...link, address: bad }] })).toEqual([422, [address]]);
  expect(await refused({ links: [{ ...link, icon: 'lightning' }] })).toEqual([
    422,
    ['links.0.icon: Please choose from the list'],
  ]);
  expect(await refused({ links: [{ ...link, label: '' }] })).toEqual([
    422,
    ['links.0.label: Please enter what the link is called'],
  ]);
  expect(await refused({ links: Array.from({ length: 13 }, () => link) })).toEqual([
    422,
    ['links: Please enter at most 12 links'],
  ]);
  expect(await refused({ announcements: [announcement('Year end', 3, 1)] })).toEqual([
    422,
    ['announcements: Year end: the last day is before the first day'],
  ]);
  expect(await refused({ hrMail: 'hr' })).toEqual([422, ['hrMail: Please enter a valid email address']]);
  expect(await refused({ hrPhone: '12' })).toEqual([422, ['hrPhone: Please enter a valid telephone number']]);
});

test('only PDFs are kept, at most fifty, and what is removed opens no more', async () => {
  const sipho = await member();
  const wrong = await add(pixelFile());
  expect([wrong.status, wrong.envelope.errors?.[0]?.path]).toEqual([415, 'File']);
  const { value: first } = await add(pdf('One.pdf'));
  expect((await open(first.id, sipho)).status).toBe(200);
  await service.call(removeRoomDocument, { params: { ...params, documentId: first.id } }, hr);
  expect((await open(first.id, sipho)).status).toBe(404);
  for (let at = 0; at < 50; at += 1) expect((await add(pdf(`${at}.pdf`))).status).toBe(201);
  const much = await add(pdf('Much.pdf'));
  expect([much.status, much.envelope.errors?.[0]?.message]).toEqual([
    422,
    'There are 50 documents, which is the most. Remove one, and try again.',
  ]);
});

test('administrators of another organisation reach none of it', async () => {
  const { value: document } = await add(pdf('One.pdf'));
  expect((await service.call(roomDocuments, { params }, others)).status).toBe(404);
  expect((await add(pdf('Two.pdf'), others)).status).toBe(404);
  const removal = { params: { ...params, documentId: document.id } };
  expect((await service.call(removeRoomDocument, removal, others)).status).toBe(404);
  // Tries it by the name of their own organisation.
  const crossed = { params: { guid: IMBALI.guid, documentId: document.id } };
  expect((await service.call(removeRoomDocument, crossed, others)).status).toBe(404);
  expect((await service.call(roomDocuments, { params }, hr)).value).toHaveLength(1);
});

test('adverts of others are off for an organisation that never chose', async () => {
  const { value } = await service.call(manage.read, { params: { id: UMOYA.osNo } }, hr);
  expect(value.showsAdverts).toBe(false);
  const every = await signedIn(service, { role: 'administrator' });
  const body = { osName: 'Karoo Wind', parentOsNo: null } as never;
  expect((await service.call(manage.create, { body }, every)).value.row.showsAdverts).toBe(false);
});
