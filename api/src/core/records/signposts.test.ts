import { itemsOf } from '@phila/contract';
import type { Page, PageQuery } from '@phila/contract';
import { eq, sql } from 'drizzle-orm';
import { reminders } from '../../areas/dashboard/tables.ts';
import { listReminders } from '../../areas/dashboard/reminders.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { shortcutTo } from './signposts.ts';

const ROWS = 2000;
const OPEN = 1700;
const DAY = 86_400_000;

let service: TestService;
let personId: string;

const rowAt = (at: number) => ({
  id: `01935000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`,
  personId,
  reminderText: `Call number ${(at * 7919) % ROWS}`,
  completeByDate: new Date(Date.parse('2026-01-01T08:00:00Z') + ((at * 31) % 90) * DAY),
  // Two in five have none: a page in the middle of the list has both kinds.
  earlyReminderDate:
    at % 5 < 2 ? null : new Date(Date.parse('2025-12-01T08:00:00Z') + ((at * 13) % 60) * DAY),
  completed: at >= OPEN,
});

beforeAll(async () => {
  service = await startService();
  ({ id: personId } = await signedIn(service));
  await service.database.insert(reminders).values(Array.from({ length: ROWS }, (_, at) => rowAt(at)));
  await service.database.execute('analyze reminders');
});
afterAll(() => service.close());

type Query = PageQuery & { Completed?: 'true' | 'false' };
const idsOf = async (query: Query) =>
  itemsOf(await listReminders(service.database, personId, query)).map(({ id }) => id);
const pageOf = async (query: Query) => {
  const page = (await listReminders(service.database, personId, query)) as Page<{ id: string }>;
  return { ids: page.items.map(({ id }) => id), totalCount: page.totalCount };
};

const sorts = [
  'id',
  '-id',
  'reminderText',
  '-completeByDate',
  'earlyReminderDate',
  '-earlyReminderDate',
  'completed',
];

test.each(sorts)(
  'sorted by %s, each page far down is that of the whole list, however often it is asked for',
  async (Sort) => {
    for (const [Completed, rows] of [
      [undefined, ROWS],
      ['false', OPEN],
    ] as const) {
      const some = Completed === undefined ? {} : { Completed };
      const whole = await idsOf({ Sort, ...some });
      for (const PageSize of [7, 50]) {
        for (let offset = 490; offset < rows; offset += PageSize * (PageSize === 7 ? 37 : 1)) {
          const PageNumber = Math.floor(offset / PageSize) + 1;
          const begin = (PageNumber - 1) * PageSize;
          expect([PageNumber, await pageOf({ Sort, PageNumber, PageSize, ...some })]).toEqual([
            PageNumber,
            { ids: whole.slice(begin, begin + PageSize), totalCount: rows },
          ]);
        }
      }
    }
  },
);

test('what was added, changed or deleted in between is seen', async () => {
  const middle: Query = { Sort: 'reminderText', PageNumber: 101, PageSize: 10 };
  const expected = async () => (await idsOf({ Sort: 'reminderText' })).slice(1000, 1010);
  const ask = async () => {
    const pages = [await pageOf(middle), await pageOf(middle), await pageOf(middle)];
    const ids = await expected();
    expect(pages.map((page) => page.ids)).toEqual([ids, ids, ids]);
    return ids;
  };
  const before = await ask();
  await service.database
    .update(reminders)
    .set({ reminderText: 'AAA' })
    .where(eq(reminders.id, rowAt(0).id));
  const [last] = (await idsOf({ Sort: '-reminderText', PageNumber: 1, PageSize: 1 })) as [string];
  await service.database.update(reminders).set({ reminderText: 'AAAA' }).where(eq(reminders.id, last));
  const changed = await ask();
  expect(changed).not.toEqual(before);
  const { id, ...added } = { ...rowAt(ROWS), reminderText: 'AAAAA' };
  await service.database.insert(reminders).values({ id, ...added });
  expect(await ask()).not.toEqual(changed);
  await service.database.delete(reminders).where(eq(reminders.id, id));
  expect(await ask()).toEqual(changed);
});

test('a change by someone else leaves the list of a person as known', async () => {
  const changesOf = async (person: string) => {
    const { rows } = (await service.database.execute(
      sql`select changes from row_counts where person_id = ${person} and table_name = 'reminders'`,
    )) as unknown as { rows: { changes: number }[] };
    return rows[0]?.changes ?? 0;
  };
  const { id: other } = await signedIn(service);
  const before = await changesOf(personId);
  const added = { ...rowAt(5000), personId: other };
  await service.database.insert(reminders).values(added);
  await service.database.update(reminders).set({ completed: true }).where(eq(reminders.personId, other));
  expect([await changesOf(personId), await changesOf(other)]).toEqual([before, 2]);
});

describe('the way to a page', () => {
  const posts = Array.from({ length: 8 }, (_, at) => `post ${at}`);
  const key = sql`early`;
  const way = (filled: number, offset: number, down: boolean, sorted = true) =>
    shortcutTo(
      { changes: 1, rows: ROWS, filled, ids: posts },
      { table: reminders, order: { key: sorted ? key : null, down } },
      offset,
      10,
    )?.skip ?? null;

  test('skips less than a step from the signpost before it', () => {
    expect([way(ROWS, 999, false), way(ROWS, 1000, false), way(ROWS, 1000, false, false)]).toEqual([
      249, 0, 0,
    ]);
  });
  test('begins at the border where the signpost before it is beyond that', () => {
    expect([way(1100, 1120, false), way(1100, 1250, false), way(900, 1120, true)]).toEqual([20, 0, 20]);
  });
  test('is not there for the page with filled and blank rows', () => {
    expect([way(1105, 1100, false), way(895, 1100, true)]).toEqual([null, null]);
    expect([way(1110, 1100, false), way(1100, 1100, false)]).toEqual([100, 0]);
  });
  test('is not there behind the last row', () => {
    expect([way(ROWS, ROWS, false), way(ROWS, ROWS - 1, false)]).toEqual([null, 249]);
  });
});
