import { calls } from '@phila/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { startService, type TestService } from '../../testing/service.ts';
import { hashToken } from '../../core/secrets/secret.ts';
import { refreshTokens, sessions } from '../../core/accounts/tables.ts';
import { makePerson, signInAs } from '../../testing/identity/person.ts';
import { refusalOf } from '../../testing/identity/refused.ts';
import { DAY } from '../../core/durations.ts';

const { account } = calls;
const SIGN_IN = { status: 401, message: 'Please sign in' };

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const refresh = (refreshToken: string, headers: Record<string, string> = {}) =>
  service.call(account.refreshToken, { body: { refreshToken } }, { headers });
const signOut = (refreshToken: string) => service.call(account.signOut, { body: { refreshToken } });
const listed = (token: string) => service.call(account.sessions, {}, { token });
const signedIn = async (headers: Record<string, string> = {}) => {
  const person = await makePerson(service);
  return { person, ...(await signInAs(service, person, headers)) };
};

describe('refreshing', () => {
  test('gives a new pair, and the new access token works', async () => {
    const { accessToken, refreshToken } = await signedIn();
    service.clock.advance(11 * 60_000);
    expect((await listed(accessToken)).status).toBe(401);
    const next = (await refresh(refreshToken)).value;
    expect(next.refreshToken).not.toBe(refreshToken);
    expect((await listed(next.accessToken)).status).toBe(200);
  });

  test('stores tokens as hashes only', async () => {
    const { refreshToken } = await signedIn();
    const stored = await service.database.select().from(refreshTokens);
    expect(stored.map(({ hash }) => hash)).not.toContain(refreshToken);
  });

  test('an old token that comes back ends the family, its newest token and its access tokens', async () => {
    const first = await signedIn();
    const second = (await refresh(first.refreshToken)).value;
    const third = (await refresh(second.refreshToken)).value;
    expect(refusalOf(await refresh(first.refreshToken))).toEqual(SIGN_IN);
    expect(refusalOf(await refresh(third.refreshToken))).toEqual(SIGN_IN);
    expect(refusalOf(await listed(third.accessToken))).toEqual(SIGN_IN);
  });

  test('a thief who refreshes first loses it as soon as the owner refreshes', async () => {
    const { refreshToken } = await signedIn();
    const stolen = (await refresh(refreshToken)).value;
    service.clock.advance(60_000);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(stolen.refreshToken)).status).toBe(401);
    expect((await listed(stolen.accessToken)).status).toBe(401);
  });

  test('a reply that was lost may be asked for again within ten seconds; only the newest pair lives on', async () => {
    const { refreshToken } = await signedIn();
    const lost = (await refresh(refreshToken)).value;
    service.clock.advance(9_000);
    const again = (await refresh(refreshToken)).value;
    const onwards = (await refresh(again.refreshToken)).value;
    expect((await listed(onwards.accessToken)).status).toBe(200);
    // A copy of the lost pair is recognised as reuse.
    expect((await refresh(lost.refreshToken)).status).toBe(401);
    expect((await refresh(onwards.refreshToken)).status).toBe(401);
  });

  test.each([
    ['later', async () => service.clock.advance(10_001), {}],
    ['by another browser', async () => undefined, { 'user-agent': 'Another' }],
  ])('but not %s', async (_when, wait, headers) => {
    const { refreshToken } = await signedIn();
    const next = (await refresh(refreshToken)).value;
    await wait();
    expect((await refresh(refreshToken, headers)).status).toBe(401);
    expect((await refresh(next.refreshToken)).status).toBe(401);
  });

  test('and not once the new token was used', async () => {
    const { refreshToken } = await signedIn();
    const next = (await refresh(refreshToken)).value;
    const newest = (await refresh(next.refreshToken)).value;
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(newest.refreshToken)).status).toBe(401);
  });

  test('twenty at the same moment leave exactly one living token, and it works', async () => {
    const { refreshToken, person } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const given = answers.map(({ value }) => value.refreshToken);
    expect(new Set(given).size).toBe(20);
    const living = await service.database
      .select({ hash: refreshTokens.hash })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(and(eq(sessions.accountId, person.id), isNull(refreshTokens.usedAt)));
    expect(living).toHaveLength(1);
    const newest = given.find((token) => hashToken(token) === living[0]?.hash) ?? '';
    expect((await refresh(newest)).status).toBe(200);
  });

  test('an old and a new token at the same moment end the family, in either order', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { refreshToken, accessToken } = await signedIn();
      const next = (await refresh(refreshToken)).value;
      const answers = await Promise.all([refresh(refreshToken), refresh(next.refreshToken)]);
      // The first succeeds; the second is reuse of the old token, or of an invalidated one.
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      expect((await listed(accessToken)).status).toBe(401);
    }
  });

  test('a token is good for thirty days without use, a session for ninety with it', async () => {
    const idle = await signedIn();
    service.clock.advance(30 * DAY);
    expect((await refresh(idle.refreshToken)).status).toBe(401);

    let { refreshToken } = await signedIn();
    for (let day = 0; day < 87; day += 29) {
      service.clock.advance(29 * DAY);
      refreshToken = (await refresh(refreshToken)).value.refreshToken;
    }
    service.clock.advance(3 * DAY);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(513)])('%p is no refresh token', async (token) => {
    expect([401, 422]).toContain((await refresh(token)).status);
  });
});

