import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { type Clock, TestClock } from 'pg-boss';
import type { OpenDatabase } from '../database/open.ts';
import { jsonLog } from '../http/log.ts';
import { openTestDatabase } from '../../testing/database.ts';
import type { Job } from './job.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { roundOf, type Task } from './task.ts';
import { MINUTE } from '../durations.ts';

interface JobServices {
  server: string;
}

let opened: OpenDatabase;
let lines: string[] = [];
const log = jsonLog(
  (line) => lines.push(line),
  () => new Date(),
);
let open: Jobs<JobServices>[] = [];
beforeEach(async () => {
  lines = [];
  opened = await openTestDatabase(log);
});
afterEach(async () => {
  await Promise.all(open.map((jobs) => jobs.stop()));
  open = [];
  await opened.close();
});

/** A job engine as a server has it. */
const engine = async (
  server: string,
  {
    jobs = [],
    tasks = [],
    clock,
  }: { jobs?: Job<object, JobServices>[]; tasks?: Task<JobServices>[]; clock?: Clock },
  works = true,
) => {
  const made = await openJobs<JobServices>({
    store: { ...opened.jobs, ...(clock === undefined ? {} : { clock }) },
    database: opened.database,
    log,
    jobs,
    tasks,
    works,
  });
  open.push(made);
  if (works) await made.work({ server });
  return made;
};

/** A job that lets a test wait for its n-th run. */
const counted = (work: (n: number, given: JobServices) => unknown = () => undefined) => {
  const runs = new EventEmitter();
  const begun: { data: object; server: string }[] = [];
  const job: Job<{ n: number }, JobServices> = {
    name: 'counted',
    title: 'Counted',
    retries: { first: 1, longest: 2, times: 2 },
    run: async (data, given) => {
      begun.push({ data, server: given.server });
      runs.emit(String(begun.length));
      await work(begun.length, given);
    },
  };
  return { job, begun, run: (n: number) => once(runs, String(n)) };
};

test('a job queued in a transaction runs at once after the commit, and never after a rollback', async () => {
  const { job, begun, run } = counted();
  const jobs = await engine('one', { jobs: [job] });
  const first = run(1);
  await opened.database.transaction((tx) => jobs.ask(job, { n: 1 }, { within: tx }));
  await first;
  const undone = opened.database.transaction(async (tx) => {
    await jobs.ask(job, { n: 2 }, { within: tx });
    throw new Error('the rest failed');
  });
  await expect(undone).rejects.toThrow('the rest failed');
  const second = run(2);
  await jobs.ask(job, { n: 3 });
  await second;
  expect(begun.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 3 }]);
});

test('a server that only asks does nothing, and one that works does it', async () => {
  const { job, begun, run } = counted();
  const web = await engine('web', { jobs: [job] }, false);
  const first = run(1);
  await web.ask(job, { n: 1 });
  await engine('worker', { jobs: [job] });
  await first;
  expect(begun).toEqual([{ data: { n: 1 }, server: 'worker' }]);
});

test('jobs of a server that died are done by another once it no longer responds', async () => {
  const clock = new TestClock(Date.now());
  const { job, begun, run } = counted();
  const dead = await engine('dead', { jobs: [job], clock }, false);
  await dead.ask(job, { n: 1 });
  await clock.tick(MINUTE);
  expect(await dead.boss.fetch(job.name)).toHaveLength(1);
  const first = run(1);
  await engine('living', { jobs: [job], clock });
  expect(begun).toEqual([]);
  for (let second = 0; second < 120 && begun.length === 0; second += 5) await clock.tick(5_000);
  await first;
  expect(begun).toEqual([{ data: { n: 1 }, server: 'living' }]);
});

test('recurring work runs once a round, on one of three servers, and its failure is kept without its message', async () => {
  const clock = new TestClock(Date.now());
  let rounds = 0;
  const task: Task<JobServices> = {
    name: 'counted round',
    every: MINUTE,
    run: async () => {
      rounds += 1;
    },
  };
  const failing: Task<JobServices> = {
    name: 'failing round',
    every: MINUTE,
    atStart: true,
    run: () => Promise.reject(Object.assign(new TypeError('thandi@example.org'), { code: 'E1' })),
  };
  const servers: Jobs<JobServices>[] = [];
  for (const name of ['a', 'b', 'c']) servers.push(await engine(name, { tasks: [task, failing], clock }));
  const shown = async () => (await servers[0]?.failed.list({ size: 10 })) ?? [];
  // Waits eight minutes: the last of five attempts has run by then.
  let minutes = 0;
  for (; minutes < 12 && (await shown()).length === 0; minutes += 1)
    for (let second = 0; second < 60; second += 5) await clock.tick(5_000);
  // Counts rounds loosely, as a busy machine may start one a minute late; three servers that each ran them would have
  // three times as many.
  expect(rounds).toBeGreaterThanOrEqual(minutes - 1);
  expect(rounds).toBeLessThanOrEqual(minutes + 1);
  const [failed, ...others] = await shown();
  expect(others).toEqual([]);
  expect(failed).toMatchObject({ name: roundOf(failing).name, attempts: 5, reason: 'TypeError E1' });
});

test('the queues and schedules follow what the tasks are', async () => {
  const task: Task<JobServices> = { name: 'changing', every: MINUTE, run: async () => undefined };
  const first = await engine('first', { tasks: [task, { ...task, name: 'going' }] });
  await first.stop();
  const second = await engine('second', { tasks: [{ ...task, every: 5 * MINUTE }] });
  expect(await second.boss.getSchedules()).toEqual([
    expect.objectContaining({ name: 'task/changing', cron: expect.stringMatching(/-59\/5 \* \* \* \*$/) }),
  ]);
  expect((await second.boss.getQueue('task/changing'))?.retryDelayMax).toBe(150);
});

test('nothing of the engine is made by a service: its schema comes with the migrations', async () => {
  await opened.database.execute(sql`drop schema jobs_12 cascade`);
  await expect(engine('one', {}, false)).rejects.toThrow('pg-boss is not installed');
});
