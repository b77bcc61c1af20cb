import { area } from '../../core/area.ts';
import { demo } from './demo.ts';
import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../../core/http/implement.ts';
import type { Implementation } from '../../core/http/implement.ts';
import { notFound } from '../../core/http/refusal.ts';
import { organisations } from '../../core/people/organisations.ts';

const answers: Implementation[] = [
  implement(calls.organisation.organisation, async ({ params }, { database }) => {
    const [found] = await database
      .select()
      .from(organisations)
      .where(eq(organisations.guid, params.guid.toLowerCase()));
    if (found === undefined) throw notFound();
    return found;
  }),
];

export const organisationArea = area({ name: 'organisation', answers, demo });
