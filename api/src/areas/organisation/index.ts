import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../../core/http/implement.ts';
import type { Implementation } from '../../core/http/implement.ts';
import { notFound } from '../../core/http/refusal.ts';
import { organisations } from './tables.ts';

export const implementations: Implementation[] = [
  implement(calls.organisation.organisation, async ({ params }, { database }) => {
    const [found] = await database
      .select()
      .from(organisations)
      .where(eq(organisations.guid, params.guid.toLowerCase()));
    if (found === undefined) throw notFound();
    return found;
  }),
];
