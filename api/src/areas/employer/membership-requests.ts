import { calls } from '@phila/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Context, implement, type Implementation } from '../../core/calls/implement.ts';
import { notFound } from '../../core/http/refusal.ts';
import { audit, originOf } from '../../core/people/authentication-events.ts';
import { acceptMembership, refuseMembership } from '../../core/accounts/membership.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { membershipAsks, profiles } from '../../core/accounts/tables.ts';
import { employerRecords } from './tables.ts';

const { employer } = calls;

const listRequests = async ({ database, person }: Context<'person'>) => {
  const rows = await database
    .select({
      osNo: organisations.osNo,
      osName: organisations.osName,
      askedAt: membershipAsks.askedAt,
    })
    .from(membershipAsks)
    .innerJoin(organisations, eq(organisations.osNo, membershipAsks.osNo))
    .where(
      and(
        eq(membershipAsks.accountId, person.id),
        isNull(membershipAsks.refusedAt),
        isNull(organisations.deletedAt),
      ),
    )
    .orderBy(desc(membershipAsks.askedAt), desc(membershipAsks.osNo));
  return rows.map(({ askedAt, ...row }) => ({ ...row, askedAt: askedAt.toISOString() }));
};

/** Accepts, taking the person's name from the profile in use. */
const accept = (context: Context<'person'>, osNo: number): Promise<{ osNo: number }> => {
  const { clock, database, person } = context;
  return database.transaction(async (tx) => {
    const [name] = await tx
      .select({ firstName: profiles.firstName, lastName: profiles.lastName })
      .from(profiles)
      .where(
        and(eq(profiles.accountId, person.id), sql`${profiles.osNo} is not distinct from ${person.osNo}`),
      );
    if (name === undefined) throw notFound();
    if (!(await acceptMembership(tx, clock.now(), { accountId: person.id, osNo, ...name }))) throw notFound();
    await audit(tx, clock, originOf(context), 'membership accepted', {
      accountId: person.id,
      sessionId: person.sessionId,
    });
    return { osNo };
  });
};

/** Refuses, and deletes the organisation's record of the person. */
const refuse = (context: Context<'person'>, osNo: number): Promise<true> => {
  const { clock, database, person } = context;
  return database.transaction(async (tx) => {
    if (!(await refuseMembership(tx, clock.now(), person.id, osNo))) throw notFound();
    await tx
      .delete(employerRecords)
      .where(and(eq(employerRecords.accountId, person.id), eq(employerRecords.osNo, osNo)));
    await audit(tx, clock, originOf(context), 'membership refused', {
      accountId: person.id,
      sessionId: person.sessionId,
    });
    return true as const;
  });
};

export const membershipAnswers: Implementation[] = [
  implement(employer.membershipRequests, (_input, context) => listRequests(context)),
  implement(employer.acceptMembership, ({ body }, context) => accept(context, body.osNo)),
  implement(employer.refuseMembership, ({ body }, context) => refuse(context, body.osNo)),
];
