import { calls } from '@phila/contract';
import type { WholeService } from '../../core/area.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { assertStepUpForMany } from '../../core/step-up/second-factor.ts';
import { Refusal } from '../../core/http/refusal.ts';

const { administration } = calls;

/** The most failed jobs shown: people read the list, and shorten it by acting. */
export const MAX_FAILED = 200;
export const GONE = 'This was tried again or forgotten already';

export const jobAnswers = ({ jobs }: WholeService): Implementation[] => {
  const titles = new Map(jobs.kinds.map(({ name, title }) => [name, title]));
  return [
    implement(administration.jobs, async () => {
      const loads = new Map((await jobs.load()).map((load) => [load.name, load]));
      return Promise.all(
        jobs.kinds.map(async ({ name, title, retries }) => {
          const { count, nextAt } = await jobs.triedAgain(name);
          const load = loads.get(name);
          return {
            name,
            title,
            isRecurring: name.startsWith('task/'),
            // The engine's own count may be a minute old.
            waiting: Math.max(load?.waiting ?? 0, count),
            underWay: load?.underWay ?? 0,
            triedAgain: count,
            nextAttemptAt: nextAt?.toISOString() ?? null,
            attempts: retries.times + 1,
          };
        }),
      );
    }),
    implement(administration.failedJobs, async () =>
      (await jobs.failed.list({ size: MAX_FAILED })).map(
        ({ id, name, attempts, reason, askedAt, failedAt }) => ({
          id,
          name,
          attempts,
          reason,
          title: titles.get(name) ?? name,
          askedAt: askedAt.toISOString(),
          failedAt: failedAt.toISOString(),
        }),
      ),
    ),
    implement(administration.jobsAgain, async ({ body: { ids } }, context) => {
      await assertStepUpForMany(context, ids.length);
      const { database } = context;
      const done = await jobs.failed.again(ids, database);
      if (done === 0) throw new Refusal(409, GONE);
      return { done };
    }),
    implement(administration.forgetJobs, async ({ body: { ids } }, context) => {
      await assertStepUpForMany(context, ids.length);
      const { database } = context;
      const there = new Set((await jobs.failed.list({ size: MAX_FAILED }, database)).map(({ id }) => id));
      const some = ids.filter((id) => there.has(id));
      if (some.length === 0) throw new Refusal(409, GONE);
      await jobs.failed.forget(some, database);
      return { done: some.length };
    }),
  ];
};
