import type { May } from '@phila/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../core/calls/implement.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { organisations } from '../../core/accounts/organisations.ts';

export interface ReachedOrganisation {
  osNo: number;
  osName: string;
  isArchived: boolean;
}

/** The organisation in a call's path. @throws Refusal 404 for an unknown one, or one out of reach */
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

/** Finds the organisation for actions that affect people. @throws Refusal 409 for an archived one */
export const openOrganisation = async (
  context: Pick<Context<May>, 'database' | 'within'>,
  guid: string,
): Promise<ReachedOrganisation> => {
  const organisation = await reachedOrganisation(context, guid);
  if (organisation.isArchived)
    throw new Refusal(409, 'This organisation is archived. Restore it before you reach people in its name.');
  return organisation;
};
