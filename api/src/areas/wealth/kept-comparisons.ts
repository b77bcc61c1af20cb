import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../core/http/implement.ts';
import { storedEntry, storeEntry } from './entry-rows.ts';

const { keptMedicalAid, keptInsurance } = calls.plans;

/** What people keep of one comparison of plans, under its name beside the entries of the calculators. */
const kept = (
  { read, save }: typeof keptMedicalAid | typeof keptInsurance,
  calculator: string,
): Implementation[] => [
  implement(read, async (_input, { database, person }) => {
    const stored = await storedEntry(database, person.id, calculator);
    // Kept before a rule that now refuses it: as with the calculators, it counts as not kept.
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
