import { banking, calls, itemsOf, nextOfKin, toBody } from '@phila/contract';
import type { Page, RowOf, ValuesOf } from '@phila/contract';
import { nextOfKinDetails } from '../../areas/details/public.ts';
import { addressOf, startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { sendJson } from '../../testing/json-request.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';

type Kin = RowOf<typeof nextOfKin>;

const NOBODY = '01935000-0000-7000-8000-0123456789ab';

let service: TestService;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  thandi = await signedIn(service);
  sipho = await signedIn(service);
});
afterAll(() => service.close());

const kin = (values: Partial<ValuesOf<typeof nextOfKin>> = {}) =>
  toBody(nextOfKin, {
    titleID: 3,
    firstName: 'Nomsa',
    lastName: 'Mokoena',
    contactDetails: '0711234567',
    relationshipID: 3,
    ...values,
  });

const add = async (person: SignedIn, values: Partial<ValuesOf<typeof nextOfKin>> = {}): Promise<Kin> =>
  (await service.call(calls.details.nextOfKin.create, { body: kin(values) }, { token: person.token })).value;
const list = async (person: SignedIn, query: object = {}) =>
  (await service.call(calls.details.nextOfKin.list, { query }, { token: person.token })).value;
const page = async (person: SignedIn, query: object): Promise<Page<Kin>> =>
  (await list(person, { PageNumber: 1, ...query })) as Page<Kin>;
const firstNames = (rows: Kin[]) => rows.map(({ firstName }) => firstName);
const raw = (method: string, path: string, body: unknown, person: SignedIn) =>
  sendJson(`${service.url}/api/v1${path}`, method, body, person.token);

describe('adding and listing', () => {
  test('the rows of a person come whole, oldest first, each with id and version', async () => {
    expect(await list(thandi)).toEqual([]);
    const made = await service.call(calls.details.nextOfKin.create, { body: kin() }, { token: thandi.token });
    expect(made.status).toBe(201);
    expect(made.value).toEqual({ ...kin(), id: expect.stringMatching(/^[0-9a-f-]{14}7/), version: 1 });
    const later = await add(thandi, { firstName: 'Bheki' });
    expect(await list(thandi)).toEqual([made.value, later]);
    expect(await list(sipho)).toEqual([]);
  });

  test('a row of an irregular id has it under both names', async () => {
    const body = toBody(banking, { bankId: 2, accountNumber: '12345678', accountType: 1 });
    const path = addressOf(calls.details.banking.create, {});
    const answer = await sendJson(`${service.url}${path}`, 'POST', body, thandi.token);
    const row = answer.envelope?.value as RowOf<typeof banking> & { bankUID: string };
    expect(row.bankUID).toBe(row.id);
    const sentBack = await raw(
      'PUT',
      '/Account/banking-details',
      { ...row, accountNumber: '87654321' },
      thandi,
    );
    expect([sentBack.status, sentBack.envelope?.value]).toMatchObject([
      200,
      { accountNumber: '87654321', version: 2 },
    ]);
    const { bankUID: _, ...named } = row;
    expect((await raw('DELETE', '/Account/banking-details', named, thandi)).status).toBe(200);
  });

  test('choices that no list has are refused at their field', async () => {
    const answer = await service.call(
      calls.details.nextOfKin.create,
      { body: kin({ titleID: 999 }) },
      { token: thandi.token },
    );
    expect([answer.status, answer.envelope.errors]).toEqual([
      422,
      [{ path: 'titleID', message: 'Please choose from the list' }],
    ]);
  });

  test('seven adding at once keep their rows', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    await Promise.all(names.map((firstName) => add(thandi, { firstName })));
    expect(firstNames(itemsOf(await list(thandi))).toSorted()).toEqual(names);
  });
});

