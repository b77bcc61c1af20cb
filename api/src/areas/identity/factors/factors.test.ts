import { calls, ENROLMENT_NEEDED, factorNeededFor, type StepUp } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { auditEntries } from '../../../core/audit/tables.ts';
import { HOUR, MINUTE } from '../../../core/durations.ts';
import { accountFactors, recoveryCodes as recoveryCodesTable } from '../../../core/step-up/factor-tables.ts';
import { accounts, authenticationEvents, sessions } from '../../../core/accounts/tables.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { hashPassword } from '../passwords.ts';

const { account, details, factor, identity, personalData, shop } = calls;

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { TRUST_PROXY: 'loopback', LIMIT_SIGN_IN: '10000/15m' } });
});
afterAll(() => service.close());

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: service.clock.now().getTime() + steps * 30_000,
  });

/** The secret of the latest link mailed to a person. */
const mailedLink = async (email: string): Promise<string> => {
  const mails = (await service.mail()).filter(({ recipient }) => recipient === email);
  return /#factor=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};

const openLink = async ({ token }: SignedIn, link: string) =>
  service.call(factor.openEnrolment, { body: { token: link } }, { token });

/** Sets up an app, and updates the person's token. @returns its secret, and the recovery codes */
const setUp = async (person: SignedIn) => {
  const begun = await service.call(factor.beginTotp, {}, { token: person.token });
  if (begun.status === 403) {
    await service.call(factor.mailEnrolment, {}, { token: person.token });
    await openLink(person, await mailedLink(person.email));
    return enrol(person);
  }
  return confirmApp(person, begun.value);
};

const enrol = async (person: SignedIn) =>
  confirmApp(person, (await service.call(factor.beginTotp, {}, { token: person.token })).value);

const confirmApp = async (person: SignedIn, { secret, uri }: { secret: string; uri: string }) => {
  const confirmed = await service.call(
    factor.confirmTotp,
    { body: { code: codeOf(secret) } },
    { token: person.token },
  );
  person.token = confirmed.value.accessToken;
  return { secret, uri, recoveryCodes: confirmed.value.recoveryCodes };
};

const admin = (isFactorGiven = false) => signedIn(service, { role: 'administrator', isFactorGiven });

const from = (ip: string) => ({ 'x-forwarded-for': ip });

/** A bank account as forms send it. */
const bank = { bankId: 1, bankName: null, accountNumber: '1234567890', accountType: 1 };

/** Gives a code, and updates the person's token if it is right. */
const give = async (
  person: Pick<SignedIn, 'token'>,
  code: string,
  action?: StepUp,
  headers: Record<string, string> = {},
) => {
  const body = { code, ...(action !== undefined && { action }) };
  const answer = await service.call(factor.giveFactor, { body }, { token: person.token, headers });
  if (answer.status === 200) person.token = answer.value.accessToken;
  return answer;
};

/** Renews the person's token, as earlier ones are refused. */
const renew = async (person: SignedIn): Promise<void> => {
  const [session] = await service.database
    .select({ generation: sessions.tokenGeneration })
    .from(sessions)
    .where(eq(sessions.id, person.sessionId));
  person.token = await service.services.tokens.signAccessToken({
    id: person.id,
    sessionId: person.sessionId,
    osNo: null,
    isAdministrator: true,
    generation: session?.generation ?? 0,
  });
};

/** A read of administration. */
const readOrders = ({ token }: Pick<SignedIn, 'token'>) =>
  service.call(shop.adminOrders, { query: {} }, { token });

test('whatever a role allows asks for the second factor, which is set up at the first visit', async () => {
  const person = await admin();
  const refused = await readOrders(person);
  expect([refused.status, refused.envelope.value]).toEqual([403, factorNeededFor(null)]);
  expect((await service.call(account.profileName, {}, person)).value.needsFactor).toBe(true);

  const { uri, recoveryCodes } = await setUp(person);
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await readOrders(person)).status).toBe(200);
  expect((await service.call(account.profileName, {}, person)).value.needsFactor).toBeUndefined();
  const { value } = await service.call(factor.secondFactor, {}, person);
  expect(value).toMatchObject({ factors: [{ kind: 'app' }], recoveryCodes: 10, isGiven: true });
  expect((await service.mail()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Set up your second factor/),
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

/** Signs the person in from another browser, without a factor. */
const secondSession = async (person: SignedIn, headers = {}): Promise<SignedIn> => {
  const body = { userName: person.email, password: person.password };
  // People of these tests have no password yet.
  const passwordHash = await hashPassword(person.password);
  await service.database.update(accounts).set({ passwordHash }).where(eq(accounts.id, person.id));
  const { accessToken } = (await service.call(account.signIn, { body }, { headers })).value;
  return { ...person, token: accessToken };
};

test('a recovery code counts once', async () => {
  const person = await admin();
  const { recoveryCodes } = await setUp(person);
  const [code = ''] = recoveryCodes;
  expect((await give(person, code.toUpperCase().replace('-', ' '))).status).toBe(200);
  expect((await give(person, code)).status).toBe(422);
  expect((await service.call(factor.secondFactor, {}, person)).value.recoveryCodes).toBe(9);
});

/** Six digits that no step near the present has. */
const wrongCode = (secret: string): string => {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find((one) => !right.has(one)) ?? '';
};

test('ten wrong codes of a thief slow the thief, and not the owner in their own session', async () => {
  const person = await admin();
  const { secret } = await setUp(person);
  service.clock.advance(MINUTE);
  const thief = await secondSession(person, from('203.0.113.7'));
  const guess = async () => (await give(thief, wrongCode(secret), undefined, from('203.0.113.7'))).status;
  const statuses: number[] = [];
  for (let guesses = 0; guesses < 12; guesses += 1) statuses.push(await guess());
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
  expect(statuses.at(-1)).toBe(429);
  // Refuses even the right code to the thief while guesses are limited.
  expect((await give(thief, codeOf(secret), undefined, from('203.0.113.7'))).status).toBe(429);
  expect((await give(person, codeOf(secret))).status).toBe(200);
  // Guesses from elsewhere with a copied session.
  const copied = { token: person.token };
  for (let guesses = 0; guesses < 12; guesses += 1)
    await give(copied, wrongCode(secret), undefined, from('198.51.100.9'));
  service.clock.advance(MINUTE);
  expect((await give(person, codeOf(secret))).status).toBe(200);
});

test('however many sessions guess, an account is guessed at two hundred times a day', async () => {
  const person = await admin();
  const { secret, recoveryCodes } = await setUp(person);
  const guessed = { right: 0, slowed: 0 };
  for (let sessions = 0; sessions < 22; sessions += 1) {
    const thief = await secondSession(person, from(`203.0.113.${sessions}`));
    for (let guesses = 0; guesses < 10; guesses += 1) {
      const { status } = await give(thief, wrongCode(secret), undefined, from('203.0.113.1'));
      guessed[status === 422 ? 'right' : 'slowed'] += 1;
    }
  }
  expect(guessed).toEqual({ right: 200, slowed: 20 });
  // The owner still gets in: from a known network, or elsewhere with something unguessable.
  service.clock.advance(MINUTE);
  expect((await give(person, codeOf(secret))).status).toBe(200);
  const abroad = await secondSession(person, from('192.0.2.4'));
  service.clock.advance(MINUTE);
  expect((await give(abroad, codeOf(secret), undefined, from('192.0.2.4'))).status).toBe(429);
  expect((await give(abroad, recoveryCodes[0] ?? '', undefined, from('192.0.2.4'))).status).toBe(200);
});

test('giving it brings a new token, and the one before is refused at once for everything', async () => {
  const person = await admin();
  const { secret } = await setUp(person);
  const other = await secondSession(person);
  const stolen = { token: other.token };
  expect((await service.call(account.profileName, {}, stolen)).status).toBe(200);
  service.clock.advance(MINUTE);
  expect((await give(other, codeOf(secret), 'roles')).status).toBe(200);
  expect((await readOrders(other)).status).toBe(200);
  expect((await readOrders(stolen)).status).toBe(401);
  expect((await service.call(account.profileName, {}, stolen)).status).toBe(401);
  // Continues the session, and the person's other one.
  expect((await readOrders(person)).status).toBe(200);
  const between = { token: other.token };
  service.clock.advance(MINUTE);
  expect((await give(other, codeOf(secret))).status).toBe(200);
  expect((await readOrders(between)).status).toBe(401);
});

test('a refreshed session stays in administration', async () => {
  const person = await admin();
  const { secret } = await setUp(person);
  const body = { userName: person.email, password: person.password };
  await secondSession(person);
  const { accessToken, refreshToken } = (await service.call(account.signIn, { body })).value;
  service.clock.advance(MINUTE);
  await give({ token: accessToken }, codeOf(secret));
  const renewed = (await service.call(account.refreshToken, { body: { refreshToken } })).value;
  expect((await readOrders({ token: renewed.accessToken })).status).toBe(200);
});

test('administration is left after half an hour without a call of it, and after twelve hours', async () => {
  const idle = await admin();
  await setUp(idle);
  const wait = async (person: SignedIn, time: number) => {
    service.clock.advance(time);
    await renew(person);
  };
  await wait(idle, 29 * MINUTE);
  expect((await readOrders(idle)).status).toBe(200);
  await wait(idle, 29 * MINUTE);
  // A person's own calls need no administration.
  expect((await service.call(account.profileName, {}, idle)).value.needsFactor).toBeUndefined();
  await wait(idle, 2 * MINUTE);
  expect((await service.call(account.profileName, {}, idle)).value.needsFactor).toBe(true);
  expect((await readOrders(idle)).envelope.value).toEqual(factorNeededFor(null));

  const busy = await signedIn(service, { role: 'administrator', isFactorGiven: false });
  await setUp(busy);
  for (let half = 0; half < 24; half += 1) {
    expect((await readOrders(busy)).status).toBe(200);
    await wait(busy, HOUR / 2 - MINUTE);
  }
  await wait(busy, 25 * MINUTE);
  expect((await readOrders(busy)).envelope.value).toEqual(factorNeededFor(null));
});

test('digits of any script are read; anything but a code is 422', async () => {
  const person = await admin();
  const { secret } = await setUp(person);
  const zeros = {
    'Arabic-Indic': 0x660,
    Persian: 0x6f0,
    Devanagari: 0x966,
    Bengali: 0x9e6,
    'full width': 0xff10,
  };
  for (const zero of Object.values(zeros)) {
    service.clock.advance(MINUTE);
    const typed = [...codeOf(secret)].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
    expect((await give(person, typed)).status).toBe(200);
  }
  for (const between of ['-', '–', '\u2212', ' ', '\u00A0', '.']) {
    service.clock.advance(MINUTE);
    const code = codeOf(secret);
    expect((await give(person, `${code.slice(0, 3)}${between}${code.slice(3)}`)).status).toBe(200);
  }
  for (const typed of ['ééééé1', '12345é', '一二三四五六', '😀😀😀', 'ab', '1234567', '½½½½½½', '\u0000'])
    expect([typed, (await give(person, typed)).status]).toEqual([typed, 422]);
  expect((await give(person, wrongCode(secret))).status).toBe(422);
});

test('money and rights ask for a fresh one, for what it was given for and in its session alone', async () => {
  const person = await admin();
  const { secret } = await setUp(person);
  const refund = () =>
    service.call(shop.refundOrder, { params: { id: 1 }, body: { reason: 'Sold twice' } }, person);
  const refused = await refund();
  expect([refused.status, refused.envelope.value]).toEqual([403, factorNeededFor('refunds')]);
  service.clock.advance(MINUTE);
  expect((await give(person, codeOf(secret), 'roles')).status).toBe(200);
  expect((await refund()).status).toBe(403);
  service.clock.advance(MINUTE);
  expect((await give(person, codeOf(secret), 'refunds')).status).toBe(200);
  // The unknown order is noticed only after the factor.
  expect((await refund()).status).toBe(404);
  const other = await secondSession(person);
  service.clock.advance(MINUTE);
  expect((await give(other, codeOf(secret))).status).toBe(200);
  const elsewhere = await service.call(
    shop.refundOrder,
    { params: { id: 1 }, body: { reason: 'Sold twice' } },
    other,
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

test('a person with a factor is asked for it to change what is theirs, and the password alone is not enough', async () => {
  const person = await signedIn(service);
  const { token } = person;
  const { value: before } = await service.call(details.banking.create, { body: bank }, { token });
  const { secret } = await setUp(person);
  const passwordHash = await hashPassword(person.password);
  await service.database.update(accounts).set({ passwordHash }).where(eq(accounts.id, person.id));
  service.clock.advance(6 * MINUTE);
  await service.call(account.confirmPassword, { body: { password: person.password } }, person);
  const newPassword = 'Vlakvark-Treinspoor-48';
  const change = () =>
    service.call(
      account.changePassword,
      { body: { oldPassword: person.password, newPassword, confirmPassword: newPassword } },
      person,
    );
  const update = () =>
    service.call(details.banking.update, { body: { ...bank, bankUID: before.id } as never }, person);
  const asked = async (work: () => Promise<{ envelope: { value: unknown } }>) =>
    (await work()).envelope.value;
  expect(await asked(change)).toEqual(factorNeededFor('signIn'));
  expect(await asked(update)).toEqual(factorNeededFor('banking'));
  expect(await asked(() => service.call(details.banking.create, { body: bank }, person))).toEqual(
    factorNeededFor('banking'),
  );
  expect(await asked(() => service.call(personalData.deleteAccount, {}, person))).toEqual(
    factorNeededFor('account'),
  );
  expect(await asked(() => service.call(account.endEverySession, {}, person))).toEqual(
    factorNeededFor('sessions'),
  );
  await give(person, codeOf(secret), 'banking');
  expect((await update()).status).toBe(200);
  service.clock.advance(MINUTE);
  await give(person, codeOf(secret), 'signIn');
  expect((await change()).status).toBe(200);
});

test('the security log has the factor used and the action', async () => {
  const person = await admin();
  const { secret, recoveryCodes } = await setUp(person);
  service.clock.advance(MINUTE);
  await give(person, codeOf(secret), 'refunds');
  await give(person, recoveryCodes[0] ?? '');
  await give(person, wrongCode(secret), 'roles');
  const rows = await service.database
    .select({ event: authenticationEvents.event, detail: authenticationEvents.detail })
    .from(authenticationEvents)
    .where(and(eq(authenticationEvents.accountId, person.id)))
    .orderBy(authenticationEvents.at);
  expect(rows.filter(({ detail }) => detail !== null)).toEqual([
    { event: 'second factor added', detail: 'app' },
    { event: 'second factor given', detail: 'app: refunds' },
    { event: 'recovery code used', detail: 'recovery code: administration' },
    { event: 'second factor refused', detail: 'code: roles' },
  ]);
});

test('the first factor of a person with a role is set up by the mailed link, once, in its session', async () => {
  const person = await admin();
  const begin = ({ token }: SignedIn) => service.call(factor.beginTotp, {}, { token });
  const refused = await begin(person);
  expect([refused.status, refused.envelope.value]).toEqual([403, ENROLMENT_NEEDED]);
  expect((await service.call(factor.beginPasskey, {}, person)).envelope.value).toEqual(ENROLMENT_NEEDED);
  expect((await service.call(factor.mailEnrolment, {}, person)).status).toBe(200);
  const link = await mailedLink(person.email);
  // The link is useless for any other account.
  const stranger = await admin();
  expect((await openLink(stranger, link)).status).toBe(404);
  expect((await openLink(person, link)).status).toBe(200);
  expect((await openLink(person, link)).status).toBe(404);
  const thief = await secondSession(person);
  expect((await begin(thief)).envelope.value).toEqual(ENROLMENT_NEEDED);
  expect((await begin(person)).status).toBe(200);
  service.clock.advance(16 * MINUTE);
  await renew(person);
  await service.call(account.confirmPassword, { body: { password: person.password } }, person);
  expect((await begin(person)).envelope.value).toEqual(ENROLMENT_NEEDED);
  // Accounts without a role need none.
  const plain = await signedIn(service);
  expect((await begin(plain)).status).toBe(200);
  expect((await service.call(factor.mailEnrolment, {}, plain)).status).toBe(422);
});

test('another administrator removes a lost one: audited, told, and set up again by the mailed link alone', async () => {
  const lost = await admin();
  await setUp(lost);
  const helper = await admin();
  const { secret } = await setUp(helper);
  const remove = (id: string) => service.call(identity.removeLostFactor, { params: { id } }, helper);
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
  expect((await readOrders(lost)).status).toBe(403);
  // The password alone sets up nothing; the link of the mail does.
  const thief = await secondSession(lost);
  expect((await service.call(factor.beginTotp, {}, thief)).envelope.value).toEqual(ENROLMENT_NEEDED);
  const owner = await secondSession(lost);
  expect((await openLink(owner, await mailedLink(lost.email))).status).toBe(200);
  await enrol(owner);
  expect((await readOrders(owner)).status).toBe(200);
  const [entry] = await service.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.call, 'DELETE /Identity/people/{id}/second-factor'));
  expect(entry).toMatchObject({ actorId: helper.id, rowIds: [lost.id] });
});

test('a factor is removed by who has all rights of its owner alone; without a role it comes by the link as well', async () => {
  const lead = await admin(true);
  const composed = await service.call(
    identity.composeRole,
    { body: { name: 'Roles only', permissions: ['identity.roles.read', 'identity.roles.write'] } },
    lead,
  );
  const helper = await signedIn(service);
  await service.call(
    identity.giveRole,
    { body: { userAccount: helper.email, roleId: composed.value.id } },
    lead,
  );
  service.clock.advance(1_000);
  const { secret } = await setUp(helper);
  const remove = (id: string) => service.call(identity.removeLostFactor, { params: { id } }, helper);
  const administrator = await admin();
  await setUp(administrator);
  const plain = await signedIn(service);
  await setUp(plain);
  service.clock.advance(MINUTE);
  await give(helper, codeOf(secret), 'factors');
  const refused = await remove(administrator.id);
  expect([refused.status, refused.envelope.errorMessage]).toEqual([
    403,
    expect.stringContaining('rights that you do not have'),
  ]);
  expect((await readOrders(administrator)).status).toBe(200);
  expect((await remove(plain.id)).value).toBe(true);
  await service.call(account.confirmPassword, { body: { password: plain.password } }, plain);
  expect((await service.call(factor.beginTotp, {}, plain)).envelope.value).toEqual(ENROLMENT_NEEDED);
});

test('an app takes the place of the one before; the last factor of an account with a role stays', async () => {
  const person = await admin();
  const first = await setUp(person);
  const second = await setUp(person);
  expect(second.recoveryCodes).toEqual([]);
  const own = (await service.call(factor.secondFactor, {}, person)).value.factors;
  expect(own).toHaveLength(1);
  service.clock.advance(MINUTE);
  expect((await give(person, codeOf(first.secret))).status).toBe(422);
  const removed = await service.call(factor.removeOwnFactor, { params: { id: own[0]?.id ?? '' } }, person);
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

test('only its owner can rename a factor', async () => {
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

describe('a forgotten password', () => {
  const NEW = 'Another-Horse-8';
  const mailedReset = async (email: string): Promise<string> => {
    await service.call(account.forgotPassword, { body: { userAccount: email } });
    const mails = (await service.mail()).filter(({ recipient }) => recipient === email);
    return /token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const reset = (email: string, token: string, code?: string, newPassword = NEW) =>
    service.call(account.forgotPasswordReset, {
      body: { userAccount: email, token, newPassword, confirmPassword: newPassword, ...(code && { code }) },
    });
  const withPassword = async () => {
    const person = await signedIn(service);
    await service.database
      .update(accounts)
      .set({ passwordHash: await hashPassword(person.password) })
      .where(eq(accounts.id, person.id));
    return person;
  };
  const signsIn = async (userName: string, password: string) =>
    (await service.call(account.signIn, { body: { userName, password } })).status === 200;

  test('is chosen again with a code of the app by those who have one, and the mailbox alone is not enough', async () => {
    const person = await withPassword();
    const { secret } = await setUp(person);
    const link = await mailedReset(person.email);
    service.clock.advance(MINUTE);
    const refused = await reset(person.email, link);
    expect([refused.status, refused.envelope.value]).toEqual([403, factorNeededFor('signIn')]);
    // Says nothing about the password before a right code.
    expect((await reset(person.email, link, undefined, person.password)).status).toBe(403);
    const wrong = await reset(person.email, link, codeOf(secret, 20));
    expect([wrong.status, wrong.envelope.errors?.[0]?.path]).toEqual([422, 'code']);
    expect(await signsIn(person.email, person.password)).toBe(true);

    const same = await reset(person.email, link, codeOf(secret), person.password);
    expect([same.status, same.envelope.errors?.[0]?.path]).toEqual([422, 'newPassword']);
    expect((await reset(person.email, link, codeOf(secret))).status).toBe(200);
    expect(await signsIn(person.email, NEW)).toBe(true);
    expect((await reset(person.email, link, codeOf(secret, 1))).status).toBe(422);
  });

  test('is chosen again with a recovery code, once', async () => {
    const person = await withPassword();
    const { recoveryCodes } = await setUp(person);
    const code = recoveryCodes[0] ?? '';
    expect((await reset(person.email, await mailedReset(person.email), code)).status).toBe(200);
    expect((await reset(person.email, await mailedReset(person.email), code, 'Third-Horse-9')).status).toBe(
      422,
    );
    expect(await signsIn(person.email, NEW)).toBe(true);
  });

  test('takes no more guesses at a code than a session does, and none of who has no link', async () => {
    const person = await withPassword();
    const { secret } = await setUp(person);
    const link = await mailedReset(person.email);
    service.clock.advance(MINUTE);
    for (let i = 0; i < 30; i += 1)
      expect((await reset(person.email, 'A'.repeat(43), '000000')).status).toBe(422);
    const statuses: number[] = [];
    for (let i = 0; i < 30; i += 1)
      statuses.push((await reset(person.email, link, codeOf(secret, 20 + i))).status);
    expect(statuses[0]).toBe(422);
    expect(statuses.at(-1)).toBe(429);
    // Limits a right code too.
    expect((await reset(person.email, link, codeOf(secret))).status).toBe(429);
  });

  test('requires no more of people without a second factor', async () => {
    const person = await withPassword();
    expect((await reset(person.email, await mailedReset(person.email))).status).toBe(200);
  });
});
