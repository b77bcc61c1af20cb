import { calls, type OwnableCalculator, ownableCalculators } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import type { Database } from '../../core/database/open.ts';
import { notFound } from '../../core/http/refusal.ts';
import { wealthEntries } from './tables.ts';

const { ownCalculations, saveOwnCalculation } = calls.wealth;

const ownOf = async (database: Database, personId: string): Promise<OwnableCalculator[]> => {
  const rows = await database
    .select({ calculator: wealthEntries.calculator })
    .from(wealthEntries)
    .where(and(eq(wealthEntries.personId, personId), eq(wealthEntries.isOwn, true)));
  const own = new Set(rows.map(({ calculator }) => calculator));
  return ownableCalculators.filter((name) => own.has(name));
};

/** Marks saved calculations as the person's own, as opposed to trials (specification: wealth, "Calculators"). */
export const implementations: Implementation[] = [
  implement(ownCalculations, (_input, { database, person }) => ownOf(database, person.id)),
  implement(saveOwnCalculation, async ({ params, body }, { database, person }) => {
    const changed = await database
      .update(wealthEntries)
      .set({ isOwn: body.isOwn })
      .where(and(eq(wealthEntries.personId, person.id), eq(wealthEntries.calculator, params.calculator)))
      .returning({ calculator: wealthEntries.calculator });
    if (changed.length === 0) throw notFound();
    return ownOf(database, person.id);
  }),
];