describe('changing', () => {
  test('the second of two writers is told, with the current row', async () => {
    const row = await add(thandi);
    const first = await service.call(
      calls.details.nextOfKin.update,
      { body: { ...kin({ firstName: 'First' }), id: row.id, version: row.version } },
      { token: thandi.token },
    );
    expect(first.value).toMatchObject({ firstName: 'First', version: 2 });
    const second = await service.call(
      calls.details.nextOfKin.update,
      { body: { ...kin({ firstName: 'Second' }), id: row.id, version: row.version } },
      { token: thandi.token },
    );
    expect([second.status, second.envelope.errorMessage, second.envelope.value]).toEqual([
      409,
      'These details have changed since they were opened',
      first.value,
    ]);
    expect(await list(thandi)).toEqual([first.value]);
  });

  test('a write without a version wins', async () => {
    const row = await add(thandi);
    const body = (firstName: string) => ({ ...kin({ firstName }), id: row.id });
    await service.call(calls.details.nextOfKin.update, { body: body('First') }, { token: thandi.token });
    const last = await service.call(
      calls.details.nextOfKin.update,
      { body: body('Last') },
      { token: thandi.token },
    );
    expect(last.value).toMatchObject({ firstName: 'Last', version: 3 });
  });

  test('of many at once with the same version one wins', async () => {
    const row = await add(thandi);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        service.call(
          calls.details.nextOfKin.update,
          { body: { ...kin({ lastName: `Writer${'abcdefgh'[at]}` }), id: row.id, version: 1 } },
          { token: thandi.token },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(7).fill(409),
    ]);
  });

  test('the id of a row that was deleted in the meantime is 404', async () => {
    const row = await add(thandi);
    expect((await raw('DELETE', '/Account/next-of-kin-details', row, thandi)).status).toBe(200);
    expect(
      (await raw('PUT', '/Account/update-next-of-kin-details', { ...kin(), id: row.id }, thandi)).status,
    ).toBe(404);
    expect((await raw('DELETE', '/Account/next-of-kin-details', row, thandi)).status).toBe(404);
  });
});

describe('deleting', () => {
  test('the body is the record, as it was read', async () => {
    const [one, other] = [await add(thandi), await add(thandi)];
    const answer = await service.call(
      calls.details.nextOfKin.remove,
      { body: { ...one } },
      { token: thandi.token },
    );
    expect(answer.value).toBe(true);
    expect(await list(thandi)).toEqual([other]);
  });

  test('several at once, named twice or in capitals', async () => {
    const rows = [await add(thandi), await add(thandi), await add(thandi)] as const;
    const ids = [rows[0].id, rows[2].id, rows[0].id.toUpperCase()];
    expect(
      (await service.call(calls.details.nextOfKin.bulk, { body: { ids } }, { token: thandi.token })).value,
    ).toBe(true);
    expect(await list(thandi)).toEqual([rows[1]]);
  });

  test('a thousand at once is the most', async () => {
    const row = await add(thandi);
    const many = await raw(
      'DELETE',
      '/Account/bulk-next-of-kin-details',
      { ids: Array(1001).fill(row.id) },
      thandi,
    );
    expect(many.status).toBe(422);
    expect((await raw('DELETE', '/Account/bulk-next-of-kin-details', { ids: [] }, thandi)).status).toBe(422);
    expect(await list(thandi)).toEqual([row]);
  });
});

