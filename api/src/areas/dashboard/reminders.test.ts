import { calls, itemsOf } from '@phila/contract';
import type { Page, Reminder } from '@phila/contract';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { dropRemindersAbout, keepReminderAbout } from '../../core/reminders/about.ts';
import { reminders as table } from './tables.ts';

const { addReminder, completeReminder, dueReminders, reminders } = calls.dashboard;

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-21T08:00:00Z') });
});
afterAll(() => service.close());

const at = (day: number) => `2026-11-${day}T09:00:00+02:00`;
const body = (reminderText: string, day: number, early?: number) => ({
  reminderText,
  completeByDate: at(day),
  earlyReminderDate: early === undefined ? null : at(early),
});

test('a reminder is added as not completed, and read with its times', async () => {
  const { token } = await signedIn(service);
  const { status, value } = await service.call(
    addReminder,
    { body: { ...body(' Renew the licence ', 28, 24), completed: false } },
    { token },
  );
  expect(status).toBe(201);
  expect(value).toEqual({
    id: expect.any(String),
    reminderText: 'Renew the licence',
    completeByDate: '2026-11-28T07:00:00.000Z',
    earlyReminderDate: '2026-11-24T07:00:00.000Z',
    completed: false,
    about: null,
  });
  expect((await service.call(reminders, { query: {} }, { token })).value).toEqual([value]);
});

test('a value that breaks a rule is refused at its field, and nothing is saved', async () => {
  const { token } = await signedIn(service);
  const answer = await service.call(
    addReminder,
    { body: { reminderText: 'x', completeByDate: '', earlyReminderDate: '' } },
    { token },
  );
  expect([answer.status, answer.envelope.errors]).toEqual([
    422,
    [
      { path: 'reminderText', message: 'Please describe the reminder in at least 2 characters' },
      { path: 'completeByDate', message: 'Please choose a date and a time' },
    ],
  ]);
  expect((await service.call(reminders, { query: {} }, { token })).value).toEqual([]);
});

test('Done completes it, a second time changes nothing, and the list may leave it out', async () => {
  const { token } = await signedIn(service);
  const add = async (text: string, day: number) =>
    (await service.call(addReminder, { body: body(text, day) }, { token })).value;
  const late = await add('Late', 30);
  const soon = await add('Soon', 22);
  const done = await add('Done', 23);
  for (let times = 0; times < 2; times += 1) {
    const answer = await service.call(
      completeReminder,
      { params: { id: done.id }, body: { id: done.id } },
      { token },
    );
    expect([answer.status, answer.value]).toEqual([200, { ...done, completed: true }]);
  }
  const query = { PageNumber: 1, PageSize: 5, Sort: 'completeByDate', Completed: 'false' } as const;
  expect((await service.call(reminders, { query }, { token })).value).toEqual({
    items: [soon, late],
    totalCount: 2,
    pageNumber: 1,
    pageSize: 5,
    totalPages: 1,
    hasNext: false,
    hasPrevious: false,
  });
  const other = { PageNumber: 1, Completed: 'true' } as const;
  expect((await service.call(reminders, { query: other }, { token })).value).toMatchObject({
    items: [{ id: done.id }],
    totalCount: 1,
  });
  expect(itemsOf((await service.call(reminders, { query: {} }, { token })).value)).toHaveLength(3);
});

test('a reminder completed by mistake can be reopened', async () => {
  const { token } = await signedIn(service);
  const { value } = await service.call(addReminder, { body: body('Renew the licence', 23) }, { token });
  const complete = (completed?: boolean) =>
    service.call(
      completeReminder,
      { params: { id: value.id }, body: { id: value.id, ...(completed !== undefined && { completed }) } },
      { token },
    );
  await complete();
  for (let times = 0; times < 2; times += 1)
    expect(await complete(false)).toMatchObject({ status: 200, value });
  expect((await service.call(reminders, { query: {} }, { token })).value).toEqual([value]);
});

test('another person’s reminder is not there, read or completed', async () => {
  const owner = await signedIn(service);
  const stranger = await signedIn(service);
  const { value } = await service.call(addReminder, { body: body('Mine', 28) }, { token: owner.token });
  const input = { params: { id: value.id }, body: { id: value.id } };
  const { status, envelope } = await service.call(completeReminder, input, { token: stranger.token });
  expect([status, envelope.errorMessage]).toEqual([404, 'Not found']);
  expect((await service.call(reminders, { query: {} }, { token: stranger.token })).value).toEqual([]);
  expect((await service.call(reminders, { query: {} }, { token: owner.token })).value).toEqual([value]);
});

test('a body that names another reminder is refused', async () => {
  const { token } = await signedIn(service);
  const { value } = await service.call(addReminder, { body: body('Mine', 28) }, { token });
  const input = { params: { id: value.id }, body: { id: uuidv7(new Date()) } };
  expect((await service.call(completeReminder, input, { token })).status).toBe(422);
});

