import type { May } from '@phila/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../core/calls/implement.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { organisations } from '../../core/people/organisations.ts';

export interface ReachedOrganisation {
  osNo: number;
  osName: string;
  isArchived: boolean;
}

/** The organisation of a call's path. @throws Refusal 404 for one that there is not, and for one that is not reached */
export const reachedOrganisation = async (
  { database, within }: Pick<Context<May>, 'database' | 'within'>,
  guid: string,
): Promise<ReachedOrganisation> => {
  const [found] = await database
    .select({
      osNo: organisations.osNo,
      osName: organisations.osName,
      isArchived: sql<boolean>`${organisations.deletedAt} is not null`,
    })
    .from(organisations)
    .where(and(eq(organisations.guid, guid.toLowerCase()), within(organisations.osNo)));
  if (found === undefined) throw notFound();
  return found;
};

/** The same for what reaches people. @throws Refusal 409 for one that is archived */
export const openOrganisation = async (
  context: Pick<Context<May>, 'database' | 'within'>,
  guid: string,
): Promise<ReachedOrganisation> => {
  const organisation = await reachedOrganisation(context, guid);
  if (organisation.isArchived)
    throw new Refusal(409, 'This organisation is archived. Restore it before you reach people in its name.');
  return organisation;
};
