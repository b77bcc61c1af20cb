import { calls, organisation as resource, resourceCalls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { DAY } from '../../core/durations.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { profiles } from '../../core/accounts/tables.ts';
import { IMBALI, UMOYA } from '../../testing/employer/employ.ts';
import { makePerson } from '../../testing/identity/person.ts';
import { asItIs, changeOf } from '../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const { acceptInvitation, invitation, invite, inviteByFile } = calls.organisation;
const manage = resourceCalls(resource);
const changed = async (osNo: number, values: object, token: string) =>
  service.call(manage.update, await changeOf(service, resource, { id: osNo, by: { token } }, values), {
    token,
  });

/** A subsidiary of Umoya Energy. */
const SOLAR = { osNo: 31, guid: '0d0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d31', osName: 'Umoya Solar' };

let service: TestService;
let operator: SignedIn;
let own: SignedIn;
beforeEach(async () => {
  service = await startService({ settings: { ACCESS_TOKEN_LIFETIME: '90d', REFRESH_TOKEN_LIFETIME: '90d' } });
  await service.database.insert(organisations).values([UMOYA, IMBALI]);
  await service.database.insert(organisations).values({ ...SOLAR, parentOsNo: UMOYA.osNo });
  operator = await signedIn(service, { role: 'administrator', isConfirmed: 'throughout' });
  own = await signedIn(service, {
    role: 'organisationAdministrator',
    roleAt: UMOYA.osNo,
    isConfirmed: 'throughout',
  });
});
afterEach(() => service.close());

const ask = (email: string, guid = UMOYA.guid, { token }: SignedIn = own) =>
  service.call(invite, { params: { guid }, body: { email } }, { token });
const statusOf = async (...of: Parameters<typeof ask>) => (await ask(...of)).status;
const strangers = (count: number, name = 'stranger') =>
  Array.from({ length: count }, (_, at) => `${name}${at}@example.org`);
const inviteEach = async (emails: readonly string[], guid = UMOYA.guid): Promise<number[]> => {
  const statuses: number[] = [];
  for (const email of emails) statuses.push(await statusOf(email, guid));
  return statuses;
};
const tokensTo = async (address: string) =>
  (await service.mail())
    .filter(({ recipient }) => recipient === address)
    .map(({ text }) => /\/invitation#token=([\w-]{43})\s/.exec(text)?.[1] ?? '');
const confirm = async (count: number, osNo: number) => {
  for (let at = 0; at < count; at += 1) {
    const { id } = await makePerson(service, { osNo, password: null });
    await service.database
      .update(profiles)
      .set({ membershipConfirmedAt: service.clock.now() })
      .where(eq(profiles.accountId, id));
  }
};
const file = (emails: readonly string[], guid = UMOYA.guid) =>
  service.call(
    inviteByFile,
    {
      params: { guid },
      body: { dryRun: 'false' },
      file: new File([`email\n${emails.join('\n')}`], 'people.csv', { type: 'text/csv' }),
    },
    { token: own.token },
  );

test('an address receives two invitations a day at most, from all organisations together', async () => {
  expect(await statusOf('Thandi@example.org')).toBe(201);
  expect(await statusOf('thandi@example.org', IMBALI.guid, operator)).toBe(201);
  const { status, envelope } = await ask('thandi@example.org');
  expect([status, envelope.errorMessage]).toEqual([
    429,
    'This address has been sent as many invitations as one may be in a day. Please try again tomorrow.',
  ]);
  expect(await statusOf('thandi@example.org', IMBALI.guid, operator)).toBe(429);
  expect(await tokensTo('thandi@example.org')).toHaveLength(2);
  service.clock.advance(DAY);
  expect(await statusOf('thandi@example.org')).toBe(201);
});

test('the link that was sent before ends with the next one to the same address', async () => {
  await ask('thandi@example.org');
  await ask('thandi@example.org', IMBALI.guid, operator);
  const thandi = await signedIn(service);
  const open = async (token = '') =>
    (await service.call(invitation, { body: { token } }, { token: thandi.token })).status;
  const [first, ofImbali] = await tokensTo('thandi@example.org');
  expect([await open(first), await open(ofImbali)]).toEqual([200, 200]);
  service.clock.advance(DAY);
  await ask('Thandi@example.org');
  const [, , second] = await tokensTo('thandi@example.org');
  expect([await open(first), await open(ofImbali), await open(second)]).toEqual([404, 200, 200]);
});

test('an organisation invites twice as many people a day as it has confirmed members, those below it with it', async () => {
  await confirm(4, UMOYA.osNo);
  await confirm(2, SOLAR.osNo);
  expect(await inviteEach(strangers(6))).toEqual(Array(6).fill(201));
  expect(await inviteEach(strangers(7, 'below'), SOLAR.guid)).toEqual([...Array<number>(6).fill(201), 429]);
  const { status, envelope } = await ask('another@example.org');
  expect([status, envelope.errorMessage]).toEqual([
    429,
    'Your organisation has sent as many invitations as it may in a day. Those who look after the site can raise the number.',
  ]);
  expect(await statusOf('another@example.org', IMBALI.guid, operator)).toBe(201);
  service.clock.advance(DAY);
  expect(await statusOf('another@example.org')).toBe(201);
});

test('a new organisation begins with ten, by a file as well, and each line is told of', async () => {
  const { lines } = (await file(strangers(12))).value;
  expect(lines.map(({ verdict }) => verdict)).toEqual([
    ...Array<string>(10).fill('added'),
    'refused',
    'refused',
  ]);
  expect(await service.mail()).toHaveLength(10);
});

test('no one invites more than 300 people a day', async () => {
  await confirm(160, UMOYA.osNo);
  const verdicts = (await file(strangers(310))).value.lines.map(({ verdict }) => verdict);
  expect(verdicts.filter((verdict) => verdict === 'added')).toHaveLength(300);
  expect(await statusOf('another@example.org')).toBe(429);
});

test('an operator gives an organisation another number; its own administrators do not', async () => {
  expect(await inviteEach(strangers(11))).toEqual([...Array<number>(10).fill(201), 429]);
  const change = (invitationsADay: number | null, { token }: SignedIn) =>
    changed(UMOYA.osNo, { invitationsADay }, token);
  const refused = await change(500, own);
  expect([refused.status, refused.envelope.errors]).toEqual([
    422,
    [{ path: 'invitationsADay', message: 'Only those who look after the whole site change this number' }],
  ]);
  const below = { osName: 'Below', parentOsNo: UMOYA.osNo, invitationsADay: 500 };
  expect((await service.call(manage.create, { body: below as never }, { token: own.token })).status).toBe(
    422,
  );
  expect((await change(12, operator)).status).toBe(200);
  expect(await inviteEach(strangers(3, 'raised'))).toEqual([201, 201, 429]);
  // Still lets the organisation's administrators change the other fields.
  expect((await changed(UMOYA.osNo, { osName: 'Umoya' }, own.token)).status).toBe(200);
  await change(0, operator);
  service.clock.advance(DAY);
  expect(await statusOf('another@example.org')).toBe(429);
});

test('an archived organisation invites no one, and its earlier invitations open nothing', async () => {
  expect(await statusOf('thandi@example.org', IMBALI.guid, operator)).toBe(201);
  const [token = ''] = await tokensTo('thandi@example.org');
  const remove = await asItIs(service, resource, IMBALI.osNo, operator);
  expect((await service.call(manage.remove, remove, { token: operator.token })).status).toBe(200);
  const { status, envelope } = await ask('another@example.org', IMBALI.guid, operator);
  expect([status, envelope.errorMessage]).toEqual([
    409,
    'This organisation is archived. Restore it before you reach people in its name.',
  ]);
  const thandi = await signedIn(service);
  for (const call of [invitation, acceptInvitation])
    expect((await service.call(call, { body: { token } }, { token: thandi.token })).status).toBe(404);
});

test('a name that leads somewhere is refused, whichever way it comes', async () => {
  const name = (osName: string) => changed(SOLAR.osNo, { osName }, own.token);
  expect((await name('Umoya Sun')).status).toBe(200);
  const { status, envelope } = await name('Prize https://evil.example');
  expect([status, envelope.errors?.[0]?.path]).toEqual([422, 'osName']);
});
