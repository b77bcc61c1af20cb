import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { readAudit } from '../../core/audit/audit.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { profiles } from '../../core/accounts/tables.ts';
import { addOrganisations, IMBALI, UMOYA } from '../../testing/employer/employ.ts';
import { makePerson } from '../../testing/identity/person.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const { acceptInvitation, invite, inviteByFile, members, withdrawInvitation } = calls.organisation;

/** A subsidiary of Umoya Energy, within reach of its administrators. */
const SOLAR = { osNo: 31, guid: '0d0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d31', osName: 'Umoya Solar' };

let service: TestService;
let lead: SignedIn;
let limited: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_UPLOAD: '1000/1m' } });
  await addOrganisations(service);
  await service.database.insert(organisations).values({ ...SOLAR, parentOsNo: UMOYA.osNo });
  lead = await signedIn(service, { role: 'administrator' });
  limited = await signedIn(service, { role: 'organisationAdministrator', roleAt: UMOYA.osNo });
});
afterAll(() => service.close());

type State = 'confirmed' | 'claimed' | 'invited';
const list = async (guid: string, state: State, text = '', { token }: SignedIn = lead) =>
  (await service.call(members, { params: { guid }, body: { state, text } }, { token })).value;

const member = async (firstName: string, osNo: number, isConfirmed: boolean): Promise<string> => {
  const { id } = await makePerson(service, {
    firstName,
    email: `${firstName.toLowerCase()}@example.org`,
    osNo,
    password: null,
  });
  if (isConfirmed)
    await service.database
      .update(profiles)
      .set({ membershipConfirmedAt: service.clock.now() })
      .where(eq(profiles.accountId, id));
  return id;
};

const send = (guid: string, text: string, dryRun: 'true' | 'false', { token }: SignedIn = lead) =>
  service.call(
    inviteByFile,
    { params: { guid }, body: { dryRun }, file: new File([text], 'people.csv', { type: 'text/csv' }) },
    { token },
  );
const mailedTo = async (address: string) =>
  (await service.mail()).filter(({ recipient }) => recipient === address);

test.each([
  [
    'pasted from Outlook, without a heading',
    'Mokoena, Thandi <paste1@example.org>; Sipho <paste2@example.org>\n',
  ],
  ['below a heading, two in a cell', 'Email\n"Thandi <paste1@example.org>; paste2@example.org"\n'],
  [
    'with names in quotation marks',
    '"Mokoena, Thandi" <paste1@example.org>; "S. Dlamini" <paste2@example.org>\n',
  ],
  ['one a line, with commas', 'Thandi <paste1@example.org>,\nSipho <paste2@example.org>,\n'],
  ['as links', 'email\nmailto:paste1@example.org\n<paste2@example.org>\n'],
])('a file of addresses %s invites each', async (_, text) => {
  const { status, value } = await send(UMOYA.guid, text, 'true');
  expect(status).toBe(200);
  expect(value.lines).toMatchObject([
    { name: 'paste1@example.org', verdict: 'added' },
    { name: 'paste2@example.org', verdict: 'added' },
  ]);
});

test('the people of an organisation are listed by how they belong to it, their addresses masked', async () => {
  const confirmed = await member('Amahle', IMBALI.osNo, true);
  const claimed = await member('Bongani', IMBALI.osNo, false);
  const other = { params: { guid: IMBALI.guid }, body: { email: 'Carol@Example.org' } };
  await service.call(invite, other, { token: lead.token });
  expect(await list(IMBALI.guid, 'confirmed')).toMatchObject({
    members: [{ id: confirmed, name: 'Amahle Mokoena', address: 'a•••@example.org', state: 'confirmed' }],
    hasMore: false,
    counts: { confirmed: 1, claimed: 1, invited: 1, refused: 0 },
  });
  expect((await list(IMBALI.guid, 'claimed')).members).toMatchObject([{ id: claimed, state: 'claimed' }]);
  const [waiting] = (await list(IMBALI.guid, 'invited')).members;
  expect(waiting).toMatchObject({ name: null, address: 'c•••@example.org', until: expect.any(String) });
  expect((await list(IMBALI.guid, 'confirmed', 'mokoena ama')).members).toHaveLength(1);
  expect((await list(IMBALI.guid, 'confirmed', 'bongani')).members).toEqual([]);
  expect((await list(IMBALI.guid, 'invited', 'carol@example.org')).members).toHaveLength(1);
  expect(service.logged().join('')).not.toMatch(/amahle|carol/i);
});

test('an invitation that is accepted makes a confirmed member, and one that is withdrawn opens nothing', async () => {
  for (const email of ['dumisani@example.org', 'elna@example.org'])
    await service.call(invite, { params: { guid: SOLAR.guid }, body: { email } }, { token: lead.token });
  const tokenOf = async (address: string) =>
    /\/invitation#token=([\w-]{43})\s/.exec((await mailedTo(address)).at(-1)?.text ?? '')?.[1] ?? '';
  const person = await signedIn(service);
  const accept = async (address: string) =>
    (await service.call(acceptInvitation, { body: { token: await tokenOf(address) } }, person)).status;
  expect(await accept('dumisani@example.org')).toBe(200);
  expect((await list(SOLAR.guid, 'confirmed')).members).toMatchObject([{ id: person.id }]);
  const [waiting] = (await list(SOLAR.guid, 'invited')).members;
  const params = { guid: SOLAR.guid, id: waiting?.id ?? '' };
  expect((await service.call(withdrawInvitation, { params }, { token: limited.token })).status).toBe(200);
  expect((await service.call(withdrawInvitation, { params }, { token: limited.token })).status).toBe(404);
  expect(await accept('elna@example.org')).toBe(404);
  expect((await list(SOLAR.guid, 'invited')).counts.invited).toBe(0);
});

