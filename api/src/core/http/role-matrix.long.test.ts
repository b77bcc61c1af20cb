import {
  type AnyCall,
  type AnyResource,
  builtInRole,
  builtInRoleKeys,
  calls,
  isMay,
  isOfOrganisation,
  isOfRemotes,
  type Permission,
  permissionOf,
  permissions,
  refusalOf,
  resourceCalls,
  banner,
  organisation,
  organisationType,
  voucherBundle,
  voucherCause,
  voucherOffer,
  specifiedCalls,
} from '@phila/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { areas } from '../../areas.ts';
import { banners } from '../../areas/banner/tables.ts';
import { bundles } from '../../areas/voucher/tables.ts';
import { addOrganisations, IMBALI, UMOYA } from '../../testing/employer/employ.ts';
import { formBody, pixelFile } from '../../testing/form-body.ts';
import { sendJson, send } from '../../testing/json-request.ts';
import { changeOf } from '../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { serviceCalls } from '../area.ts';
import { auditEntries } from '../audit/tables.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { accountRoles, rolePermissions, roles } from '../access/role-tables.ts';

const specifiedBundles = specifiedCalls(voucherBundle);

/*
 * Makes each call that needs a permission, with each role, without input: the permission is checked first, so an
 * allowed call goes on to refuse the input. Rows of other organisations are tested below, with input.
 */

const asking = serviceCalls(areas).flatMap(({ name, call }) => {
  const permission = permissionOf(call.access);
  return permission === null ? [] : [{ name, call, permission }];
});

const bundleCalls = resourceCalls(voucherBundle);

/** The names of a resource's calls. */
const namesOf = (area: string, resource: AnyResource): string[] =>
  Object.entries(resourceCalls(resource)).flatMap(([name, call]) =>
    call === undefined ? [] : [`${area}.${resource.name}.${name}`],
  );

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_UPLOAD: '1000000/1m' } });
  await addOrganisations(service);
});
afterAll(() => service.close());

const make = (call: AnyCall, { token }: Pick<SignedIn, 'token'>) => {
  const url = `${service.url}/api/v1${call.path.replaceAll(/\{\w+\}/g, '1')}`;
  return call.method === 'GET' ? send(url, { token }) : sendJson(url, call.method, {}, token);
};

/** A person with a custom role of these permissions. */
const composed = async (given: readonly Permission[], osNo: number | null = null): Promise<SignedIn> => {
  const { database, clock } = service;
  const [person, now] = [await signedIn(service), clock.now()];
  const id = uuidv7(now);
  await database.insert(roles).values({ id, name: id, createdAt: now });
  await database.insert(rolePermissions).values(given.map((permission) => ({ roleId: id, permission })));
  await database
    .insert(accountRoles)
    .values({ id: uuidv7(now), accountId: person.id, roleId: id, osNo, grantedAt: now });
  return person;
};

/** Makes every call. @returns the permissions of calls not refused for lack of one */
const reachedBy = async (person: SignedIn): Promise<Set<Permission>> => {
  const reached = new Map<Permission, boolean>();
  const changes = () =>
    service.database.$count(
      auditEntries,
      // Searches for people are recorded too, but change nothing.
      and(
        eq(auditEntries.actorId, person.id),
        eq(auditEntries.event, 'change'),
        sql`${auditEntries.action} is distinct from 'search'`,
      ),
    );
  const before = await changes();
  let wrote = 0;
  for (const { name, call, permission } of asking) {
    const { status, envelope } = await make(call, person);
    const isRefused = status === 403 && envelope?.errorMessage === refusalOf(permission);
    if (!isRefused) expect([name, [200, 404, 409, 415, 422].includes(status)]).toEqual([name, true]);
    if (call.method !== 'GET' && call.saves !== false && status < 300) wrote += 1;
    // Calls of a permission are refused together.
    expect([name, reached.get(permission) ?? !isRefused]).toEqual([name, !isRefused]);
    reached.set(permission, !isRefused);
  }
  expect(await changes()).toBe(before + wrote);
  return new Set([...reached].flatMap(([permission, isReached]) => (isReached ? [permission] : [])));
};

