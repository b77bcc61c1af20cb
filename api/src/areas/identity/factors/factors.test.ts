import { calls, factorNeededFor } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { auditEntries } from '../../../core/audit/tables.ts';
import { MINUTE } from '../../../core/durations.ts';
import { accountFactors, recoveryCodes as recoveryCodesTable } from '../../../core/people/factor-tables.ts';
import { accounts } from '../../../core/people/tables.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { hashPassword } from '../passwords.ts';

const { account, factor, identity, shop } = calls;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: service.clock.now().getTime() + steps * 30_000,
  });

/** Sets up an app. @returns its secret, and the recovery codes */
const setUp = async ({ token }: SignedIn) => {
  const { secret, uri } = (await service.call(factor.beginTotp, {}, { token })).value;
  const confirmed = await service.call(factor.confirmTotp, { body: { code: codeOf(secret) } }, { token });
  return { secret, uri, recoveryCodes: confirmed.value.recoveryCodes };
};

const admin = (isFactorGiven = false) => signedIn(service, { role: 'administrator', isFactorGiven });

const give = ({ token }: SignedIn, code: string, action?: 'refunds' | 'roles' | 'factors') =>
  service.call(factor.giveFactor, { body: { code, ...(action !== undefined && { action }) } }, { token });

test('whatever a role allows asks for the second factor, which is set up at the first visit', async () => {
  const person = await admin();
  const { token } = person;
  const refused = await service.call(shop.adminOrders, { query: {} }, { token });
  expect([refused.status, refused.envelope.value]).toEqual([403, factorNeededFor(null)]);
  expect((await service.call(account.profileName, {}, { token })).value.needsFactor).toBe(true);

  const { uri, recoveryCodes } = await setUp(person);
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await service.call(shop.adminOrders, { query: {} }, { token })).status).toBe(200);
  expect((await service.call(account.profileName, {}, { token })).value.needsFactor).toBeUndefined();
  const { value } = await service.call(factor.secondFactor, {}, { token });
  expect(value).toMatchObject({ factors: [{ kind: 'app' }], recoveryCodes: 10, isGiven: true });
  expect((await service.mail()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^The second factor of your account/),
  ]);
});