test('an open reminder is due once its early date, or without one its own date, has come', async () => {
  const { token } = await signedIn(service);
  const add = async (text: string, day: number, early?: number) =>
    (await service.call(addReminder, { body: body(text, day, early) }, { token })).value;
  const overdue = await add('Overdue', 19);
  const early = await add('Early', 28, 20);
  await add('Later', 28, 25);
  const done = await add('Done', 18);
  await service.call(completeReminder, { params: { id: done.id }, body: { id: done.id } }, { token });
  expect((await service.call(dueReminders, {}, { token })).value).toEqual({
    count: 2,
    items: [overdue, early],
  });
});

describe('as many as are kept', () => {
  const FULL = 'You have 500 open reminders, which is as many as we keep. Mark one as done to add another.';
  let token: string;
  let personId: string;
  const fill = async (open: number, done: number) => {
    const now = service.clock.now();
    const rows = Array.from({ length: open + done }, (_, index) => ({
      id: uuidv7(now),
      personId,
      reminderText: `Reminder ${index}`,
      completeByDate: new Date(Date.UTC(2027, 0, 1) + index * 60_000),
      completed: index >= open,
    }));
    await service.database.insert(table).values(rows);
  };
  const add = () => service.call(addReminder, { body: body('One more', 28) }, { token });
  const page = async (PageNumber: number, Sort: string) => {
    const query = { PageNumber, PageSize: 5, Sort, Completed: 'false' } as const;
    return (await service.call(reminders, { query }, { token })).value as Page<Reminder>;
  };
  beforeEach(async () => {
    ({ token, id: personId } = await signedIn(service));
  });

  test('a page knows its neighbours, from either end', async () => {
    await fill(500, 20);
    const texts = (found: Page<Reminder>) => found.items.map(({ reminderText }) => reminderText);
    expect(await page(1, 'completeByDate')).toMatchObject({ totalCount: 500, totalPages: 100 });
    expect(texts(await page(100, 'completeByDate')).at(-1)).toBe('Reminder 499');
    expect(texts(await page(2, '-completeByDate'))).toEqual(
      texts(await page(99, 'completeByDate')).toReversed(),
    );
    const found = await service.call(
      reminders,
      { query: { PageNumber: 1, SearchTerm: 'reminder 123' } },
      { token },
    );
    expect(found.value).toMatchObject({ totalCount: 1, items: [{ reminderText: 'Reminder 123' }] });
  });

  test('another reminder is refused at the limit until one is done; the site’s own reminders do not count', async () => {
    await fill(500, 0);
    const refused = await add();
    expect([refused.status, refused.envelope.errorMessage]).toEqual([422, FULL]);
    const wanted = {
      reminderText: 'Passport.pdf expires',
      completeByDate: new Date(at(28)),
      earlyReminderDate: null,
    };
    await keepReminderAbout(service.database, personId, 'document/x', wanted, service.clock.now());
    const [last] = (await page(1, '-completeByDate')).items;
    const id = last?.id ?? '';
    await service.call(completeReminder, { params: { id }, body: { id } }, { token });
    expect((await add()).status).toBe(201);
  });

  test('of concurrent reminders, only as many are saved as the limit allows', async () => {
    await fill(497, 0);
    const answers = await Promise.all(Array.from({ length: 10 }, add));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  });

  test('the newest thousand done reminders stay', async () => {
    await fill(0, 1_003);
    await add();
    const query = { Completed: 'true' } as const;
    const done = itemsOf((await service.call(reminders, { query }, { token })).value);
    expect(done).toHaveLength(1_000);
    expect(done[0]?.reminderText).toBe('Reminder 3');
  });
});

test('a column that nothing is sorted by is refused', async () => {
  const { token } = await signedIn(service);
  const query = { PageNumber: 1, Sort: 'personId' };
  expect((await service.call(reminders, { query }, { token })).status).toBe(422);
});

test('an automatic reminder exists once, reopens when its time changes, and is deleted with its subject', async () => {
  const { token, id } = await signedIn(service);
  const { database } = service;
  const now = service.clock.now();
  const about = 'document/01935000-0000-7000-8000-0123456789ab';
  const wanted = (day: number) => ({
    reminderText: 'Passport.pdf expires',
    completeByDate: new Date(at(day)),
    earlyReminderDate: null,
  });
  const list = async () => itemsOf((await service.call(reminders, { query: {} }, { token })).value);
  await keepReminderAbout(database, id, about, wanted(28), now);
  await keepReminderAbout(database, id, about, wanted(28), now);
  const [made, ...more] = await list();
  expect([made?.about, more]).toEqual([about, []]);
  const done = { params: { id: made?.id ?? '' }, body: { id: made?.id ?? '' } };
  await service.call(completeReminder, done, { token });
  await keepReminderAbout(database, id, about, { ...wanted(28), reminderText: 'Pass.pdf expires' }, now);
  expect(await list()).toMatchObject([{ reminderText: 'Pass.pdf expires', completed: true }]);
  await keepReminderAbout(database, id, about, wanted(29), now);
  expect(await list()).toMatchObject([{ id: made?.id, completed: false }]);
  await dropRemindersAbout(database, id, [about]);
  expect(await list()).toEqual([]);
});
