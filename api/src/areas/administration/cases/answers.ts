import { calls, type CaseHolder, type CaseKind, caseKinds, caseRights } from '@phila/contract';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { holds } from '../../../core/access/rights.ts';
import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import { type CallContext, implement, type Implementation } from '../../../core/calls/implement.ts';
import { DAY } from '../../../core/durations.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { assertFactorConfirmed } from '../../../core/step-up/second-factor.ts';
import { caseHolders } from './tables.ts';

const { administration } = calls;

/** Days after which a case that was taken is free again, open or not. */
const HELD_DAYS = 30;

type Row = typeof caseHolders.$inferSelect;
type PersonContext = CallContext<'person'>;

const shown = async (
  { database, person }: Pick<PersonContext, 'database' | 'person'>,
  rows: readonly Row[],
): Promise<CaseHolder[]> => {
  const names = await namesOfAccounts(
    database,
    rows.map(({ personId }) => personId),
  );
  return rows.map(({ kind, about, personId, takenAt }) => ({
    kind,
    about,
    personId,
    name: names.get(personId)?.trim() || 'No name yet',
    isMine: personId === person.id,
    at: takenAt.toISOString(),
  }));
};

/** @throws Refusal 403 without a right to settle such cases */
const assertMaySettle = async (context: PersonContext, kind: CaseKind): Promise<void> => {
  const { person } = context;
  const { sees, settles } = caseRights[kind];
  if (!holds(person, sees) || !settles.some((permission) => holds(person, permission)))
    throw new Refusal(403, 'You need the right to settle such cases. An administrator can give it to you.');
  await assertFactorConfirmed(context, person);
};

const ofCase = ({ kind, about }: Pick<Row, 'kind' | 'about'>) =>
  and(eq(caseHolders.kind, kind), eq(caseHolders.about, about));

/** Keeps who works on which case of administration, so that two people do not work on one. */
export const caseAnswers: Implementation[] = [
  implement(administration.caseHolders, async (_input, context) => {
    const { database, person } = context;
    const seen = caseKinds.filter((kind) => holds(person, caseRights[kind].sees));
    if (seen.length === 0) return [];
    await assertFactorConfirmed(context, person);
    return shown(context, await database.select().from(caseHolders).where(inArray(caseHolders.kind, seen)));
  }),
  implement(administration.takeCase, async ({ body: { from, ...which } }, context) => {
    await assertMaySettle(context, which.kind);
    const { database, clock, person } = context;
    const takenAt = clock.now();
    await database
      .delete(caseHolders)
      .where(lt(caseHolders.takenAt, new Date(takenAt.getTime() - HELD_DAYS * DAY)));
    const taken = { personId: person.id, takenAt };
    // One statement each: of two people who press at once, one has the case.
    const rows =
      from === null
        ? await database
            .insert(caseHolders)
            .values({ ...which, ...taken })
            .onConflictDoNothing()
            .returning()
        : await database
            .update(caseHolders)
            .set(taken)
            .where(and(ofCase(which), eq(caseHolders.personId, from)))
            .returning();
    const [row] = await shown(context, rows);
    if (row === undefined) throw new Refusal(409, 'Somebody else took or gave back this case just now.');
    return row;
  }),
  implement(administration.giveCaseBack, async ({ body: which }, context) => {
    await assertMaySettle(context, which.kind);
    const { database, person } = context;
    const rows = await database
      .delete(caseHolders)
      .where(and(ofCase(which), eq(caseHolders.personId, person.id)))
      .returning({ kind: caseHolders.kind, about: caseHolders.about });
    const [row] = rows;
    if (row === undefined) throw new Refusal(409, 'You do not have this case.');
    return row;
  }),
];
