import { calls } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { readGrants } from './rights.ts';

/*
 * During an update a service of the version before reads and writes the same database. Its statements stand here as it
 * sends them; it knows nothing of remotes.
 */

const { identity } = calls;

let service: TestService;
let administrator: SignedIn;
beforeAll(async () => {
  service = await startService();
  administrator = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

const roleIdOf = async (builtIn: string): Promise<string> => {
  const { value } = await service.call(identity.roles, {}, administrator);
  return value.find((role) => role.builtIn === builtIn)?.id ?? '';
};
const earlier = async (accountId: string): Promise<(string | null)[]> => {
  const { rows } = (await service.database.execute(sql`
    select "account_roles"."id", "roles"."built_in", "account_roles"."os_no", "role_permissions"."permission"
    from "account_roles"
    inner join "roles" on "roles"."id" = "account_roles"."role_id"
    left join "role_permissions" on "role_permissions"."role_id" = "roles"."id"
    where "account_roles"."account_id" = ${accountId}`)) as { rows: { built_in: string | null }[] };
  return rows.map((row) => row.built_in);
};
const now = async (accountId: string) =>
  (await readGrants(service.database, accountId)).map(({ role, remotes }) => [
    role,
    remotes === null ? null : [...remotes],
  ]);

test('it sees no role that is limited to remotes, and all others', async () => {
  const person = await signedIn(service);
  const give = async (builtIn: string, remotes: string[] | null) =>
    service.call(
      identity.giveRole,
      { body: { userAccount: person.email, roleId: await roleIdOf(builtIn), remotes } },
      administrator,
    );
  await give('squad', ['wealth']);
  expect([await earlier(person.id), await now(person.id)]).toEqual([[], [['squad', ['wealth']]]]);
  await give('support', null);
  expect(await earlier(person.id)).toEqual(['support']);
  expect(new Map((await now(person.id)) as [string, string[] | null][])).toEqual(
    new Map([
      ['squad', ['wealth']],
      ['support', null],
    ]),
  );
});

test('what it gives and takes away counts for both', async () => {
  const person = await signedIn(service);
  const roleId = await roleIdOf('support');
  const give = () =>
    service.database.execute(sql`
      insert into "account_roles" ("id", "account_id", "role_id", "os_no", "granted_at", "granted_by")
      values (${crypto.randomUUID()}, ${person.id}, ${roleId}, null, now(), ${administrator.id})
      on conflict do nothing returning "id"`);
  await give();
  await give();
  expect(await now(person.id)).toEqual([['support', null]]);
  await service.database.transaction(async (tx) => {
    await tx.execute(sql`select "id" from "account_roles" where "account_id" = ${person.id} for update`);
    await tx.execute(sql`delete from "account_roles" where "account_id" = ${person.id}`);
  });
  expect(await now(person.id)).toEqual([]);
});

test('it gives no role without a limit beside one that is limited', async () => {
  const person = await signedIn(service);
  const roleId = await roleIdOf('squad');
  await service.call(
    identity.giveRole,
    { body: { userAccount: person.email, roleId, remotes: ['wealth'] } },
    administrator,
  );
  await service.database.execute(sql`
    insert into "account_roles" ("id", "account_id", "role_id", "os_no", "granted_at", "granted_by")
    values (${crypto.randomUUID()}, ${person.id}, ${roleId}, null, now(), ${administrator.id})
    on conflict do nothing`);
  expect(await now(person.id)).toEqual([['squad', ['wealth']]]);
});
