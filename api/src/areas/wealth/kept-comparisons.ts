import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { storedEntry, storeEntry } from './entry-rows.ts';

const { keptMedicalAid, keptInsurance } = calls.plans;

/** The two calls of a plan comparison, saved in `wealth_entries` like a calculator's entry. */
const kept = (
  { read, save }: typeof keptMedicalAid | typeof keptInsurance,
  calculator: string,
): Implementation[] => [
  implement(read, async (_input, { database, person }) => {
    const stored = await storedEntry(database, person.id, calculator);
    // Treats an entry that a newer rule rejects as absent, like the calculators do.
    return read.value.safeParse(stored).data ?? null;
  }),
  implement(save, async ({ body: entry }, { database, person, clock }) => {
    await storeEntry(database, { personId: person.id, calculator }, { entry, savedAt: clock.now() });
    return entry;
  }),
];

export const implementations: Implementation[] = [
  ...kept(keptMedicalAid, 'compareMedicalAid'),
  ...kept(keptInsurance, 'compareInsurance'),
];