describe("another person's rows", () => {
  const attempts = (row: Kin): [string, string, unknown][] => [
    ['PUT', '/Account/update-next-of-kin-details', { ...kin({ firstName: 'Taken' }), id: row.id }],
    [
      'PUT',
      '/Account/update-next-of-kin-details',
      { ...kin({ firstName: 'Taken' }), id: row.id, version: 1 },
    ],
    ['PUT', '/Account/update-next-of-kin-details', { firstName: '', id: row.id }],
    ['PUT', '/Account/update-next-of-kin-details', { ...kin(), id: row.id, personId: sipho.id }],
    ['DELETE', '/Account/next-of-kin-details', row],
    ['DELETE', '/Account/next-of-kin-details', { id: row.id.toUpperCase() }],
    ['DELETE', '/Account/bulk-next-of-kin-details', { ids: [row.id] }],
    ['DELETE', '/Account/bulk-next-of-kin-details', { ids: [row.id], extra: 1 }],
  ];

  test('are 404 in every call, before any rule is asked, and stay as they are', async () => {
    const row = await add(thandi);
    for (const [method, path, body] of attempts(row)) {
      const { status, envelope } = await raw(method, path, body, sipho);
      expect([method, path, body, status, envelope?.value]).toEqual([method, path, body, 404, null]);
    }
    expect(await list(thandi)).toEqual([row]);
    expect(await list(sipho)).toEqual([]);
    expect(await page(sipho, {})).toMatchObject({ items: [], totalCount: 0 });
  });

  test('one of them among many deletes none', async () => {
    const foreign = await add(thandi);
    const own = [await add(sipho), await add(sipho)] as const;
    const ids = [own[0].id, foreign.id, own[1].id];
    expect((await raw('DELETE', '/Account/bulk-next-of-kin-details', { ids }, sipho)).status).toBe(404);
    expect(
      (await raw('DELETE', '/Account/bulk-next-of-kin-details', { ids: [own[0].id, NOBODY] }, sipho)).status,
    ).toBe(404);
    await expect(nextOfKinDetails.remove(service.database, sipho.id, ids)).rejects.toMatchObject({
      status: 404,
    });
    expect(await list(thandi)).toEqual([foreign]);
    expect(await list(sipho)).toEqual(own);
  });

  test('the same below the calls, where nothing was asked before', async () => {
    const row = await add(thandi);
    const { database } = service;
    await expect(
      nextOfKinDetails.update(database, sipho.id, row.id, kin(), new Date()),
    ).rejects.toMatchObject({
      status: 404,
    });
    await expect(nextOfKinDetails.remove(database, sipho.id, [row.id])).rejects.toMatchObject({
      status: 404,
    });
    expect(await list(thandi)).toEqual([row]);
  });

  test('a malformed id is 404, a missing one is refused', async () => {
    for (const id of ['1', 'x', `${NOBODY}'--`, 7, {}, []]) {
      expect([
        id,
        (await raw('PUT', '/Account/update-next-of-kin-details', { ...kin(), id }, thandi)).status,
      ]).toEqual([id, 404]);
      expect([
        id,
        (await raw('DELETE', '/Account/bulk-next-of-kin-details', { ids: [id] }, thandi)).status,
      ]).toEqual([id, 404]);
    }
    for (const body of [kin(), { ...kin(), id: null }, { ...kin(), id: '' }, [], 'text', 7]) {
      expect([
        body,
        (await raw('PUT', '/Account/update-next-of-kin-details', JSON.stringify(body), thandi)).status,
      ]).toEqual([body, 422]);
    }
  });

  test('a caller who is not signed in is asked to be', async () => {
    const row = await add(thandi);
    const bare = await sendJson(`${service.url}/api/v1/Account/next-of-kin-details`, 'DELETE', row);
    expect(bare.status).toBe(401);
    expect(await list(thandi)).toEqual([row]);
  });
});

