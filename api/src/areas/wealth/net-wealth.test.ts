import { calls } from '@phila/contract';
import type { NetWealthEntry } from '@phila/finance/net-wealth';
import { refusalOf } from '../../testing/identity/refused.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { netWealthSnapshots, wealthEntries } from './tables.ts';
import { calculatorsOf } from '../../testing/wealth/calculator.ts';
import { fullEntries } from '../../testing/wealth/entries.ts';

const { netWealth } = calls.wealth;

let service: TestService;
let token: string;
beforeAll(async () => {
  // A minute before midnight in UTC is the next day in South Africa.
  service = await startService({ now: new Date('2026-03-31T23:59:00Z') });
});
afterAll(() => service.close());
beforeEach(async () => {
  token = (await signedIn(service)).token;
});

const worth = (amount: number, owed = 0): NetWealthEntry => ({
  lines: [
    { group: 'cash', label: 'Cash', amount },
    { group: 'shortTerm', label: 'Card', amount: owed },
  ],
});
const save = (entry: NetWealthEntry) => service.call(netWealth.save, { body: entry }, { token });
const read = () => service.call(netWealth.read, {}, { token });

test('a statement without a date is of today in South Africa, and the next one gets its own day', async () => {
  const first = (await save(worth(100.1))).value;
  expect(first.result.date).toBe('2026-04-01');
  expect(first.entry).toEqual(worth(100.1));
  expect(first.history).toEqual([
    { date: '2026-04-01', assets: 100.1, liabilities: 0, netWealth: 100.1, change: null },
  ]);
});

test('each day has one statement, the last; the history goes by day and shows the change', async () => {
  await save({ ...worth(300), date: '2026-06-30' });
  await save({ ...worth(100.1), date: '2026-03-31' });
  await save({ ...worth(100.2, 0.3), date: '2026-03-31' });
  const { value } = await read();
  expect(value?.history).toEqual([
    { date: '2026-03-31', assets: 100.2, liabilities: 0.3, netWealth: 99.9, change: null },
    { date: '2026-06-30', assets: 300, liabilities: 0, netWealth: 300, change: 200.1 },
  ]);
  expect(value?.entry.date).toBe('2026-03-31');
  expect(value?.result).toMatchObject({ date: '2026-03-31', netWealth: 99.9 });
});

test('two hundred lines of the largest amount fit', async () => {
  const lines = Array.from({ length: 200 }, () => ({
    group: 'cash' as const,
    label: 'x',
    amount: 1_000_000_000,
  }));
  expect((await save({ lines })).value.history[0]?.assets).toBe(200_000_000_000);
});

test('a flood of days stops, and a kept day can still be put right', async () => {
  await save({ ...worth(1), date: '2026-01-01' });
  const [own] = await service.database.select().from(netWealthSnapshots).orderBy(netWealthSnapshots.savedAt);
  const [{ personId } = { personId: '' }] = (await service.database.select().from(netWealthSnapshots)).filter(
    ({ day }) => day === '2026-01-01',
  );
  const day = (n: number) => new Date(Date.UTC(2000, 0, 1 + n)).toISOString().slice(0, 10);
  await service.database
    .insert(netWealthSnapshots)
    .values(Array.from({ length: 3_659 }, (_, n) => ({ ...own!, personId, day: day(n) })));
  const message = 'At most 3660 days are kept';
  expect(refusalOf(await save({ ...worth(1), date: '2026-01-02' }))).toEqual({
    status: 422,
    message,
    errors: [{ path: 'date', message }],
  });
  expect((await save({ ...worth(2), date: '2026-01-01' })).value.history).toHaveLength(3_660);
});

test("no account sees another's statements, and they go with the account", async () => {
  await save(worth(5));
  await calculatorsOf(service).save('loan', fullEntries.loan, token);
  token = (await signedIn(service)).token;
  expect((await read()).value).toBeNull();
  await service.database.delete(accounts);
  expect(await service.database.select().from(netWealthSnapshots)).toEqual([]);
  expect(await service.database.select().from(wealthEntries)).toEqual([]);
});