test('a code counts once across all sessions, and one of another time not at all', async () => {
  const person = await admin();
  const { secret } = await setUp(person);
  const other = await secondSession(person);
  service.clock.advance(MINUTE);
  const code = codeOf(secret);
  const both = await Promise.all([give(person, code), give(other, code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await give(other, codeOf(secret, -1))).status).toBe(422);
  expect((await give(other, codeOf(secret, 3))).status).toBe(422);
  expect((await give(other, codeOf(secret, 1))).status).toBe(200);
});

/** The same person in another browser, without the factor. */
const secondSession = async (person: SignedIn): Promise<SignedIn> => {
  const body = { userName: person.email, password: person.password };
  // People of these tests have no password yet.
  const passwordHash = await hashPassword(person.password);
  await service.database.update(accounts).set({ passwordHash }).where(eq(accounts.id, person.id));
  const { accessToken } = (await service.call(account.signIn, { body })).value;
  return { ...person, token: accessToken };
};

test('a recovery code counts once', async () => {
  const person = await admin();
  const { recoveryCodes } = await setUp(person);
  const [code = ''] = recoveryCodes;
  expect((await give(person, code.toUpperCase().replace('-', ' '))).status).toBe(200);
  expect((await give(person, code)).status).toBe(422);
  const { token } = person;
  expect((await service.call(factor.secondFactor, {}, { token })).value.recoveryCodes).toBe(9);
});

test('guesses are slowed across all sessions of the account', async () => {
  const person = await admin();
  const { secret } = await setUp(person);
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) statuses.push((await give(person, '000000')).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
  expect(statuses.at(-1)).toBe(429);
  expect((await give(person, codeOf(secret, 1))).status).toBe(429);
});

test('money and rights ask for a fresh one, for what it was given for and in its session alone', async () => {
  const person = await admin();
  const { token } = person;
  const { secret } = await setUp(person);
  const refund = () =>
    service.call(shop.refundOrder, { params: { id: 1 }, body: { reason: 'Sold twice' } }, { token });
  const refused = await refund();
  expect([refused.status, refused.envelope.value]).toEqual([403, factorNeededFor('refunds')]);
  service.clock.advance(MINUTE);
  expect((await give(person, codeOf(secret), 'roles')).status).toBe(200);
  expect((await refund()).status).toBe(403);
  service.clock.advance(MINUTE);
  expect((await give(person, codeOf(secret), 'refunds')).status).toBe(200);
  // The order is not there, which is looked at after the factor.
  expect((await refund()).status).toBe(404);
  const other = await secondSession(person);
  service.clock.advance(MINUTE);
  expect((await give(other, codeOf(secret))).status).toBe(200);
  const elsewhere = await service.call(
    shop.refundOrder,
    { params: { id: 1 }, body: { reason: 'Sold twice' } },
    { token: other.token },
  );
  expect(elsewhere.status).toBe(403);
  service.clock.advance(5 * MINUTE);
  expect((await refund()).status).toBe(403);
});

test('a person without a factor confirms with the password', async () => {
  const { token } = await signedIn(service, { isConfirmed: false });
  const asked = await service.call(calls.personalData.requestExport, {}, { token });
  expect(asked.envelope.value).toEqual({ code: 'confirm-password' });
});

test('another administrator removes a lost one: audited, told, and asked to set one up at once', async () => {
  const lost = await admin();
  await setUp(lost);
  const helper = await admin();
  const { secret } = await setUp(helper);
  const remove = (id: string) =>
    service.call(identity.removeLostFactor, { params: { id } }, { token: helper.token });
  await service.mail();
  service.clock.advance(6 * MINUTE);
  expect((await remove(lost.id)).envelope.value).toEqual(factorNeededFor('factors'));
  await give(helper, codeOf(secret), 'factors');
  expect((await remove(helper.id)).status).toBe(422);
  const before = (await service.mail()).length;
  expect((await remove(lost.id)).value).toBe(true);
  expect((await remove(lost.id)).status).toBe(404);
  const told = (await service.mail()).slice(before);
  expect(told).toMatchObject([
    { recipient: lost.email, text: expect.stringContaining('administrator removed') },
  ]);
  const { token } = lost;
  expect((await service.call(shop.adminOrders, { query: {} }, { token })).status).toBe(403);
  const [entry] = await service.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.call, 'DELETE /Identity/people/{id}/second-factor'));
  expect(entry).toMatchObject({ actorId: helper.id, rowIds: [lost.id] });
});

test('an app takes the place of the one before; the last factor of an account with a role stays', async () => {
  const person = await admin();
  const { token } = person;
  const first = await setUp(person);
  const second = await setUp(person);
  expect(second.recoveryCodes).toEqual([]);
  const own = (await service.call(factor.secondFactor, {}, { token })).value.factors;
  expect(own).toHaveLength(1);
  service.clock.advance(MINUTE);
  expect((await give(person, codeOf(first.secret))).status).toBe(422);
  const removed = await service.call(factor.removeOwnFactor, { params: { id: own[0]?.id ?? '' } }, { token });
  expect(removed.status).toBe(422);
  expect(removed.envelope.errorMessage).toMatch(/only second factor/);
});

test('neither secrets nor recovery codes lie open in the database', async () => {
  const person = await admin();
  const { secret, recoveryCodes } = await setUp(person);
  const kept = JSON.stringify([
    await service.database.select().from(accountFactors),
    await service.database.select().from(recoveryCodesTable),
  ]);
  for (const open of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(kept).not.toContain(open);
});

test('a factor is called what its owner says, and no one else renames it', async () => {
  const person = await admin();
  await setUp(person);
  const other = await admin();
  const [{ id } = { id: '' }] = (await service.call(factor.secondFactor, {}, person)).value.factors;
  const rename = (by: SignedIn, name: string) =>
    service.call(factor.renameFactor, { params: { id }, body: { name } }, by);
  expect((await rename(other, 'Mine')).status).toBe(404);
  expect((await rename(person, ' ')).status).toBe(422);
  expect((await rename(person, 'Work phone')).status).toBe(200);
  expect((await service.call(factor.secondFactor, {}, person)).value.factors).toEqual([
    expect.objectContaining({ id, name: 'Work phone' }),
  ]);
});
