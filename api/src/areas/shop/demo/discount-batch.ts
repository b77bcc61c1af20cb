import { discountKey, southAfricanDay } from '@phila/contract';
import type { Demo } from '../../../core/area.ts';
import { DAY } from '../../../core/durations.ts';
import { newCodes } from '../discounts/batch.ts';
import { shopDiscounts } from '../tables.ts';

/** A batch for the readers of a letter: R 50 off R 300, each code once. */
const demoBatch = { prefix: 'MARKET26', codes: 12 };

/** Days of validity, from the start of the demo. */
const LASTS = 90;

/** Adds the batch; the demo's audit tells who made its codes. */
export const addDemoBatch = async (made: Demo): Promise<void> => {
  const { database, clock } = made.services;
  const now = clock.now();
  await database.insert(shopDiscounts).values(
    newCodes(demoBatch.prefix, demoBatch.codes).map((code) => ({
      code,
      codeKey: discountKey(code),
      kind: 'amount' as const,
      value: 5_000,
      minimumSpend: 30_000,
      startDate: southAfricanDay(now),
      endDate: southAfricanDay(new Date(now.getTime() + LASTS * DAY)),
      usageLimit: 1,
      productIds: [],
      isActive: true,
      createdAt: now,
    })),
  );
};
