import {
  banking,
  biographical,
  calls,
  type InputOf,
  isMay,
  isOpenWhileViewing,
  itemsOf,
  type Schema,
  toBody,
  VIEWING_MINUTES,
} from '@phila/contract';
import { decodeJwt } from 'jose';
import { getTableName, sql } from 'drizzle-orm';
import { areas, tables } from '../../../areas.ts';
import { biographicalDetails } from '../../details/public.ts';
import { serviceCalls } from '../../../core/area.ts';
import { readAudit } from '../../../core/audit/audit.ts';
import { MINUTE } from '../../../core/durations.ts';
import { throttles } from '../../../core/limits/tables.ts';
import { type JsonSchema, replySchema } from '../../../core/http/json-schema.ts';
import { asViewed } from '../../../core/people/as-viewed.ts';
import { shownWhileViewing } from '../../../core/people/shown-while-viewing.ts';
import { encodedBody } from '../../../testing/encoded-body.ts';
import { send } from '../../../testing/json-request.ts';
import { addressOf, startService, type TestService } from '../../../testing/service.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { validInput } from '../../../testing/valid-input.ts';

const { identity, account, messaging } = calls;

let service: TestService;
let support: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
  support = await signedIn(service, { role: 'support' });
});
afterAll(() => service.close());

const WHY = 'They asked about their dashboard';
const ONLY_SEEN = /^You only see what this person sees/;

const begin = (id: string, by = support, reason = WHY) =>
  service.call(identity.viewAs, { params: { id }, body: { reason } }, by);

const viewingOf = async (person: SignedIn, by = support) => {
  const { value } = await begin(person.id, by);
  return { token: value.accessToken };
};

const seesName = async (viewer: { token: string }) =>
  (await service.call(account.profileName, {}, viewer)).status;

const made = async (entry: ReturnType<typeof serviceCalls>[number], token: string) => {
  const input = validInput(entry.call) ?? {};
  const params = Object.fromEntries(
    Array.from(entry.call.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, '1']),
  );
  const answer = await send(`${service.url}${addressOf(entry.call, { params, ...input })}`, {
    method: entry.call.method,
    token,
    ...(input.body === undefined || entry.call.upload !== undefined
      ? {}
      : encodedBody(entry.call, input.body)),
  });
  return { name: entry.name, status: answer.status, text: answer.text };
};

const all = serviceCalls(areas).filter(({ call }) => !['webhook', 'machine'].includes(call.access));

test('the portal is seen as the person sees it, for fifteen minutes', async () => {
  const person = await signedIn(service);
  const { status, value } = await begin(person.id);
  expect(status).toBe(201);
  const left = Date.parse(value.endsAt) - service.clock.now().getTime();
  expect(left).toBeLessThanOrEqual(VIEWING_MINUTES * MINUTE);
  expect(left).toBeGreaterThan((VIEWING_MINUTES - 1) * MINUTE);
  expect(decodeJwt(value.accessToken)).toMatchObject({ sub: person.id, act: { sub: support.id } });
  const own = await service.call(account.profileName, {}, person);
  const seen = await service.call(account.profileName, {}, { token: value.accessToken });
  expect(seen.value).toEqual(own.value);
  expect(seen.value.permissions).toBeUndefined();
});

test('it ends by itself after that', async () => {
  const other = await startService();
  const lead = await signedIn(other, { role: 'administrator', isConfirmed: 'throughout' });
  const person = await signedIn(other);
  const { value } = await other.call(
    identity.viewAs,
    { params: { id: person.id }, body: { reason: WHY } },
    lead,
  );
  const viewer = { token: value.accessToken };
  other.clock.advance(VIEWING_MINUTES * MINUTE - 1_000);
  expect((await other.call(account.profileName, {}, viewer)).status).toBe(200);
  other.clock.advance(2_000);
  expect((await other.call(account.profileName, {}, viewer)).status).toBe(401);
  await other.close();
});

test('every call of the contract that writes, opens a file or asks for the password is refused', async () => {
  const viewer = await viewingOf(await signedIn(service));
  const closed = all.filter(({ call }) => !isOpenWhileViewing(call));
  expect(closed.length).toBeGreaterThan(200);
  const answered: unknown[] = [];
  for (const entry of closed) {
    const { status, text } = await made(entry, viewer.token);
    const said = text.startsWith('{') ? (JSON.parse(text) as { errorMessage?: unknown }).errorMessage : text;
    if (status !== 403 || !ONLY_SEEN.test(String(said))) answered.push([entry.name, status, said]);
  }
  expect(answered).toEqual([]);
});

