import { calls, type InputOf } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { organisations } from '../../core/accounts/organisations.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { accounts, profiles, registrations } from '../../core/accounts/tables.ts';
import { makePerson, signInAs } from '../../testing/identity/person.ts';
import { refusalOf } from '../../testing/identity/refused.ts';
import { MINUTE } from '../../core/durations.ts';

const { account } = calls;
const GUID = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';
const PASSWORD = 'Correct-Horse-7';

let service: TestService;
beforeAll(async () => {
  // Lets tests set the client's address, as a proxy would.
  service = await startService({ settings: { TRUST_PROXY: 'loopback' } });
  await service.database.insert(organisations).values({
    osNo: 7,
    guid: GUID,
    osName: 'Umoya Energy',
    primaryColor: '#0B6E4F',
    secondaryColor: '#F2A541',
  });
});
afterAll(() => service.close());

let count = 0;
const newAddress = (): string => {
  count += 1;
  return `new${count}@example.org`;
};

type Body = InputOf<typeof account.signUp>['body'];
/** Sends from this network address. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const OWNER = '197.86.12.41';
const STRANGER = '41.13.7.9';

const signUp = (body: Partial<Body>, address = OWNER) =>
  service.call(
    account.signUp,
    {
      body: {
        firstName: 'Zanele',
        lastName: "O'Brien",
        password: PASSWORD,
        terms: true,
        privacy: true,
        ...body,
      },
    },
    from(address),
  );
const verify = (userAccount: string, code: string, address = OWNER) =>
  service.call(account.verify, { body: { userAccount, code } }, from(address));

const lastMailTo = async (address: string) =>
  (await service.mail()).filter(({ recipient }) => recipient === address).at(-1);
const codeIn = (text: string | undefined): string => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? 'none';
const codeSentTo = async (address: string): Promise<string> => codeIn((await lastMailTo(address))?.text);
/** A different code. */
const wrong = (code: string): string => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');

const CODE_REFUSED = {
  status: 422,
  message: 'The code is not right or has expired. Check it, or sign up again for a new one.',
  errors: [
    {
      path: 'code',
      message: 'The code is not right or has expired. Check it, or sign up again for a new one.',
    },
  ],
};

