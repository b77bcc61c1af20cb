import { builtInRoleKeys, calls, type Permission, refusalOf } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { readAudit } from '../../../core/audit/audit.ts';
import { accountRoles } from '../../../core/access/role-tables.ts';
import { authenticationEvents } from '../../../core/accounts/tables.ts';
import { addOrganisations, UMOYA } from '../../../testing/employer/employ.ts';
import { makePerson } from '../../../testing/identity/person.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';

const { identity, account } = calls;

let service: TestService;
let administrator: SignedIn;
beforeAll(async () => {
  service = await startService();
  await addOrganisations(service);
  administrator = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

let named = 0;
const compose = async (permissions: Permission[], by: SignedIn = administrator) => {
  named += 1;
  return service.call(identity.composeRole, { body: { name: `Role ${named}`, permissions } }, by);
};
const roleIdOf = async (key: (typeof builtInRoleKeys)[number]): Promise<string> => {
  const { value } = await service.call(identity.roles, {}, administrator);
  return value.find(({ builtIn }) => builtIn === key)?.id ?? '';
};
const give = (
  to: Pick<SignedIn, 'email'>,
  roleId: string,
  osNo: number | null = null,
  by: SignedIn = administrator,
) => service.call(identity.giveRole, { body: { userAccount: to.email, roleId, osNo } }, by);
const messageOf = ({ status, envelope }: { status: number; envelope: { errorMessage: string | null } }) => [
  status,
  envelope.errorMessage,
];

describe('roles', () => {
  it('are listed with those of every site first, and who has them counted', async () => {
    const { value: made } = await compose(['shop.orders.read']);
    const { value } = await service.call(identity.roles, {}, administrator);
    expect(value.slice(0, builtInRoleKeys.length).map(({ builtIn }) => builtIn)).toEqual(builtInRoleKeys);
    expect(value.find(({ builtIn }) => builtIn === 'administrator')?.holders).toBe(1);
    expect(value.find(({ id }) => id === made.id)).toEqual(made);
    expect(made).toMatchObject({ builtIn: null, holders: 0, version: 1, permissions: ['shop.orders.read'] });
  });

  it.each([
    ['no permission', { name: 'A', permissions: [] as Permission[] }, 'permissions'],
    [
      'one twice',
      { name: 'B', permissions: ['shop.orders.read', 'shop.orders.read'] as Permission[] },
      'permissions',
    ],
    ['one that there is not', { name: 'C', permissions: ['shop.flights.read' as Permission] }, 'permissions'],
    ['no name', { name: ' ', permissions: ['shop.orders.read'] as Permission[] }, 'name'],
    [
      'the name of a role of every site',
      { name: 'auditor', permissions: ['shop.orders.read'] as Permission[] },
      'name',
    ],
  ])('with %s are refused at the field', async (_what, body, field) => {
    const { status, envelope } = await service.call(identity.composeRole, { body }, administrator);
    expect(status).toBe(422);
    expect(envelope.errors?.[0]?.path).toMatch(new RegExp(`^${field}`));
  });

  it('are changed field by field, and never over another administrator’s change', async () => {
    const { value: made } = await compose(['shop.orders.read']);
    const update = (body: object) =>
      service.call(
        identity.updateRole,
        {
          params: { id: made.id },
          body: body as { name: string; permissions: Permission[]; version: number },
        },
        administrator,
      );
    const renamed = (await update({ name: 'Orders only', version: 1 })).value;
    expect(renamed).toMatchObject({ name: 'Orders only', version: 2, permissions: ['shop.orders.read'] });
    const stale = await update({ permissions: ['shop.payments.read'], version: 1 });
    const unsaid = await update({ permissions: ['shop.payments.read'] });
    expect([unsaid.status, unsaid.envelope.errors?.[0]?.path]).toEqual([422, 'version']);
    const remove = (Version?: number) =>
      service.call(
        identity.removeRole,
        { params: { id: made.id }, query: { Version } as never },
        administrator,
      );
    expect([(await remove()).status, (await remove(1)).status]).toEqual([422, 409]);
    expect([stale.status, stale.envelope.value]).toEqual([409, renamed]);
    expect((await update({ permissions: ['shop.payments.read'], version: 2 })).value).toMatchObject({
      name: 'Orders only',
      permissions: ['shop.payments.read'],
      version: 3,
    });
  });

  it('of every site are neither changed nor deleted', async () => {
    const id = await roleIdOf('support');
    const body = { name: 'Mine', permissions: ['shop.orders.read'] as Permission[], version: 1 };
    expect((await service.call(identity.updateRole, { params: { id }, body }, administrator)).status).toBe(
      422,
    );
    expect(
      (await service.call(identity.removeRole, { params: { id }, query: { Version: 1 } }, administrator))
        .status,
    ).toBe(422);
  });

  it('are deleted once no one has them', async () => {
    const { value: made } = await compose(['shop.orders.read']);
    const person = await signedIn(service);
    const { value: held } = await give(person, made.id);
    const remove = () =>
      service.call(
        identity.removeRole,
        { params: { id: made.id }, query: { Version: made.version } },
        administrator,
      );
    expect((await remove()).status).toBe(409);
    await service.call(identity.takeRole, { params: { id: held.id } }, administrator);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });
});

describe('giving a role', () => {
  it('says who has it, with no more of them than tells two apart', async () => {
    const person = await signedIn(service, { email: 'zinhle@example.org' });
    const { status, value } = await give(person, await roleIdOf('organisationAdministrator'), UMOYA.osNo);
    expect(status).toBe(201);
    expect(value).toMatchObject({
      accountId: person.id,
      firstName: 'Thandi',
      email: 'z•••@example.org',
      osNo: UMOYA.osNo,
      osName: UMOYA.osName,
    });
    const query = { RoleId: value.roleId };
    const { value: holders } = await service.call(identity.roleHolders, { query }, administrator);
    expect(holders).toEqual([value]);
    expect((await service.call(identity.roleHolders, { query: {} }, administrator)).value).toContainEqual(
      value,
    );
  });

  it('tells the person’s own pages what they may do', async () => {
    const person = await signedIn(service);
    const read = async () => (await service.call(account.profileName, {}, person)).value.permissions;
    expect(await read()).toBeUndefined();
    await give(person, await roleIdOf('squad'));
    service.clock.advance(5_000);
    expect(await read()).toEqual(['site.remotes.read', 'site.remotes.write']);
  });

  it('is refused where the role and the organisation do not fit', async () => {
    const { email } = await signedIn(service);
    const to = { email };
    expect((await give(to, await roleIdOf('organisationAdministrator'))).envelope.errors?.[0]?.path).toBe(
      'osNo',
    );
    expect((await give(to, await roleIdOf('administrator'), UMOYA.osNo)).envelope.errors?.[0]?.path).toBe(
      'osNo',
    );
    expect((await give(to, await roleIdOf('catalogueManager'), UMOYA.osNo)).status).toBe(422);
    expect((await give(to, await roleIdOf('voucherManager'), 4_711)).status).toBe(422);
    expect((await give(to, crypto.randomUUID())).envelope.errors?.[0]?.path).toBe('roleId');
    expect(
      (await give({ email: 'no-one@example.org' }, await roleIdOf('support'))).envelope.errors?.[0]?.path,
    ).toBe('userAccount');
  });

  it('counts once', async () => {
    const person = await signedIn(service);
    const id = await roleIdOf('support');
    const answers = await Promise.all([give(person, id), give(person, id), give(person, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('limits a role to remotes by name, and says so with who has it', async () => {
    const person = await signedIn(service);
    const roleId = await roleIdOf('squad');
    const giveOf = (remotes: string[] | null, id = roleId) =>
      service.call(
        identity.giveRole,
        { body: { userAccount: person.email, roleId: id, remotes } },
        administrator,
      );
    const given = await giveOf(['wealth', 'career']);
    expect([given.status, given.value.remotes]).toEqual([201, ['wealth', 'career']]);
    const { value: holders } = await service.call(
      identity.roleHolders,
      { query: { RoleId: roleId } },
      administrator,
    );
    expect(holders).toContainEqual(given.value);
    const again = await giveOf(['details']);
    expect(messageOf(again)).toEqual([409, expect.stringContaining('take it away first')]);
    const { entries } = await readAudit(service.database, { rowId: given.value.id }, { size: 1 });
    expect(JSON.stringify(entries)).toContain('remotes');
  });

  it.each([
    ['Support', 'support', ['wealth'], 'remotes'],
    ['an administrator', 'administrator', ['wealth'], 'remotes'],
    ['a squad of none', 'squad', [], 'remotes'],
    ['a squad of one twice', 'squad', ['wealth', 'wealth'], 'remotes'],
    ['a squad of what is no name', 'squad', ['../wealth'], 'remotes.0'],
  ] as const)('refuses remotes for %s at the field', async (_what, role, remotes, path) => {
    const person = await signedIn(service);
    const body = { userAccount: person.email, roleId: await roleIdOf(role), remotes: [...remotes] };
    const { status, envelope } = await service.call(identity.giveRole, { body }, administrator);
    expect([status, envelope.errors?.[0]?.path]).toEqual([422, path]);
  });

  it('cannot be granted by a person with a role limited to remotes', async () => {
    const lead = await signedIn(service);
    const { value: keeper } = await compose(['identity.roles.read', 'identity.roles.write']);
    await give(lead, keeper.id);
    const roleId = await roleIdOf('squad');
    const body = { userAccount: lead.email, roleId, remotes: ['wealth'] };
    expect((await service.call(identity.giveRole, { body }, administrator)).status).toBe(201);
    service.clock.advance(5_000);
    const other = await signedIn(service);
    const passed = await service.call(
      identity.giveRole,
      { body: { ...body, userAccount: other.email } },
      lead,
    );
    expect(messageOf(passed)).toEqual([403, expect.stringContaining(refusalOf('site.remotes.read'))]);
  });

  it('can be granted only by a person with all of its permissions', async () => {
    const { value: keeper } = await compose([
      'identity.roles.read',
      'identity.roles.write',
      'shop.orders.read',
    ]);
    const person = await signedIn(service);
    await give(person, keeper.id);
    service.clock.advance(5_000);
    const missing = refusalOf('shop.payments.write');
    expect((await compose(['shop.orders.read'], person)).status).toBe(201);
    const composed = await compose(['shop.payments.write'], person);
    expect(messageOf(composed)).toEqual([403, expect.stringContaining(missing)]);
    const other = await signedIn(service);
    expect((await give(other, await roleIdOf('administrator'), null, person)).status).toBe(403);
    expect((await give(person, await roleIdOf('administrator'), null, person)).status).toBe(403);
    expect((await give(other, keeper.id, null, person)).status).toBe(201);
    const [row] = await service.database
      .select({ id: accountRoles.id })
      .from(accountRoles)
      .where(eq(accountRoles.accountId, administrator.id));
    const took = await service.call(identity.takeRole, { params: { id: row?.id ?? '' } }, person);
    expect(took.status).toBe(403);
    const { value: bigger } = await compose(['shop.payments.write']);
    const changed = await service.call(
      identity.updateRole,
      {
        params: { id: bigger.id },
        body: { name: 'Smaller', permissions: ['shop.orders.read'], version: bigger.version },
      },
      person,
    );
    expect(changed.status).toBe(403);
  });
});

describe('taking a role away', () => {
  it('is recorded in the audit, like granting it: actor, holder and role', async () => {
    const person = await signedIn(service);
    const { value: held } = await give(person, await roleIdOf('auditor'));
    await service.call(identity.takeRole, { params: { id: held.id } }, administrator);
    const { entries } = await readAudit(service.database, { rowId: held.id }, { size: 10 });
    expect(entries.map(({ call, actorId }) => [call, actorId])).toEqual([
      ['DELETE /Identity/role-holders/{id}', administrator.id],
      ['POST /Identity/role-holders', administrator.id],
    ]);
    const events = await service.database
      .select({ event: authenticationEvents.event })
      .from(authenticationEvents)
      .where(eq(authenticationEvents.accountId, person.id))
      .orderBy(authenticationEvents.at);
    expect(events.map(({ event }) => event)).toEqual(['role granted', 'role taken away']);
    const again = await service.call(identity.takeRole, { params: { id: held.id } }, administrator);
    expect(again.status).toBe(404);
  });

  it('never leaves the site without an administrator who can sign in, also of two who leave at once', async () => {
    const people = [
      await makePerson(service, { role: 'administrator' }),
      await makePerson(service, { role: 'administrator' }),
    ];
    const ids = await Promise.all(
      people.map(async ({ id }) => {
        const [row] = await service.database
          .select({ id: accountRoles.id })
          .from(accountRoles)
          .where(eq(accountRoles.accountId, id));
        return row?.id ?? '';
      }),
    );
    // The caller has no password, so these two are the only ones that count.
    const answers = await Promise.all(
      ids.map((id) => service.call(identity.takeRole, { params: { id } }, administrator)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});
