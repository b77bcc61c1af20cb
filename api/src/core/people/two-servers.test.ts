import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { until } from '../../testing/until.ts';
import type { Listen } from '../database/listen.ts';
import { accountRoles } from '../access/role-tables.ts';
import { recordFactorConfirmed, raisedToken } from '../step-up/second-factor.ts';

/* Access revoked on one server ends on another with the same database. */

const settings = { TOKEN_SECRET: 'what both servers of this test sign with' };
const { shop, identity } = calls;

let one: TestService;
let other: TestService;

/** Starts another server on the first one's database. @param listen default: it receives the first one's messages */
const beside = (listen: Listen = one.services.listen): Promise<TestService> =>
  startService({
    settings,
    now: one.clock.now(),
    opened: { database: one.database, listen, jobs: one.opened.jobs, close: async () => undefined },
  });

beforeAll(async () => {
  one = await startService({ settings });
  other = await beside();
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const discountsAt = async (server: TestService, token: string): Promise<number> =>
  (await server.call(shop.discounts, {}, { token })).status;

const idOf = async (accountId: string): Promise<string> => {
  const [row] = await one.database
    .select({ id: accountRoles.id })
    .from(accountRoles)
    .where(eq(accountRoles.accountId, accountId));
  return row?.id ?? '';
};

test('a role that is taken away ends within a second on both, while calls go on', async () => {
  const administrator = await signedIn(one, { role: 'administrator' });
  const { id, token } = await signedIn(one, { role: 'catalogueManager' });
  expect([await discountsAt(one, token), await discountsAt(other, token)]).toEqual([200, 200]);

  const took = await one.call(identity.takeRole, { params: { id: await idOf(id) } }, administrator);
  expect(took.status).toBe(200);
  // Uses the servers' own clocks: they advance only with the servers' work, however busy the machine.
  const [atOne, atOther] = [one.clock.now(), other.clock.now()];
  await until(async () => (await discountsAt(other, token)) === 403);
  await until(async () => (await discountsAt(one, token)) === 403);
  expect(other.clock.now().getTime() - atOther.getTime()).toBeLessThan(1_000);
  expect(one.clock.now().getTime() - atOne.getTime()).toBeLessThan(1_000);
});

test('a token of before the second factor was given is refused on both, and the new one is not', async () => {
  const person = await signedIn(one, { role: 'catalogueManager' });
  const { token } = person;
  expect([await discountsAt(one, token), await discountsAt(other, token)]).toEqual([200, 200]);
  const generation = await recordFactorConfirmed(one.services, person, null);
  const atOther = other.clock.now();
  const raised = await raisedToken(
    one.services,
    { ...person, osNo: null, isAdministrator: false, grants: [] },
    generation,
  );
  expect(await discountsAt(one, token)).toBe(401);
  await until(async () => (await discountsAt(other, token)) === 401);
  expect(other.clock.now().getTime() - atOther.getTime()).toBeLessThan(1_000);
  expect([await discountsAt(one, raised), await discountsAt(other, raised)]).toEqual([200, 200]);
});

test('a role that is given counts on both at once', async () => {
  const administrator = await signedIn(one, { role: 'administrator' });
  const person = await signedIn(one);
  expect([await discountsAt(one, person.token), await discountsAt(other, person.token)]).toEqual([403, 403]);
  const { value: roles } = await one.call(identity.roles, {}, administrator);
  const roleId = roles.find(({ builtIn }) => builtIn === 'catalogueManager')?.id ?? '';
  const given = await one.call(
    identity.giveRole,
    { body: { userAccount: person.email, roleId } },
    administrator,
  );
  expect(given.status).toBe(201);
  await until(async () => (await discountsAt(other, person.token)) === 200);
  await until(async () => (await discountsAt(one, person.token)) === 200);
  expect(
    (await one.call(identity.roleHolders, { query: { RoleId: roleId } }, administrator)).value,
  ).toContainEqual(given.value);
});

test('a composed role that loses a permission loses it on both at once', async () => {
  const administrator = await signedIn(one, { role: 'administrator' });
  const { value: role } = await one.call(
    identity.composeRole,
    { body: { name: 'Discounts', permissions: ['shop.discounts.read', 'shop.orders.read'] } },
    administrator,
  );
  const person = await signedIn(one);
  await one.call(identity.giveRole, { body: { userAccount: person.email, roleId: role.id } }, administrator);
  await until(async () => (await discountsAt(other, person.token)) === 200);
  const changed = await one.call(
    identity.updateRole,
    {
      params: { id: role.id },
      body: { name: 'Discounts', permissions: ['shop.orders.read'], version: role.version },
    },
    administrator,
  );
  expect(changed.status).toBe(200);
  await until(async () => (await discountsAt(other, person.token)) === 403);
});

test('it ends within a second also where no message between servers arrives', async () => {
  const deaf = await beside(async () => async () => undefined);
  const { id, token } = await signedIn(one, { role: 'catalogueManager' });
  expect(await discountsAt(deaf, token)).toBe(200);
  await one.database.delete(accountRoles).where(eq(accountRoles.accountId, id));
  deaf.clock.advance(1_000);
  expect(await discountsAt(deaf, token)).toBe(403);
  await deaf.close();
});
