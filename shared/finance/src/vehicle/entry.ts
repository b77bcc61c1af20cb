import * as z from 'zod/mini';

import { lateOnceOff, onceOffWithin, repaymentFields } from '../amortisation/entry.ts';
import { amount, percentage, positiveAmount, whole } from '../entry/fields.ts';
import { centsOf } from '../money/cents.ts';
import { balloonOf } from './balloon.ts';

/** Entry of the vehicle calculator (docs/calculators/vehicle.md). Rand and percent. */
export const vehicleEntry = z
  .strictObject({
    /** Including extras. */
    purchasePrice: positiveAmount(),
    deposit: z.optional(amount()),
    tradeIn: z.optional(amount()),
    /** 12 to 72 months. */
    termMonths: whole(12, 72, 'month'),
    /** Percent of the purchase price. */
    balloonPercentage: z.optional(percentage()),
    ...repaymentFields,
  })
  .check(
    z.refine(
      ({ deposit = 0, tradeIn = 0, purchasePrice }) =>
        centsOf(deposit) + centsOf(tradeIn) < centsOf(purchasePrice),
      {
        path: ['deposit'],
        error: 'Deposit and trade-in together must be less than the purchase price',
      },
    ),
    z.refine(
      (entry) => {
        const owed = centsOf(entry.purchasePrice) - centsOf(entry.deposit ?? 0) - centsOf(entry.tradeIn ?? 0);
        return owed <= 0 || centsOf(balloonOf(entry)) <= owed;
      },
      { path: ['balloonPercentage'], error: 'The balloon is more than what is financed' },
    ),
    z.refine((entry) => onceOffWithin(entry, entry.termMonths), lateOnceOff),
  );

export type VehicleEntry = z.infer<typeof vehicleEntry>;