describe('pages', () => {
  test('are what the envelope says', async () => {
    for (const firstName of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await add(thandi, { firstName });
    const first = await page(thandi, {});
    expect({ ...first, items: firstNames(first.items) }).toEqual({
      items: ['A', 'B', 'C', 'D', 'E'],
      totalCount: 7,
      pageNumber: 1,
      pageSize: 5,
      totalPages: 2,
      hasNext: true,
      hasPrevious: false,
    });
    const last = await page(thandi, { PageNumber: 2 });
    expect({ ...last, items: firstNames(last.items) }).toMatchObject({
      items: ['F', 'G'],
      totalCount: 7,
      hasNext: false,
      hasPrevious: true,
    });
    expect(await page(thandi, { PageNumber: 3 })).toMatchObject({
      items: [],
      totalCount: 7,
      totalPages: 2,
      hasNext: false,
      hasPrevious: true,
    });
    expect(await page(sipho, {})).toMatchObject({ items: [], totalCount: 0, totalPages: 0, hasNext: false });
  });

  test.each([
    { PageNumber: 0 },
    { PageNumber: 'x' },
    { PageNumber: 1, PageSize: 0 },
    { PageNumber: 1, PageSize: 101 },
    { PageNumber: 1, Sort: 'nothing' },
    { PageNumber: 1, Sort: 'constructor' },
    { PageNumber: 1, Sort: 'personId' },
    { Sort: 'first_name' },
    { Sort: "firstName';--" },
  ])('%j is refused', async (query) => {
    const answer = await service.call(calls.details.nextOfKin.list, { query } as never, {
      token: thandi.token,
    });
    expect(answer.status).toBe(422);
  });
});

describe('order', () => {
  test('of words is that of a dictionary, whatever the database sorts by', async () => {
    for (const firstName of ['Zoë', 'anna', 'Émile', 'Zoe', 'Anna', 'Eve']) await add(thandi, { firstName });
    expect(firstNames((await page(thandi, { PageSize: 10, Sort: 'firstName' })).items)).toEqual([
      'anna',
      'Anna',
      'Émile',
      'Eve',
      'Zoe',
      'Zoë',
    ]);
    expect(firstNames((await page(thandi, { PageSize: 2, Sort: '-firstName' })).items)).toEqual([
      'Zoë',
      'Zoe',
    ]);
    expect(firstNames(itemsOf(await list(thandi, { Sort: '-id' })))).toEqual([
      'Eve',
      'Anna',
      'Zoe',
      'Émile',
      'anna',
      'Zoë',
    ]);
  });

  test('of a lookup is that of its names, blanks last', async () => {
    // The ids do not sort like the names: 1 is Spouse.
    for (const relationshipID of [1, 4, 0, 3, 2]) await add(thandi, { relationshipID });
    const sorted = itemsOf(await list(thandi, { Sort: 'relationshipID' })).map(
      ({ relationshipID }) => relationshipID,
    );
    const { value: relations } = await service.call(calls.lookup.relations, {});
    const name = (id: number | null) => relations.find((one) => one.id === id)?.name ?? '\uFFFF';
    expect(sorted).toEqual([1, 2, 3, 4, null].toSorted((a, b) => (name(a) < name(b) ? -1 : 1)));
    const down = itemsOf(await list(thandi, { Sort: '-relationshipID' })).map(
      ({ relationshipID }) => relationshipID,
    );
    expect(down).toEqual(sorted.toReversed());
  });

  test('of equal rows is their age, so that every row is on one page', async () => {
    for (let at = 0; at < 23; at += 1) await add(thandi, { lastName: 'Same' });
    for (const Sort of ['lastName', '-lastName', 'titleID', undefined]) {
      const seen: string[] = [];
      for (const PageNumber of [1, 2, 3]) {
        const { items } = await page(thandi, {
          PageNumber,
          PageSize: 10,
          ...(Sort === undefined ? {} : { Sort }),
        });
        seen.push(...items.map(({ id }) => id));
      }
      expect(seen).toHaveLength(23);
      expect(new Set(seen).size).toBe(23);
    }
  });
});

describe('search', () => {
  const found = async (SearchTerm: string) =>
    firstNames((await page(thandi, { SearchTerm, PageSize: 25 })).items);

  beforeEach(async () => {
    await add(thandi, {
      firstName: 'Nomsa',
      lastName: "O'Brien",
      titleID: 1,
      relationshipID: 1,
      contactDetails: '+27829999996',
    });
    await add(thandi, { firstName: 'Bheki 50%', lastName: 'Under_score', titleID: 0, relationshipID: 0 });
    await add(thandi, {
      firstName: 'Zoë',
      lastName: String.raw`Back\slash "quoted"`,
      titleID: 6,
      relationshipID: 2,
    });
  });

  test('is for a part of any column, capitals or not', async () => {
    expect(await found('noms')).toEqual(['Nomsa']);
    expect(await found('ZOË')).toEqual(['Zoë']);
    expect(await found('+2782')).toEqual(['Nomsa']);
    expect(await found('0829')).toEqual(['Nomsa']);
    expect(await found('zzz')).toEqual([]);
  });

  test('is for the name of a choice and never for its id', async () => {
    const { value: relations } = await service.call(calls.lookup.relations, {});
    const spouse = relations.find(({ id }) => id === 1)?.name ?? '';
    expect(await found(spouse.toUpperCase())).toEqual(['Nomsa']);
    expect(await found('6')).toEqual([]);
  });

  test('is for every word, each in any column', async () => {
    expect(await found('brien nomsa')).toEqual(['Nomsa']);
    expect(await found('nomsa quoted')).toEqual([]);
  });

  test.each([
    ['%', ['Bheki 50%']],
    ['_', []],
    ['50%', ['Bheki 50%']],
    ['r_s', ['Bheki 50%']],
    ['n_m', []],
    ['\\', []],
    [String.raw`back\slash`, ['Zoë']],
    ['"quoted"', ['Zoë']],
    ["'", []],
    ["o'brien", ['Nomsa']],
    ['obrien', ['Nomsa']],
    ['o’brien', ['Nomsa']],
    ['o', ['Nomsa']],
    ["'; drop table next_of_kin; --", []],
    ['$1', []],
    ['(', []],
  ])('%s means itself', async (term, names) => {
    expect(await found(term)).toEqual(names);
  });

  test('counts what it found', async () => {
    expect(await page(thandi, { SearchTerm: '071', PageSize: 1 })).toMatchObject({
      totalCount: 2,
      totalPages: 2,
    });
    expect(await page(thandi, { SearchTerm: '   ' })).toMatchObject({ totalCount: 3 });
    expect(await page(thandi, { SearchTerm: 'nomsa', PageNumber: 9 })).toMatchObject({
      items: [],
      totalCount: 1,
    });
    expect(await page(sipho, { SearchTerm: 'nomsa' })).toMatchObject({ totalCount: 0 });
  });
});

const kinRows = (personId: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `01935000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`,
    personId,
    version: 1,
    titleID: (at % 12) + 1,
    firstName: `Name ${String((at * 79) % 500).padStart(4, '0')}`,
    lastName: at % 3 === 0 ? 'Dlamini' : 'Naidoo',
    contactDetails: '0711234567',
    relationshipID: null,
  }));

