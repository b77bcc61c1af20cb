import { area } from '../../core/area.ts';
import { calls } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { implement } from '../../core/calls/implement.ts';
import type { Implementation } from '../../core/calls/implement.ts';
import { Refusal } from '../../core/http/refusal.ts';

/** Milliseconds after which a database that does not answer counts as down. */
const PATIENCE = 2_000;

const late = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Refusal(503, 'The database does not answer')), PATIENCE).unref();
  });

const answers: Implementation[] = [
  implement(calls.health.health, async (_input, { database }) => {
    await Promise.race([database.execute(sql`select 1`), late()]);
    return { status: 'ok' as const };
  }),
];

export const healthArea = area({ name: 'health', answers });
