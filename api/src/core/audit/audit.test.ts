import { call, may } from '@phila/contract';
import type { AnyCall } from '@phila/contract';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createApp } from '../../app.ts';
import { area } from '../area.ts';
import { send, sendJson } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { implement } from '../calls/implement.ts';
import { readAudit, tidyAudit } from './audit.ts';
import { auditEntries } from './tables.ts';
import { DAY } from '../durations.ts';

/* Invents a catalogue: administrators change a row's price, and one call does not record its change. */

const YEAR = 365.25 * DAY;
const body = z.strictObject({ price: z.number(), note: z.string() });
const save = call({
  method: 'PUT',
  path: '/Things/{id}',
  access: may('shop.catalogue.write'),
  summary: 'Saves a thing.',
  params: z.strictObject({ id: z.string() }),
  body,
  value: z.literal(true),
});
const remove = call({
  method: 'POST',
  path: '/Things/remove',
  access: may('shop.catalogue.write'),
  summary: 'Removes things.',
  body: z.strictObject({ ids: z.array(z.number()) }),
  value: z.literal(true),
});
const list = call({
  method: 'GET',
  path: '/Things',
  access: may('shop.catalogue.write'),
  summary: 'Lists things.',
  value: z.array(z.number()),
});
const own = call({
  method: 'POST',
  path: '/Things/own',
  access: 'person',
  summary: 'Is anybody’s.',
  value: z.literal(true),
});
const calls: AnyCall[] = [save, remove, list, own];
const implementations = [
  implement(save, async ({ params, body: after }, { database, recordChange }) => {
    await database.execute(sql`insert into test_things (id, price) values (${params.id}, ${after.price})`);
    if (after.note === 'fail') throw new Error('The handler failed half-way');
    recordChange({ rowId: params.id, before: { note: after.note, price: 1 }, after });
    return true as const;
  }),
  implement(remove, () => true as const),
  implement(list, () => []),
  implement(own, () => true as const),
];

let service: TestService;
let administrator: SignedIn;
let url: string;
let close: () => Promise<void>;
beforeAll(async () => {
  service = await startService();
  administrator = await signedIn(service, { role: 'administrator' });
  await service.database.execute(sql`create table test_things (id text not null, price integer not null)`);
  const app = await createApp(
    { ...service.services, areas: [area({ name: 'test', answers: implementations })] },
    calls,
  );
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`;
  close = async () => {
    await app.close();
  };
});
afterAll(async () => {
  await close();
  await service.close();
});

const entriesFor = async (rowId: string) =>
  (await readAudit(service.database, { rowId }, { size: 50 })).entries;

test('an administrator’s change is recorded with who, which row and which fields, without values', async () => {
  const answer = await sendJson(
    `${url}/Things/a`,
    'PUT',
    { price: 4_711, note: 'Thandi' },
    administrator.token,
  );
  expect(answer.status).toBe(200);
  const [entry, ...more] = await entriesFor('a');
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    actorId: administrator.id,
    call: 'PUT /Things/{id}',
    rowIds: ['a'],
    fields: ['price'],
    requestId: answer.headers.get('x-request-id'),
  });
  expect(entry?.beforeHash).toMatch(/^[\w-]{43}$/);
  expect(entry?.afterHash).not.toBe(entry?.beforeHash);
  expect(JSON.stringify(entry)).not.toMatch(/Thandi|4711/);
});

test('a call that says nothing of what it changed is written down with its ids and fields', async () => {
  await sendJson(`${url}/Things/remove`, 'POST', { ids: [71, 72] }, administrator.token);
  expect(await entriesFor('72')).toEqual([
    expect.objectContaining({
      call: 'POST /Things/remove',
      rowIds: ['71', '72'],
      fields: ['ids'],
      afterHash: null,
    }),
  ]);
});

test('a write that fails leaves neither itself nor an entry', async () => {
  const answer = await sendJson(`${url}/Things/b`, 'PUT', { price: 1, note: 'fail' }, administrator.token);
  expect(answer.status).toBe(500);
  expect(await entriesFor('b')).toEqual([]);
  const found = (await service.database.execute(sql`select * from test_things where id = 'b'`)) as {
    rows: object[];
  };
  expect(found.rows).toEqual([]);
});

test('refusals, reads and changes of one’s own data are not recorded as changes', async () => {
  const changes = () => service.database.$count(auditEntries, eq(auditEntries.event, 'change'));
  const before = await changes();
  const person = await signedIn(service);
  await sendJson(`${url}/Things/c`, 'PUT', { price: 1, note: '' }, person.token);
  await sendJson(`${url}/Things/c`, 'PUT', { price: 'x', note: '' }, administrator.token);
  await send(`${url}/Things`, { token: administrator.token });
  await send(`${url}/Things/own`, { method: 'POST', token: administrator.token });
  expect(await changes()).toBe(before);
});

describe('the database itself', () => {
  const add = async (at: Date): Promise<string> => {
    const id = uuidv7(at);
    await service.database.insert(auditEntries).values({
      id,
      at,
      actorId: administrator.id,
      call: 'PUT /Old/{id}',
      rowIds: ['old'],
      fields: [],
      requestId: '',
    });
    return id;
  };
  const cause = async (work: PromiseLike<unknown>): Promise<string> => {
    try {
      await work;
      return 'done';
    } catch (error) {
      return String((error as Error).cause);
    }
  };

  test('refuses to change an entry, to delete a young one, and to empty the table', async () => {
    const id = await add(service.clock.now());
    const refused = expect.stringContaining('The audit can only be added to') as string;
    const { database } = service;
    expect(
      await cause(database.update(auditEntries).set({ call: '' }).where(eq(auditEntries.id, id))),
    ).toEqual(refused);
    expect(await cause(database.delete(auditEntries).where(eq(auditEntries.id, id)))).toEqual(refused);
    expect(await cause(database.execute(sql`truncate audit_entries`))).toEqual(refused);
  });

  test('lets an entry go that the law asks for no longer', async () => {
    const old = await add(new Date(service.clock.now().getTime() - 7 * YEAR - 3 * DAY));
    const young = await add(new Date(service.clock.now().getTime() - 7 * YEAR + 10 * DAY));
    await tidyAudit(service.services);
    const left = (await service.database.select().from(auditEntries)).map(({ id }) => id);
    expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
  });
});

test('it is read page by page, the latest first, by actor, call, row and time', async () => {
  const actorId = '0199a1f0-0000-7000-8000-00000000abcd';
  const start = service.clock.now().getTime();
  const rows = Array.from({ length: 45 }, (_, i) => {
    const at = new Date(start + i * 1_000);
    return {
      id: uuidv7(at),
      at,
      actorId,
      call: i % 3 === 0 ? 'POST /A' : 'PUT /B/{id}',
      rowIds: [`row-${i}`],
      fields: ['price'],
      requestId: '',
    };
  });
  await service.database.insert(auditEntries).values(rows);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page = await readAudit(service.database, { actorId }, { size: 20, after });
    seen.push(...page.entries.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  expect(seen).toEqual(rows.map(({ id }) => id).toReversed());
  const some = await readAudit(
    service.database,
    { actorId, call: 'POST /A', from: new Date(start + 10_000), until: new Date(start + 30_000) },
    { size: 200 },
  );
  expect(some.entries.map(({ rowIds: [row] }) => row)).toEqual([
    'row-27',
    'row-24',
    'row-21',
    'row-18',
    'row-15',
    'row-12',
  ]);
  expect((await readAudit(service.database, { actorId, rowId: 'row-7' }, { size: 20 })).entries).toHaveLength(
    1,
  );
});