test('calls open while viewing as a person change nothing, and none is of administration', async () => {
  const person = await signedIn(service);
  const viewer = await viewingOf(person);
  const open = all.filter(({ call, name }) => isOpenWhileViewing(call) && name !== 'identity.stopViewing');
  const written = open.filter(({ call }) => call.method !== 'GET' && call.saves !== false);
  expect(written.map(({ name }) => name)).toEqual([]);
  // Reads each table's row count and last writers, because any write changes one of the two.
  const states = async () => {
    const found: { [table: string]: unknown } = {};
    // Skips limits: uses count for viewers too.
    for (const table of tables.filter((one) => one !== throttles)) {
      const { rows } = (await service.database.execute(
        sql`select count(*) as rows, coalesce(sum(xmin::text::bigint), 0) as writers from ${table}`,
      )) as { rows: unknown[] };
      found[getTableName(table)] = rows[0];
    }
    return found;
  };
  const before = await states();
  const faults: unknown[] = [];
  for (const entry of open) {
    const { status } = await made(entry, viewer.token);
    const isAdministration = entry.call.access.startsWith('may ');
    // 503: the tests have no weather provider.
    if (status === 500 || (isAdministration && status !== 403)) faults.push([entry.name, status]);
  }
  expect(faults).toEqual([]);
  expect(await states()).toEqual(before);
});

test('no one with a role is seen so, nor oneself, nor an account that is disabled', async () => {
  const lead = await signedIn(service, { role: 'administrator' });
  for (const role of ['squad', 'auditor', 'administrator'] as const)
    expect((await begin((await signedIn(service, { role })).id, lead)).status).toBe(403);
  expect((await begin(support.id)).status).toBe(403);
  const person = await signedIn(service);
  await service.call(identity.disablePerson, { params: { id: person.id }, body: { reason: WHY } }, lead);
  expect((await begin(person.id)).status).toBe(409);
  expect((await begin('01910000-0000-7000-8000-000000000001')).status).toBe(404);
});

test('it takes the permission, a reason, and a fresh second factor or the password', async () => {
  const person = await signedIn(service);
  expect((await begin(person.id, await signedIn(service, { role: 'auditor' }))).status).toBe(403);
  expect((await begin(person.id, person)).status).toBe(403);
  expect((await begin(person.id, support, 'no')).envelope.errors?.[0]?.path).toBe('reason');
  const late = await signedIn(service, { role: 'support', isConfirmed: false });
  expect((await begin(person.id, late)).status).toBe(403);
});

test('Stop ends it at once, and no session of the person’s own', async () => {
  const person = await signedIn(service);
  const viewer = await viewingOf(person);
  expect((await service.call(identity.stopViewing, {}, person)).status).toBe(404);
  expect((await service.call(identity.stopViewing, {}, viewer)).status).toBe(200);
  expect(await seesName(viewer)).toBe(401);
  expect(await seesName(person)).toBe(200);
});

test('it ends with the permission, with the session of who looks, and once the person has a role', async () => {
  const lead = await signedIn(service, { role: 'administrator' });
  const { value: role } = await service.call(
    identity.composeRole,
    { body: { name: 'Looks', permissions: ['identity.viewing.write'] } },
    lead,
  );
  const give = (person: SignedIn) =>
    service.call(
      identity.giveRole,
      { body: { userAccount: person.email, roleId: role.id, osNo: null } },
      lead,
    );
  const helper = await signedIn(service);
  const given = await give(helper);
  const person = await signedIn(service);
  const first = await viewingOf(person, helper);
  expect(await seesName(first)).toBe(200);
  await service.call(identity.takeRole, { params: { id: given.value.id } }, lead);
  service.clock.advance(1_000);
  expect(await seesName(first)).toBe(401);

  await give(helper);
  service.clock.advance(1_000);
  const second = await viewingOf(person, helper);
  expect(await seesName(second)).toBe(200);
  await service.call(identity.endSessionOf, { params: { id: helper.id, sessionId: helper.sessionId } }, lead);
  expect(await seesName(second)).toBe(401);

  const third = await viewingOf(person);
  expect(await seesName(third)).toBe(200);
  await give(person);
  service.clock.advance(1_000);
  expect(await seesName(third)).toBe(401);
});

test('the person is notified in the bell and by mail', async () => {
  const person = await signedIn(service, { email: 'looked-at@example.org' });
  const viewer = await viewingOf(person);
  const mails = (await service.mail()).filter(({ recipient }) => recipient === person.email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('looked at your pages')]);
  const bell = () => service.call(messaging.receivedAnnouncements, {}, person);
  const [notice] = (await bell()).value.items;
  expect(notice).toMatchObject({ title: 'Our support looked at your pages', isOpened: false });
  const open = (by: { token: string }) =>
    service.call(messaging.openReceived, { params: { id: notice?.id ?? '' } }, by);
  expect((await open(viewer)).status).toBe(403);
  expect((await open(support)).status).toBe(404);
  expect((await open(person)).status).toBe(200);
  expect((await open(person)).status).toBe(200);
  expect((await bell()).value).toMatchObject({ unopened: 0, items: [{ isOpened: true }] });
});