const askedFor = new Set(asking.map(({ permission }) => permission));
const amongAsked = (given: readonly Permission[]) => new Set(given.filter((one) => askedFor.has(one)));

test('nothing is reached without a role, and nothing without being signed in', async () => {
  expect(asking.length).toBeGreaterThan(40);
  expect(await reachedBy(await signedIn(service))).toEqual(new Set());
  for (const { call } of asking) expect((await make(call, { token: '' })).status).toBe(401);
});

test.each(builtInRoleKeys)('%s reaches what it allows, and nothing else', async (role) => {
  const person = await signedIn(service, { role });
  expect(await reachedBy(person)).toEqual(amongAsked(builtInRole(role).permissions));
});

test.each(builtInRoleKeys)('%s of one organisation reaches nothing of the site', async (role) => {
  const person = await signedIn(service, { role, roleAt: UMOYA.osNo });
  expect(await reachedBy(person)).toEqual(amongAsked(builtInRole(role).permissions.filter(isOfOrganisation)));
});

test.each(builtInRoleKeys)('%s of one remote reaches nothing but what is about remotes', async (role) => {
  const person = await signedIn(service, { role, roleOf: ['wealth'] });
  expect(await reachedBy(person)).toEqual(amongAsked(builtInRole(role).permissions.filter(isOfRemotes)));
});

test.each(permissions)('a role of %s alone reaches that alone', async (permission) => {
  expect(await reachedBy(await composed([permission]))).toEqual(amongAsked([permission]));
});

