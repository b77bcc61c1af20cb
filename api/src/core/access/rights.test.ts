import { builtInRoleKeys, type Permission } from '@phila/contract';
import { eq, isNotNull } from 'drizzle-orm';
import { addOrganisations, IMBALI, UMOYA } from '../../testing/employer/employ.ts';
import { makePerson } from '../../testing/identity/person.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { organisations } from '../accounts/organisations.ts';
import {
  type Grant,
  heldPermissions,
  holds,
  isAdministrator,
  reachOf,
  readGrants,
  remotesReached,
} from './rights.ts';
import { giveBuiltInRole } from './role-holders.ts';
import { accountRoles, rolePermissions, roles } from './role-tables.ts';

const grant = (permissions: Permission[], ...limits: number[]): Grant => ({
  role: null,
  permissions: new Set(permissions),
  organisations: limits.length === 0 ? null : new Set(limits),
  remotes: null,
});

describe('the reach of a permission', () => {
  it('is nothing without a role', () => {
    expect(reachOf({ grants: [] }, 'shop.orders.read')).toEqual(new Set());
    expect(holds({ grants: [] }, 'voucher.bundles.read')).toBe(false);
  });

  it('is nothing of the site by a role that is limited to an organisation', () => {
    const holder = { grants: [grant(['shop.orders.read', 'voucher.bundles.read'], 1)] };
    expect([holds(holder, 'shop.orders.read'), holds(holder, 'voucher.bundles.read')]).toEqual([false, true]);
    expect(reachOf(holder, 'voucher.bundles.read')).toEqual(new Set([1]));
    expect(heldPermissions(holder)).toEqual(['voucher.bundles.read']);
  });

  it('is what several roles reach together, each with its own permissions', () => {
    const holder = { grants: [grant(['voucher.bundles.read'], 1, 3), grant(['voucher.bundles.read'], 2)] };
    expect(reachOf(holder, 'voucher.bundles.read')).toEqual(new Set([1, 3, 2]));
    expect(reachOf(holder, 'voucher.bundles.write')).toEqual(new Set());
    const more = { grants: [...holder.grants, grant(['voucher.bundles.read'])] };
    expect(reachOf(more, 'voucher.bundles.read')).toBe('everywhere');
  });
});

describe('which remotes a permission reaches', () => {
  const limited = (permissions: Permission[], ...remotes: string[]): Grant => ({
    ...grant(permissions),
    remotes: new Set(remotes),
  });

  it('is those that a role is limited to, and all by one that is not', () => {
    const holder = {
      grants: [limited(['site.remotes.write'], 'wealth'), limited(['site.remotes.write'], 'career')],
    };
    expect(remotesReached(holder, 'site.remotes.write')).toEqual(new Set(['wealth', 'career']));
    expect(remotesReached(holder, 'site.remotes.read')).toEqual(new Set());
    expect([holds(holder, 'site.remotes.write'), holds(holder, 'site.remotes.read')]).toEqual([true, false]);
    const more = { grants: [...holder.grants, grant(['site.remotes.write'])] };
    expect(remotesReached(more, 'site.remotes.write')).toBe('everywhere');
  });

  it('lets a role that is limited to remotes reach nothing of the site or of an organisation', () => {
    const holder = {
      grants: [limited(['shop.orders.read', 'voucher.bundles.read', 'site.remotes.read'], 'wealth')],
    };
    expect(heldPermissions(holder)).toEqual(['site.remotes.read']);
    expect(reachOf(holder, 'site.remotes.read')).toEqual(new Set());
  });

  it('is none by a role that is limited to an organisation', () =>
    expect(remotesReached({ grants: [grant(['site.remotes.read'], 1)] }, 'site.remotes.read')).toEqual(
      new Set(),
    ));
});

describe('the roles of an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
    await addOrganisations(service);
  });
  afterAll(() => service.close());

  it('are those of the contract, in every database', async () => {
    const rows = await service.database.select().from(roles).where(isNotNull(roles.builtIn));
    expect(rows.map(({ builtIn }) => builtIn).toSorted()).toEqual([...builtInRoleKeys].toSorted());
  });

  it('give what they allow, with the organisations below the one that they are limited to', async () => {
    const { database, clock } = service;
    const below = { osNo: 91, guid: crypto.randomUUID(), osName: 'Umoya Wind', parentOsNo: UMOYA.osNo };
    const lowest = { osNo: 92, guid: crypto.randomUUID(), osName: 'Umoya Blades', parentOsNo: below.osNo };
    await database.insert(organisations).values([below, lowest]);
    const { id } = await makePerson(service, {
      role: 'organisationAdministrator',
      roleAt: UMOYA.osNo,
      password: null,
    });
    const [given] = await readGrants(database, id);
    expect(given?.organisations).toEqual(new Set([UMOYA.osNo, below.osNo, lowest.osNo]));
    expect(reachOf({ grants: [given as Grant] }, 'organisation.members.write')).not.toContain(IMBALI.osNo);

    const composed = uuidv7(clock.now());
    await database.insert(roles).values({ id: composed, name: 'Discounts', createdAt: clock.now() });
    await database.insert(rolePermissions).values([
      { roleId: composed, permission: 'shop.discounts.write' },
      { roleId: composed, permission: 'shop.ofALaterRelease.write' },
    ]);
    await database
      .insert(accountRoles)
      .values({ id: uuidv7(clock.now()), accountId: id, roleId: composed, grantedAt: clock.now() });
    const both = { grants: await readGrants(database, id) };
    expect(both.grants).toHaveLength(2);
    expect(heldPermissions(both)).toContain('shop.discounts.write');
    expect(heldPermissions(both)).not.toContain('shop.ofALaterRelease.write');
    expect(isAdministrator(both)).toBe(false);
  });

  it('do not go round in a circle of organisations', async () => {
    const { database } = service;
    await database
      .update(organisations)
      .set({ parentOsNo: UMOYA.osNo })
      .where(eq(organisations.osNo, UMOYA.osNo));
    const { id } = await makePerson(service, {
      role: 'organisationAdministrator',
      roleAt: UMOYA.osNo,
      password: null,
    });
    const [given] = await readGrants(database, id);
    expect(given?.organisations).toContain(UMOYA.osNo);
  });

  it('are kept once, however often one is given', async () => {
    const { id } = await makePerson(service, { role: 'support', password: null });
    await giveBuiltInRole(service.database, service.clock.now(), { accountId: id, role: 'support' });
    expect(await readGrants(service.database, id)).toHaveLength(1);
  });

  it('make an administrator only where the role is not limited', async () => {
    const one = await makePerson(service, { role: 'administrator', password: null });
    const other = await makePerson(service, {
      role: 'administrator',
      roleAt: IMBALI.osNo,
      password: null,
    });
    const of = async (id: string) => isAdministrator({ grants: await readGrants(service.database, id) });
    expect([await of(one.id), await of(other.id)]).toEqual([true, false]);
  });
});