test('a file of addresses is tried, then sent: each line has a verdict, and a second time nothing is sent', async () => {
  await member('Fatima', UMOYA.osNo, true);
  const file = [
    'Name;E-mail address',
    'Gugu;gugu@example.org',
    'Fatima;FATIMA@example.org',
    'Twice;Gugu@Example.org',
    'Wrong;gugu',
    'Blank;',
    'Hendrik;hendrik@example.org',
  ].join('\r\n');
  const verdicts = [
    { line: 2, name: 'gugu@example.org', verdict: 'added', message: null },
    { line: 3, name: 'FATIMA@example.org', verdict: 'same', message: 'Is a member already' },
    { line: 4, name: 'Gugu@Example.org', verdict: 'same', message: 'Stands on line 2 already' },
    { line: 5, name: 'gugu', verdict: 'refused', message: 'Please enter a valid email.' },
    { line: 6, name: '', verdict: 'refused', message: 'There is no address on this line' },
    { line: 7, name: 'hendrik@example.org', verdict: 'added', message: null },
  ].map((one) => ({ ...one, fields: [] }));
  // A trial does not reveal which addresses have accounts.
  const tried = verdicts.map((one) => (one.line === 3 ? { ...one, verdict: 'added', message: null } : one));
  expect((await send(UMOYA.guid, file, 'true', limited)).value).toEqual({
    isSaved: false,
    lines: tried,
    leftOut: ['Name'],
  });
  expect(await mailedTo('gugu@example.org')).toEqual([]);
  expect((await list(UMOYA.guid, 'invited')).counts.invited).toBe(0);
  expect((await send(UMOYA.guid, file, 'false', limited)).value).toEqual({
    isSaved: true,
    lines: verdicts,
    leftOut: ['Name'],
  });
  for (const address of ['gugu@example.org', 'hendrik@example.org'])
    expect(await mailedTo(address)).toHaveLength(1);
  const { entries } = await readAudit(service.database, { actorId: limited.id }, { size: 1 });
  expect(entries[0]?.fields).toEqual(['invitations']);

  const again = (await send(UMOYA.guid, file, 'false', limited)).value.lines;
  expect(again.map(({ verdict }) => verdict)).toEqual(['same', 'same', 'same', 'refused', 'refused', 'same']);
  expect(again[0]?.message).toBe('Was invited already');
  expect(await mailedTo('gugu@example.org')).toHaveLength(1);
  expect(service.logged().join('')).not.toMatch(/gugu|hendrik/i);
});

test.each([
  ['', /^This file is empty$/],
  ['name,phone\nA,1', /^There is no column “email”\. The first line must name it\.$/],
  ['email\n', /^There is no address below the headings$/],
  [
    `email\n${'a@example.org\n'.repeat(10_001)}`,
    /^At most 10\s000 lines at once; this file has 10\s001\. Nothing was imported\.$/,
  ],
])('%j is refused at its field', async (text, message) => {
  const { status, envelope } = await send(UMOYA.guid, text, 'true');
  expect(status).toBe(422);
  expect(envelope.errors).toEqual([{ path: 'File', message: expect.stringMatching(message) }]);
});

test('a file with one address a line needs no heading', async () => {
  const { lines } = (await send(UMOYA.guid, 'ina@example.org\njabu@example.org\n', 'true')).value;
  expect(lines.map(({ line, verdict }) => [line, verdict])).toEqual([
    [1, 'added'],
    [2, 'added'],
  ]);
});

test('an administrator of one organisation reaches it and those below it; another one is not there for them', async () => {
  const body = { state: 'confirmed' as const };
  const { token } = limited;
  for (const { guid } of [UMOYA, SOLAR])
    expect((await service.call(members, { params: { guid }, body }, { token })).status).toBe(200);
  const params = { guid: IMBALI.guid };
  expect((await service.call(members, { params, body }, { token })).status).toBe(404);
  expect((await send(IMBALI.guid, 'email\nk@example.org', 'false', limited)).status).toBe(404);
  const [waiting] = (await list(IMBALI.guid, 'invited')).members;
  const theirs = { params: { guid: IMBALI.guid, id: waiting?.id ?? '' } };
  expect((await service.call(withdrawInvitation, theirs, { token })).status).toBe(404);
  // Refuses to withdraw another organisation's invitation through the administrator's own organisation too.
  const own = { params: { guid: UMOYA.guid, id: waiting?.id ?? '' } };
  expect((await service.call(withdrawInvitation, own, { token })).status).toBe(404);
  expect((await list(IMBALI.guid, 'invited')).counts.invited).toBe(1);
});
