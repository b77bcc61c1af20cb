import {
  amount,
  calls,
  date,
  itemsOf,
  listQuery,
  lookup,
  lookups,
  option,
  record,
  tablePaths,
  toBody,
  whole,
  yesNo,
} from '@phila/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { send } from '../../testing/json-request.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';
import { ownedTable } from './owned-table.ts';

const trip = record({
  title: 'Trip',
  paths: tablePaths('/Travel/trip'),
  fields: {
    departureDate: date('Departure'),
    cost: amount('Cost'),
    days: whole('Days', { unit: 'months' }),
    isBooked: yesNo('Booked'),
    travelClass: option('Class', [
      { id: 'economy', name: 'Economy' },
      { id: 'business', name: 'Business' },
    ]),
    relation: lookup('With', lookups.relations),
  },
});
const trips = ownedTable('trips_of_this_test', trip);

let service: TestService;
let database: Database;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService();
  ({ database } = service);
  await database.execute(sql`create table trips_of_this_test (
    id uuid primary key, person_id uuid not null, version integer not null, departure_date date, cost numeric,
    days integer, is_booked boolean, travel_class text, relation integer)`);
  thandi = await signedIn(service);
  const sipho = await signedIn(service);
  const rows = [
    { departureDate: '2026-11-21', cost: 100, days: 1, isBooked: true, travelClass: 'economy', relation: 1 },
    {
      departureDate: '2026-11-22',
      cost: 99.95,
      days: 2,
      isBooked: false,
      travelClass: 'business',
      relation: 2,
    },
    { departureDate: '2027-01-05', cost: 0, days: 14, isBooked: null, travelClass: '', relation: 0 },
    { departureDate: '', cost: null, days: null, isBooked: true, travelClass: 'economy', relation: 1 },
  ] as const;
  let now = Date.now();
  for (const values of rows) {
    now += 1;
    await trips.create(database, thandi.id, toBody(trip, values), new Date(now));
  }
  await trips.create(database, sipho.id, toBody(trip, rows[2]), new Date(now));
});
afterAll(async () => {
  await database.execute(sql`drop table trips_of_this_test`);
  await service.close();
});

const find = async (query: Record<string, unknown>) => {
  const checked = listQuery(trip).parse(query);
  return itemsOf(await trips.list(database, thandi.id, checked)).map(({ departureDate }) => departureDate);
};

test.each([
  [{ 'departureDate.gte': '2026-11-22' }, ['2026-11-22', '2027-01-05']],
  [{ 'departureDate.lte': '2026-11-22' }, ['2026-11-21', '2026-11-22']],
  [{ 'departureDate.gte': '2026-11-22', 'departureDate.lte': '2026-11-30' }, ['2026-11-22']],
  [{ 'departureDate.eq': '2027-01-05' }, ['2027-01-05']],
  [{ 'cost.lte': '99.95' }, ['2026-11-22', '2027-01-05']],
  [{ 'cost.gte': '99.96' }, ['2026-11-21']],
  [{ 'cost.eq': '0' }, ['2027-01-05']],
  [{ 'days.gte': '2' }, ['2026-11-22', '2027-01-05']],
  [{ 'isBooked.eq': 'true' }, ['2026-11-21', null]],
  [{ 'isBooked.eq': 'false' }, ['2026-11-22']],
  [{ 'travelClass.eq': 'economy', 'departureDate.gte': '2000-01-01' }, ['2026-11-21']],
  [{ 'relation.eq': '2' }, ['2026-11-22']],
  [{ 'relation.eq': '999' }, []],
])('%j finds %j', async (query, found) => expect(await find(query)).toEqual(found));

test('the next one is one row, and tells how many follow', async () => {
  const query = listQuery(trip).parse({
    'departureDate.gte': '2026-11-22',
    Sort: 'departureDate',
    PageNumber: 1,
    PageSize: 1,
  });
  expect(await trips.list(database, thandi.id, query)).toMatchObject({
    items: [{ departureDate: '2026-11-22' }],
    totalCount: 2,
    hasNext: true,
  });
});

test('a list of the service takes them, and refuses with a sentence what it has not', async () => {
  const { token } = thandi;
  const add = (relationshipID: number) =>
    service.call(
      calls.details.nextOfKin.create,
      {
        body: {
          titleID: null,
          firstName: 'Nomsa',
          lastName: 'Mokoena',
          contactDetails: '0711234567',
          relationshipID,
        },
      },
      { token },
    );
  await add(1);
  await add(2);
  const found = await service.call(
    calls.details.nextOfKin.list,
    { query: { 'relationshipID.eq': 2 } },
    { token },
  );
  expect(itemsOf(found.value)).toMatchObject([{ relationshipID: 2 }]);
  const url = `${service.url}/api/v1${calls.details.nextOfKin.list.path}`;
  for (const [search, path] of [
    ['relationshipID.eq=two', 'relationshipID.eq'],
    ['firstName.eq=Nomsa', 'firstName.eq'],
    ['relationshipID.gte=2', 'relationshipID.gte'],
  ]) {
    const { status, envelope } = await send(`${url}?${search}`, { token });
    expect([status, envelope?.errors?.map((error: { path: string }) => error.path)]).toEqual([422, [path]]);
    expect(envelope?.errorMessage).toMatch(/^[A-Z].+/);
  }
});