test('both people are in the audit and in the log of each request, and administrators see the viewer', async () => {
  const person = await signedIn(service);
  const viewer = await viewingOf(person);
  const { entries } = await readAudit(service.database, { rowId: person.id }, { size: 5 });
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    actorId: support.id,
    action: 'view',
    rowIds: [person.id],
    difference: [{ field: 'Why', before: null, after: WHY }],
  });
  await seesName(viewer);
  expect(service.logged().join('')).toContain(`"viewer":"${support.id}","person":"${person.id}"`);
  const listed = await service.call(identity.viewings, { params: { id: person.id } }, support);
  expect(listed.value).toMatchObject([{ viewer: expect.stringMatching(/\w/), reason: WHY }]);
});

const MARK = 'Markwort-5550199';
/** Paths of names to each text of a reply, in all its variants. */
const placesOf = (schema: JsonSchema, parts: string[] = []): string[][] => {
  const branches = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (branches !== undefined) return branches.flatMap((one) => placesOf(one, parts));
  if (schema.items !== undefined) return placesOf(schema.items as JsonSchema, parts);
  if (schema.properties !== undefined)
    return Object.entries(schema.properties as Record<string, JsonSchema>).flatMap(([name, inner]) =>
      placesOf(inner, [...parts, name]),
    );
  const types = [schema.type ?? typeof schema.const].flat();
  return types.includes('string') || Array.isArray(schema.enum) ? [parts] : [];
};
/** The texts in a value, with their paths. */
const textsOf = (value: unknown, parts: string[] = []): [path: string, text: string][] => {
  if (typeof value === 'string') return [[parts.join('.'), value]];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, parts));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, [...parts, name]));
};

const placesSeen = all
  .filter(({ call }) => isOpenWhileViewing(call) && call.value !== undefined && !isMay(call.access))
  .flatMap(({ name, call }) =>
    placesOf(replySchema(call.value as Schema)).map((parts) => {
      const reply = parts.reduceRight<unknown>((inner, part) => ({ [part]: inner }), MARK);
      const [[, after = ''] = []] = textsOf(asViewed(reply));
      return { at: `${name}: ${parts.join('.')}`, last: parts.at(-1) ?? '', parts, after };
    }),
  );
const maskedNames = new Set(
  areas.flatMap(({ records }) =>
    Object.values(records).flatMap(({ record }) =>
      Object.entries(record.fields).flatMap(([name, field]) => (field.masked === true ? [name] : [])),
    ),
  ),
);

test('no reply to a viewer has a text that is marked masked, an answer to a product’s question or a voucher’s code', () => {
  expect(placesSeen.length).toBeGreaterThan(1_000);
  expect(maskedNames.size).toBeGreaterThan(3);
  const hidden = [...maskedNames, 'membershipNo', 'email', 'mobile', 'redeemedCode'];
  const told = placesSeen.filter(
    ({ at, last, after }) =>
      (hidden.includes(last) || /\b(?:answers|fields)\.value$|\bbegin\.code$|\bchange\.to$/.test(at)) &&
      after.includes('Markwort'),
  );
  expect(told).toEqual([]);
  for (const path of [
    'answers.value',
    'fields.value',
    'accountNumber',
    'identityNumber',
    'idNumber',
    'redeemedCode',
  ])
    expect([path, placesSeen.some(({ at }) => at.endsWith(path))]).toEqual([path, true]);
  // Unknown fields are hidden, and known ones shown.
  expect(placesSeen.filter(({ after }) => after === MARK).length).toBeGreaterThan(500);
  expect(asViewed({ somethingNew: MARK, firstName: MARK, list: [MARK], count: 7, none: null })).toEqual({
    somethingNew: '••••',
    firstName: MARK,
    list: ['••••'],
    count: 7,
    none: null,
  });
});

test('each text that a viewer is shown is in some reply', () => {
  const names = new Set(
    placesSeen.flatMap(({ parts }) => [parts.at(-1) ?? '', `${parts.at(-2) ?? ''}.${parts.at(-1) ?? ''}`]),
  );
  expect(shownWhileViewing().filter((name) => !names.has(name))).toEqual([]);
});