describe('signing out', () => {
  test('ends the session on the server: neither token works any more', async () => {
    const { accessToken, refreshToken } = await signedIn();
    expect((await listed(accessToken)).status).toBe(200);
    expect((await signOut(refreshToken)).value).toBe(true);
    expect(refusalOf(await listed(accessToken))).toEqual(SIGN_IN);
    expect(refusalOf(await refresh(refreshToken))).toEqual(SIGN_IN);
  });

  test('with a token that was exchanged already ends it too', async () => {
    const { refreshToken } = await signedIn();
    const next = (await refresh(refreshToken)).value;
    await signOut(refreshToken);
    expect((await listed(next.accessToken)).status).toBe(401);
  });

  test('twice, or with a token of no session, is no error', async () => {
    const { refreshToken } = await signedIn();
    await signOut(refreshToken);
    expect((await signOut(refreshToken)).value).toBe(true);
    expect((await signOut('nobody')).value).toBe(true);
  });

  test('leaves the other sessions', async () => {
    const { person, refreshToken } = await signedIn();
    const other = await signInAs(service, person);
    await signOut(refreshToken);
    expect((await listed(other.accessToken)).status).toBe(200);
  });
});

describe('the list of sessions', () => {
  test('lists the person’s own sessions, latest used first, and marks the current one', async () => {
    const first = await signedIn({ 'user-agent': 'Phone' });
    service.clock.advance(1_000);
    const second = await signInAs(service, first.person, { 'user-agent': 'Laptop' });
    await signedIn({ 'user-agent': 'Somebody else' });
    const rows = (await listed(first.accessToken)).value;
    expect(rows.map(({ userAgent, current }) => [userAgent, current])).toEqual([
      ['Laptop', false],
      ['Phone', true],
    ]);
    service.clock.advance(1_000);
    await refresh(first.refreshToken, { 'user-agent': 'Phone' });
    expect((await listed(second.accessToken)).value.map(({ userAgent }) => userAgent)).toEqual([
      'Phone',
      'Laptop',
    ]);
  });

  test('one of one’s own can be ended, and is gone at once', async () => {
    const first = await signedIn();
    const second = await signInAs(service, first.person);
    expect((await listed(second.accessToken)).status).toBe(200);
    const id = (await listed(first.accessToken)).value.find(({ current }) => !current)?.id ?? '';
    expect(
      (await service.call(account.endSession, { params: { id } }, { token: first.accessToken })).value,
    ).toBe(true);
    expect((await listed(second.accessToken)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect((await listed(first.accessToken)).value).toHaveLength(1);
    expect(
      (await service.call(account.endSession, { params: { id } }, { token: first.accessToken })).status,
    ).toBe(404);
  });

  test('another person’s is not there, and stays', async () => {
    const victim = await signedIn();
    const other = await signedIn();
    const id = (await listed(victim.accessToken)).value[0]?.id ?? '';
    expect(
      (await service.call(account.endSession, { params: { id } }, { token: other.accessToken })).status,
    ).toBe(404);
    expect((await listed(victim.accessToken)).status).toBe(200);
  });
});
