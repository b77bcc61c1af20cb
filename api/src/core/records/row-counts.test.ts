import { nextOfKin, toBody } from '@phila/contract';
import { eq, getTableName } from 'drizzle-orm';
import { accounts } from '../people/tables.ts';
import * as schema from '../database/schema.ts';
import { bankingDetails, nextOfKinDetails } from '../../areas/details/records.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { isOwnedTable } from './owned-table.ts';
import { isCounted, rowCounts } from './row-counts.ts';

const body = toBody(nextOfKin, { firstName: 'Nomsa', lastName: 'Mokoena', contactDetails: '0711234567' });

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const kept = async (personId: string) => {
  const rows = await service.database.select().from(rowCounts).where(eq(rowCounts.personId, personId));
  return Object.fromEntries(rows.map(({ tableName, rows: number }) => [tableName, number]));
};
const counted = async (personId: string) => {
  const page = await nextOfKinDetails.list(service.database, personId, { PageNumber: 1 });
  return Array.isArray(page) ? null : page.totalCount;
};
const add = (personId: string) =>
  nextOfKinDetails.create(service.database, personId, body, service.clock.now());

test('the database counts what is added and deleted, for each person and table', async () => {
  const { id } = await signedIn(service);
  const { id: other } = await signedIn(service);
  expect([await counted(id), await kept(id)]).toEqual([0, {}]);
  const rows = [await add(id), await add(id), await add(id)];
  await add(other);
  await bankingDetails.create(
    service.database,
    id,
    { bankId: 1, accountNumber: '12345678', accountType: 1 },
    service.clock.now(),
  );
  expect([await counted(id), await kept(id)]).toEqual([3, { next_of_kin: 3, banking_details: 1 }]);
  await nextOfKinDetails.remove(
    service.database,
    id,
    rows.slice(1).map((row) => row.id),
  );
  expect([await counted(id), await counted(other)]).toEqual([1, 1]);
});

test('of many at once none is lost', async () => {
  const { id } = await signedIn(service);
  const rows = await Promise.all(Array.from({ length: 20 }, () => add(id)));
  await Promise.all(rows.slice(0, 8).map((row) => nextOfKinDetails.remove(service.database, id, [row.id])));
  expect(await counted(id)).toBe(12);
});

test('what was not done is not counted', async () => {
  const { id } = await signedIn(service);
  const { id: other } = await signedIn(service);
  const [own, foreign] = [await add(id), await add(other)];
  await expect(nextOfKinDetails.remove(service.database, id, [own.id, foreign.id])).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    service.database.transaction(async (tx) => {
      await nextOfKinDetails.create(tx, id, body, service.clock.now());
      throw new Error('not after all');
    }),
  ).rejects.toThrow('not after all');
  expect([await counted(id), await counted(other)]).toEqual([1, 1]);
});

test('an account that goes takes rows and counts along', async () => {
  const { id } = await signedIn(service);
  await add(id);
  await service.database.delete(accounts).where(eq(accounts.id, id));
  expect([await kept(id), await nextOfKinDetails.all(service.database, id)]).toEqual([{}, []]);
});

test('each table of records has its triggers: a migration without them is not whole', async () => {
  const { rows } = (await service.database.execute(
    'select event_object_table as name, event_manipulation as event from information_schema.triggers ' +
      "where action_statement like '%count_rows%'",
  )) as unknown as { rows: { name: string; event: string }[] };
  const wanted = Object.values(schema).filter((table) => isOwnedTable(table) || isCounted(table));
  expect(rows.map(({ name, event }) => `${event} ${name}`).toSorted()).toEqual(
    wanted
      .map((table) => getTableName(table))
      .flatMap((name) => [`DELETE ${name}`, `INSERT ${name}`, `UPDATE ${name}`])
      .toSorted(),
  );
});