describe('an administrator of one organisation', () => {
  /** Every permission on rows that belong to an organisation. */
  const given = permissions.filter(isOfOrganisation);
  let person: SignedIn;
  /** Bundles of the own organisation, and of others or none. */
  let own: number[];
  let foreign: number[];

  const bundle = (osNo: number | null, name: string) => ({
    name,
    osNo,
    startDate: '2026-01-01',
    endDate: '2030-01-01',
    purchasePrice: 0,
    estimateValue: 0,
    isActive: false,
  });

  beforeAll(async () => {
    person = await composed(given, UMOYA.osNo);
    const { database } = service;
    const add = async (osNo: number | null, count: number) =>
      (
        await database
          .insert(bundles)
          .values(Array.from({ length: count }, (_, at) => bundle(osNo, `${osNo} ${at}`)))
          .returning({ id: bundles.id })
      ).map(({ id }) => id);
    own = await add(UMOYA.osNo, 2);
    foreign = [...(await add(IMBALI.osNo, 150)), ...(await add(null, 50))];
    await database.insert(banners).values(
      [UMOYA.osNo, IMBALI.osNo, null].map((osNo) => ({
        title: `Of ${osNo}`,
        type: 1,
        category: 1,
        redirectUri: 'https://example.org/',
        imageKey: `banner/${osNo}`,
        startDate: '2026-01-01',
        isActive: false,
        order: 1,
        osNo,
      })),
    );
  });

  const update = async (id: number, body: object) => {
    const call = specifiedBundles.update;
    const url = `${service.url}/api/v1${call.path.replace('{id}', String(id))}`;
    return send(url, { method: 'PUT', token: person.token, body: formBody(call, body) });
  };
  const stored = () =>
    service.database.select().from(bundles).where(inArray(bundles.id, foreign)).orderBy(asc(bundles.id));

  it('is tried with every call whose rows are an organisation’s', () =>
    expect(
      asking
        .filter(({ permission }) => isOfOrganisation(permission))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(
      [
        'analytics.advertClicks',
        'analytics.advertClicksFile',
        'banner.banners.specified.remove',
        'employer.employeesFile',
        'organisation.addRoomDocument',
        'organisation.changeRemote',
        'organisation.invite',
        'organisation.inviteByFile',
        'organisation.members',
        'organisation.remotes',
        'organisation.removeRoomDocument',
        'organisation.roomDocuments',
        'organisation.structures',
        'organisation.types',
        'organisation.withdrawInvitation',
        'papers.addBatch',
        'papers.addPaper',
        'papers.batchById',
        'papers.batches',
        'papers.choosePerson',
        'papers.handOver',
        'papers.leavePaperOut',
        'papers.paperFile',
        'papers.papersOfBatch',
        'papers.removeBatch',
        'papers.replacePaper',
        'papers.stopHandOver',
        'papers.withdrawBatch',
        'papers.withdrawPaper',
        'voucher.linkOffer',
        'voucher.offerNames',
        'voucher.voucher-bundles.specified.create',
        'voucher.voucher-bundles.specified.remove',
        'voucher.voucher-bundles.specified.update',
        ...namesOf('voucher', voucherBundle),
        ...namesOf('banner', banner),
        ...namesOf('organisation', organisation),
        ...namesOf('organisation', organisationType),
      ].toSorted(),
    ));

  describe('by the calls of a resource', () => {
    const every = { token: '' };
    beforeAll(async () => {
      every.token = (await signedIn(service, { role: 'administrator' })).token;
    });
    const names = async (query: object) =>
      (await service.call(bundleCalls.list, { query: { PageSize: 100, ...query } }, person)).value.items.map(
        ({ osNo }) => osNo,
      );

    it('finds its own rows alone, by any filter, search, count and file', async () => {
      for (const query of [
        {},
        { 'osNo.eq': IMBALI.osNo },
        { SearchTerm: String(IMBALI.osNo) },
        { Sort: '-name' },
      ])
        expect((await names(query)).filter((osNo) => osNo !== UMOYA.osNo)).toEqual([]);
      expect(await names({})).toHaveLength(own.length);
      const { value } = await service.call(bundleCalls.count, { query: {} }, person);
      expect(value.count).toBe(own.length);
      const file = await send(`${service.url}/api/v1${bundleCalls.exportRows.path}`, { token: person.token });
      expect(file.text.split('\r\n').filter((line) => line !== '')).toHaveLength(own.length + 1);
    });

    it('is told of no row of others that it is not there, and changes none', async () => {
      const before = await stored();
      for (const id of foreign) {
        const params = { id };
        const query = { Version: 1 };
        const picture = { params: { id, picture: 'logo' }, query, file: pixelFile() };
        const answers = await Promise.all([
          service.call(bundleCalls.read, { params }, person),
          service.call(bundleCalls.history, { params }, person),
          service.call(
            bundleCalls.update,
            { params, body: { name: 'Mine now', version: 1 } as never },
            person,
          ),
          service.call(bundleCalls.remove, { params, query }, person),
          bundleCalls.restore && service.call(bundleCalls.restore, { params, query }, person),
          bundleCalls.savePicture && service.call(bundleCalls.savePicture, picture, person),
          bundleCalls.removePicture && service.call(bundleCalls.removePicture, picture, person),
          bundleCalls.order && service.call(bundleCalls.order, { body: { ids: [id] } }, person),
        ]);
        expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 404));
      }
      const bulk = await service.call(
        bundleCalls.bulk,
        { body: { action: 'remove', rows: foreign } },
        person,
      );
      expect(bulk.value.rows.filter(({ isDone, name }) => isDone || name !== '')).toEqual([]);
      const file = new File([`Number,Name\n${foreign[0]},Mine now\n`], 'rows.csv');
      const imported = await service.call(
        bundleCalls.importRows,
        { body: { dryRun: 'false' }, file },
        person,
      );
      expect(imported.value.rows.map(({ verdict }) => verdict)).toEqual(['refused']);
      expect(await stored()).toEqual(before);
    });

    it('takes nothing back that was done to a row of others', async () => {
      const [id = 0] = foreign;
      const changed = await service.call(
        bundleCalls.update,
        await changeOf(service, voucherBundle, { id, by: every }, { name: 'Changed by the site' }),
        every,
      );
      const { operation } = changed.value;
      const undone = await service.call(bundleCalls.undo, { body: { operation } }, person);
      expect(undone.value.rows.filter(({ isDone, name }) => isDone || name !== '')).toEqual([]);
      expect((await service.call(bundleCalls.read, { params: { id } }, every)).value.name).toBe(
        'Changed by the site',
      );
    });

    it('adds none for another organisation, nor for all of them, and gives none away', async () => {
      const [id = 0] = own;
      for (const osNo of [IMBALI.osNo, null]) {
        const given = await service.call(
          bundleCalls.update,
          await changeOf(service, voucherBundle, { id, by: person }, { osNo }),
          person,
        );
        expect([given.status, given.envelope.errors?.[0]?.path]).toEqual([422, 'osNo']);
        const all = await service.call(
          bundleCalls.bulk,
          { body: { action: 'change', rows: [id], set: { osNo } } },
          person,
        );
        expect(all.value.rows.map(({ isDone }) => isDone)).toEqual([false]);
      }
    });
  });

  it('changes and deletes none of 200 bundles of others, whose ids they guess', async () => {
    const before = await stored();
    for (const id of foreign) {
      expect((await update(id, { Name: 'Mine now' })).status).toBe(404);
      const removed = await service.call(specifiedBundles.remove, { params: { id } }, person);
      expect([removed.status, removed.envelope.errorMessage]).toEqual([404, 'Not found']);
      const linked = await service.call(
        calls.voucher.linkOffer,
        { body: { bundleId: id, offerId: 1, order: 1, isActive: true } },
        person,
      );
      expect([linked.status, linked.envelope.errorMessage]).toEqual([422, 'There is no such bundle']);
    }
    expect(await stored()).toEqual(before);
  });

  it('changes those of their own, and gives none away', async () => {
    const [id = 0, next = 0] = own;
    expect((await update(id, { Name: 'Renamed' })).status).toBe(200);
    for (const OsNo of [IMBALI.osNo, 0]) expect((await update(id, { OsNo })).status).toBe(422);
    const [kept] = await service.database.select().from(bundles).where(eq(bundles.id, id));
    expect([kept?.name, kept?.osNo]).toEqual(['Renamed', UMOYA.osNo]);
    expect((await service.call(specifiedBundles.remove, { params: { id: next } }, person)).status).toBe(200);
  });

  it('makes none for another organisation, nor for all of them', async () => {
    const call = specifiedBundles.create;
    const add = (body: object) =>
      send(`${service.url}/api/v1${call.path}`, {
        method: 'POST',
        token: person.token,
        body: formBody(call, body),
      });
    const fields = { Name: 'New', PurchasePrice: 0, EstimateValue: 0 };
    expect((await add({ ...fields, OsNo: IMBALI.osNo })).envelope?.errorMessage).toBe(
      'Organisation not found',
    );
    expect((await add(fields)).status).toBe(422);
    expect((await add({ ...fields, OsNo: UMOYA.osNo })).status).toBe(201);
  });

  it('sees what is switched off of their own organisation, whatever is asked for', async () => {
    const { value } = await service.call(calls.banner.all, { query: { Inactive: 'true' } }, person);
    expect(value.map(({ title }) => title)).toEqual([`Of ${UMOYA.osNo}`]);
  });

  it('invites to their own organisation and to no other', async () => {
    const invite = (guid: string, email: string) =>
      service.call(calls.organisation.invite, { params: { guid }, body: { email } }, person);
    expect((await invite(UMOYA.guid, 'one@example.org')).status).toBe(201);
    const refused = await invite(IMBALI.guid, 'two@example.org');
    expect([refused.status, refused.envelope.errorMessage]).toEqual([404, 'Not found']);
    const unknown = await invite(crypto.randomUUID(), 'two@example.org');
    // Another organisation gets the same reply as an unknown one.
    expect([unknown.status, unknown.envelope]).toEqual([refused.status, refused.envelope]);
    expect((await service.mail()).map(({ recipient }) => recipient)).toEqual(['one@example.org']);
  });

  it('sees nothing switched off of what is the site’s', async () => {
    for (const { list } of [resourceCalls(voucherOffer), resourceCalls(voucherCause)])
      expect((await service.call(list, { query: {} }, person)).status).toBe(403);
  });
});

test('only calls with may(…) know limits: what else there is, is anybody’s or a person’s own', () => {
  const others = serviceCalls(areas).filter(({ call }) => !isMay(call.access));
  expect(
    others.filter(({ call }) => !['anyone', 'person', 'webhook', 'machine'].includes(call.access)),
  ).toEqual([]);
});