test('a code by mail finishes a sign-up, and then the person can sign in', async () => {
  const email = newAddress();
  expect(
    (await signUp({ email: email.toUpperCase(), mobile: '071 123 4567'.replaceAll(' ', '') })).value,
  ).toBe(true);
  expect((await service.call(account.signIn, { body: { userName: email, password: PASSWORD } })).status).toBe(
    401,
  );

  expect((await verify(email, await codeSentTo(email))).value).toBe(true);
  const tokens = await signInAs(service, { email, password: PASSWORD });
  const name = await service.call(account.profileName, {}, { token: tokens.accessToken });
  expect(name.value).toMatchObject({ firstName: 'Zanele', lastName: "O'Brien", osNo: null, orgIdGuid: null });

  const [row] = await service.database.select().from(accounts).where(eq(accounts.email, email));
  expect(row).toMatchObject({
    mobile: '+27711234567',
    mobileVerifiedAt: null,
    termsVersion: expect.any(String),
    privacyVersion: expect.any(String),
    termsAcceptedAt: expect.any(Date),
  });
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('with a mobile alone the code comes by text message, and the mobile signs in', async () => {
  await signUp({ mobile: '0821112222' });
  const sms = (await service.sms()).at(-1);
  expect(sms?.recipient).toBe('+27821112222');
  expect((await verify('082 111 2222', codeIn(sms?.text))).value).toBe(true);
  expect(
    (await service.call(account.signIn, { body: { userName: '+27821112222', password: PASSWORD } })).status,
  ).toBe(200);
  const [row] = await service.database.select().from(accounts).where(eq(accounts.mobile, '+27821112222'));
  expect(row?.mobileVerifiedAt).toBeInstanceOf(Date);
});

test('a link of an organisation puts the profile there', async () => {
  const email = newAddress();
  await signUp({ email, orgIdGuid: GUID });
  await verify(email, await codeSentTo(email));
  const tokens = await signInAs(service, { email, password: PASSWORD });
  const name = await service.call(account.profileName, {}, { token: tokens.accessToken });
  expect(name.value).toMatchObject({ firstName: 'Zanele', lastName: "O'Brien", osNo: 7, orgIdGuid: GUID });
});

test('an unknown organisation is refused at its field', async () => {
  const answer = await signUp({ email: newAddress(), orgIdGuid: '00000000-0000-4000-8000-000000000000' });
  expect(refusalOf(answer)).toMatchObject({ status: 422, errors: [{ path: 'orgIdGuid' }] });
});

test('an address that has an account gives the same reply, and its owner a mail that says so', async () => {
  const person = await makePerson(service);
  const known = await signUp({ email: person.email });
  const unknown = await signUp({ email: newAddress() });
  expect(known.status).toBe(unknown.status);
  expect(known.envelope).toEqual(unknown.envelope);
  const names = (answer: typeof known) => [...answer.headers.keys()].toSorted();
  expect(names(known)).toEqual(names(unknown));

  const mail = await lastMailTo(person.email);
  expect(mail?.subject).toBe('You already have an account with Phila');
  expect(mail?.text).not.toMatch(/\b\d{6}\b/);
  expect(
    await service.database.select().from(registrations).where(eq(registrations.email, person.email)),
  ).toEqual([]);
});

test('an account that an employer prepared is led to its own page', async () => {
  const person = await makePerson(service, { email: newAddress(), password: null });
  await signUp({ email: person.email });
  expect((await lastMailTo(person.email))?.text).toContain('/forgot-password-sync');
});

test('both replies take as long as each other: no sooner than the floor', async () => {
  const person = await makePerson(service);
  for (const email of [person.email, newAddress()]) {
    const start = performance.now();
    await signUp({ email });
    expect(performance.now() - start).toBeGreaterThanOrEqual(399);
  }
});

test('a code is good for ten minutes', async () => {
  const email = newAddress();
  await signUp({ email });
  const code = await codeSentTo(email);
  service.clock.advance(10 * MINUTE);
  expect(refusalOf(await verify(email, code))).toEqual(CODE_REFUSED);

  const other = newAddress();
  await signUp({ email: other });
  const fresh = await codeSentTo(other);
  service.clock.advance(9.5 * MINUTE);
  expect((await verify(other, fresh)).status).toBe(200);
});

test('a code works once, also for two at the same time', async () => {
  const email = newAddress();
  await signUp({ email });
  const code = await codeSentTo(email);
  const both = await Promise.all([verify(email, code), verify(email, code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(refusalOf(await verify(email, code))).toEqual(CODE_REFUSED);
  expect(await service.database.select().from(accounts).where(eq(accounts.email, email))).toHaveLength(1);
});

test('five wrong codes end it, however many come at once', async () => {
  const email = newAddress();
  await signUp({ email });
  const code = await codeSentTo(email);
  await Promise.all(Array.from({ length: 8 }, () => verify(email, wrong(code))));
  expect(refusalOf(await verify(email, code))).toEqual(CODE_REFUSED);

  await signUp({ email });
  const next = await codeSentTo(email);
  for (let i = 0; i < 4; i += 1) await verify(email, wrong(next));
  expect((await verify(email, next)).status).toBe(200);
});

test('wrong codes of strangers end no sign-up, however many strangers there are', async () => {
  const email = newAddress();
  await signUp({ email });
  const code = await codeSentTo(email);
  const refused: number[] = [];
  for (let i = 0; i < 40; i += 1)
    refused.push((await verify(email, wrong(code), i < 8 ? STRANGER : `41.13.8.${i}`)).status);
  expect(new Set(refused)).toEqual(new Set([422]));
  expect((await verify(email, code)).status).toBe(200);
});

test('strangers cannot try more than a few codes between them', async () => {
  const email = newAddress();
  await signUp({ email });
  const code = await codeSentTo(email);
  for (let i = 0; i < 20; i += 1) await verify(email, wrong(code), `41.13.9.${i}`);
  // Even the right code is refused now: a thousand addresses gain nothing.
  expect(refusalOf(await verify(email, code, '41.13.10.1'))).toEqual(CODE_REFUSED);
  expect((await verify(email, code)).status).toBe(200);
});

test('the given names, address and mobile are in the profile', async () => {
  const email = newAddress();
  await signUp({ email, mobile: '0711234567' });
  await verify(email, await codeSentTo(email));
  const { accessToken: token } = await signInAs(service, { email, password: PASSWORD });
  const read = await service.call(calls.details.biographicalDetails, {}, { token });
  expect(read.value).toMatchObject({ firstName: 'Zanele', lastName: "O'Brien", workPermitType: null });
  const reached = await service.call(calls.details.contactDetails, {}, { token });
  expect(reached.value).toMatchObject({
    mobileNo: { typeId: 1, type: 'personal', value: '0711234567' },
    personalEmail: { typeId: 1, type: 'personal', value: email },
  });
});

test('an address that did not sign up gets the same answer as a wrong code', async () => {
  expect(refusalOf(await verify('nobody@example.org', '123456'))).toEqual(CODE_REFUSED);
  expect(refusalOf(await verify('not a user name', '123456'))).toEqual(CODE_REFUSED);
});

test('a password that another person gave for the address does not become the account’s', async () => {
  const email = newAddress();
  await signUp({ email, password: 'Victims-Own-7' });
  const own = await codeSentTo(email);
  await signUp({ email, password: 'Attackers-Own-7' });
  expect((await verify(email, own)).status).toBe(200);
  expect(
    (await service.call(account.signIn, { body: { userName: email, password: 'Attackers-Own-7' } })).status,
  ).toBe(401);
  expect(
    (await service.call(account.signIn, { body: { userName: email, password: 'Victims-Own-7' } })).status,
  ).toBe(200);
  expect(await service.database.select().from(registrations).where(eq(registrations.email, email))).toEqual(
    [],
  );
});

test('a mobile that was typed in and not proved keeps no one from signing up with it', async () => {
  const email = newAddress();
  await signUp({ email, mobile: '0833334444' });
  await verify(email, await codeSentTo(email));
  await signUp({ mobile: '0833334444', password: 'The-Owners-Own-7' });
  const sms = (await service.sms()).at(-1);
  expect((await verify('0833334444', codeIn(sms?.text))).status).toBe(200);
  const signedIn = await service.call(account.signIn, {
    body: { userName: '0833334444', password: 'The-Owners-Own-7' },
  });
  expect(signedIn.status).toBe(200);
});

test.each([
  ['Password1', 'This password is used by many people and easily guessed. Please choose another.'],
  ['Phila2026', 'This password is used by many people and easily guessed. Please choose another.'],
])('the password %s is too common', async (password, message) => {
  expect(refusalOf(await signUp({ email: newAddress(), password }))).toEqual({
    status: 422,
    message,
    errors: [{ path: 'password', message }],
  });
});

test('the user name is no password', async () => {
  const answer = await signUp({ email: 'Somebody1@example.org', password: 'Somebody1' });
  expect(refusalOf(answer)).toMatchObject({
    status: 422,
    errors: [{ path: 'password', message: 'Password must not be your user name' }],
  });
});

test('five codes an hour, the same for an address with an account', async () => {
  const person = await makePerson(service);
  for (const email of [person.email, newAddress()]) {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await signUp({ email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test('a finished sign-up leaves one profile', async () => {
  const all = await service.database.select().from(profiles);
  expect(new Set(all.map(({ accountId }) => accountId)).size).toBe(all.length);
});

test('strangers do not use up what its owner may ask for, and a mailbox gets thirty messages a day at most', async () => {
  const email = newAddress();
  for (let i = 0; i < 6; i += 1) await signUp({ email }, STRANGER);
  expect((await signUp({ email }, STRANGER)).status).toBe(429);
  expect((await signUp({ email })).status).toBe(200);

  const answers = await Promise.all(Array.from({ length: 26 }, (_, i) => signUp({ email }, `41.14.${i}.1`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(24);
  const sent = (await service.mail()).filter(({ recipient }) => recipient === email);
  expect(sent).toHaveLength(30);
  expect(await service.database.$count(registrations, eq(registrations.email, email))).toBe(30);
});

test('a mobile that was typed in and not proved does not sign in', async () => {
  const email = newAddress();
  await signUp({ email, mobile: '0844445555' });
  await verify(email, await codeSentTo(email));
  const signIn = (userName: string) =>
    service.call(account.signIn, { body: { userName, password: PASSWORD } });
  expect([(await signIn('0844445555')).status, (await signIn(email)).status]).toEqual([401, 200]);
});

test('a sign-up refused for its fields uses up no code', async () => {
  const email = newAddress();
  for (let i = 0; i < 6; i += 1) expect((await signUp({ email, password: 'Password1' })).status).toBe(422);
  expect((await signUp({ email })).status).toBe(200);
});
