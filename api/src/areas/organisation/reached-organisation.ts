import type { May } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../core/calls/implement.ts';
import { notFound } from '../../core/http/refusal.ts';
import { organisations } from '../../core/people/organisations.ts';

export interface ReachedOrganisation {
  osNo: number;
  osName: string;
}

/** The organisation of a call's path. @throws Refusal 404 for one that there is not, and for one that is not reached */
export const reachedOrganisation = async (
  { database, within }: Pick<Context<May>, 'database' | 'within'>,
  guid: string,
): Promise<ReachedOrganisation> => {
  const [found] = await database
    .select({ osNo: organisations.osNo, osName: organisations.osName })
    .from(organisations)
    .where(and(eq(organisations.guid, guid.toLowerCase()), within(organisations.osNo)));
  if (found === undefined) throw notFound();
  return found;
};