test('each field that is marked masked holds a text, which alone is masked', () => {
  const others = areas.flatMap(({ records }) =>
    Object.values(records).flatMap(({ record }) =>
      Object.entries(record.fields).flatMap(([name, field]) =>
        field.masked === true && field.kind !== 'text' ? [name] : [],
      ),
    ),
  );
  expect(others).toEqual([]);
});

test('every record with a masked field, and the answers of a cart and an order, are read without it', async () => {
  const owner = await shopper(service);
  const DIGITS = '9202204720083';
  const details = toBody(biographical, {
    identityNumber: DIGITS,
    firstName: 'Thandi',
    lastName: 'Mokoena',
    titleID: 3,
    countryKey: 'ZA',
  });
  await biographicalDetails.save(service.database, owner.id, details, service.clock.now());
  const bank = toBody(banking, { bankId: 1, accountNumber: '62001234567', accountType: 1 });
  await service.call(calls.details.banking.create, { body: bank as never }, owner);
  const productId = await addProduct(service, 10_000);
  const editor = await signedIn(service, { role: 'catalogueManager' });
  const pet = { id: 'pet', label: 'Name of your first pet', type: 'text' as const, required: false };
  await service.call(
    calls.shop.defineProductMetadata,
    { params: { productId }, body: { metaData: { elements: [pet] } } },
    editor,
  );
  await owner.put(productId);
  const answered = { key: 'pet', label: 'Name of your first pet', value: 'Markwortpet' };
  const { status } = await service.call(
    calls.shop.saveProductMeta,
    { params: { productId }, body: { productId, payload: { fields: [answered] } } },
    owner,
  );
  expect(status).toBe(200);
  const viewer = await viewingOf(owner);
  const [line] = (await service.call(calls.shop.cartDetails, {}, owner)).value;
  const cart = (by: { token: string }) =>
    service.call(calls.shop.productMeta, { params: { cartId: line?.cartId ?? '' } }, by);
  expect((await cart(owner)).value[0]?.fields).toMatchObject([answered]);
  expect((await cart(viewer)).value[0]?.fields).toMatchObject([{ ...answered, value: '••••' }]);
  const { orderId } = await owner.checkOut();
  const order = (by: { token: string }) =>
    service.call(calls.shop.previousOrderDetails, { params: { id: orderId } }, by);
  const [own, seen] = [await order(owner), await order(viewer)];
  expect(JSON.stringify(own.envelope)).toContain('Markwortpet');
  expect(seen.status).toBe(200);
  expect(JSON.stringify(seen.envelope)).not.toContain('Markwortpet');
  const read = async (by: { token: string }) =>
    (await service.call(calls.details.biographicalDetails, {}, by)).value;
  expect(await read(owner)).toMatchObject({ identityNumber: DIGITS, firstName: 'Thandi' });
  expect(await read(viewer)).toMatchObject({ identityNumber: '•••• 0083', firstName: 'Thandi' });
  const signIn = await service.call(account.signInDetails, {}, viewer);
  expect(JSON.stringify(signIn.envelope)).not.toContain(owner.email);
  // Parts of masked values find nothing.
  const found = async (SearchTerm: string, by: { token: string }) =>
    itemsOf((await service.call(calls.details.banking.list, { query: { SearchTerm } }, by)).value).length;
  expect([await found('6200123', owner), await found('6200123', viewer)]).toEqual([1, 0]);
});

test('nothing is sorted, filtered or searched by what is masked for a viewer, and all of it by what is shown', async () => {
  const { list, create } = calls.details.banking;
  const owner = await signedIn(service);
  for (const [bankId, accountNumber] of [
    [1, '62001234567'],
    [2, '41001234567'],
  ])
    await service.call(
      create,
      { body: toBody(banking, { bankId, accountNumber, accountType: 1 }) as never },
      owner,
    );
  const viewer = await viewingOf(owner);
  const asked = async (query: InputOf<typeof list>['query'], by: { token: string }) => {
    const found = await service.call(list, { query }, by);
    return found.status === 200 ? itemsOf(found.value).map(({ bankId }) => bankId) : found.status;
  };
  for (const Sort of ['accountNumber', '-accountNumber']) {
    expect(await asked({ Sort }, owner)).toEqual(Sort === 'accountNumber' ? [2, 1] : [1, 2]);
    expect(await asked({ Sort }, viewer)).toBe(422);
  }
  for (const by of [owner, viewer]) {
    expect(await asked({ Sort: '-accountType' }, by)).toHaveLength(2);
    expect(await asked({ 'bankId.eq': 2 }, by)).toEqual([2]);
  }
  expect([
    await asked({ SearchTerm: '4100123' }, owner),
    await asked({ SearchTerm: '4100123' }, viewer),
  ]).toEqual([[2], []]);
});
