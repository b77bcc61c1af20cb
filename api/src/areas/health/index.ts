import { calls, SHELL } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { area, type WholeService } from '../../core/area.ts';
import { implement } from '../../core/calls/implement.ts';
import type { Implementation } from '../../core/calls/implement.ts';
import { isSchemaCurrent } from '../../core/database/schema-version.ts';
import { Refusal } from '../../core/http/refusal.ts';

/** Milliseconds without an answer after which the database counts as down. */
const PATIENCE = 2_000;

const OK = { status: 'ok' } as const;

const late = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Refusal(503, 'The database does not answer')), PATIENCE).unref();
  });

const mustBeCurrent = async ({ database, jobs }: WholeService): Promise<void> => {
  const [schema, engine] = await Promise.all([isSchemaCurrent(database), jobs.isCurrent()]);
  if (!schema || !engine)
    throw new Refusal(503, 'The tables of the database are older than this version of the service');
};

/** At the very first start of a site the shell is published only once the service answers. */
const mustHaveShell = async ({ publishesSite, releases }: WholeService): Promise<void> => {
  if (publishesSite && !(await releases.inUse()).live.has(SHELL))
    throw new Refusal(503, 'The site is being published');
};

const answers = (services: WholeService): Implementation[] => [
  implement(calls.health.health, async (_input, { database }) => {
    await Promise.race([database.execute(sql`select 1`), late()]);
    return OK;
  }),
  implement(calls.health.live, () => OK),
  implement(calls.health.ready, async () => {
    if (services.isStopping()) throw new Refusal(503, 'The service was told to stop');
    await Promise.race([mustBeCurrent(services), late()]);
    await mustHaveShell(services);
    return OK;
  }),
];

export const healthArea = area({ name: 'health', answers });