describe('as many rows as a person may have', () => {
  const FULL = 'You have 500 next of kin, which is as many as we keep. Delete one to add another.';
  const fill = async (person: SignedIn, count: number) => {
    await service.database.insert(nextOfKinDetails.table).values(kinRows(person.id, count) as never);
  };
  afterEach(() => service.database.delete(nextOfKinDetails.table));

  test('each page is that of the whole list, in any order', async () => {
    await fill(thandi, 500);
    for (const Sort of ['id', '-id', 'firstName', '-lastName', 'titleID']) {
      const whole = itemsOf(await list(thandi, { Sort })).map(({ id }) => id);
      expect(whole).toHaveLength(500);
      const seen: string[] = [];
      for (let PageNumber = 1; PageNumber <= 20; PageNumber += 1) {
        const { items, totalCount } = await page(thandi, { Sort, PageNumber, PageSize: 25 });
        expect(totalCount).toBe(500);
        seen.push(...items.map(({ id }) => id));
      }
      expect(seen).toEqual(whole);
    }
    expect(await page(thandi, { SearchTerm: 'dlamini', PageNumber: 2, Sort: '-firstName' })).toMatchObject({
      totalCount: 167,
    });
  });

  test('one more is refused with what to do about it, until one is deleted', async () => {
    await fill(thandi, 500);
    const refused = await service.call(
      calls.details.nextOfKin.create,
      { body: kin() },
      { token: thandi.token },
    );
    expect([refused.status, refused.envelope.errorMessage]).toEqual([422, FULL]);
    await add(sipho);
    const [first] = itemsOf(await list(thandi));
    await nextOfKinDetails.remove(service.database, thandi.id, [first?.id ?? '']);
    await add(thandi);
    expect(itemsOf(await list(thandi))).toHaveLength(500);
  });

  test('of twenty that are added at once only those are kept for which there is room', async () => {
    await fill(thandi, 493);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        service.call(calls.details.nextOfKin.create, { body: kin() }, { token: thandi.token }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array(7).fill(201), ...Array(13).fill(422)]);
    expect(itemsOf(await list(thandi))).toHaveLength(500);
  });

  test('an insert below the calls, in a transaction of its own, meets it as well', async () => {
    await fill(thandi, 499);
    const { database, clock } = service;
    await expect(
      database.transaction(async (tx) => {
        await nextOfKinDetails.create(tx, thandi.id, kin(), clock.now());
        await nextOfKinDetails.create(tx, thandi.id, kin(), clock.now());
      }),
    ).rejects.toMatchObject({ status: 422, message: FULL });
    expect(itemsOf(await list(thandi))).toHaveLength(499);
  });
});
