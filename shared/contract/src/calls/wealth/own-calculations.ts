import * as z from 'zod/mini';
import { call } from '../../call.ts';

/** Calculators with a saved entry that can be the person's own pay or debt; other pages use it then. */
export const ownableCalculators = ['payslip', 'mortgage', 'vehicle', 'loan'] as const;
export type OwnableCalculator = (typeof ownableCalculators)[number];

const calculator = z.enum(ownableCalculators);
const own = z.array(calculator);

export const ownCalculations = call({
  method: 'GET',
  path: '/Wealth/own-calculations',
  access: 'person',
  summary:
    'The calculators whose saved entry the person said is their own. What is saved in any other is a trial, and counts nowhere else.',
  value: own,
});

export const saveOwnCalculation = call({
  method: 'PUT',
  path: '/Wealth/own-calculations/{calculator}',
  access: 'person',
  summary:
    'Says that what is saved in a calculator is the person’s own, or that it is a trial. Saving another entry makes it a trial again.',
  params: z.strictObject({ calculator }),
  body: z.strictObject({ isOwn: z.boolean() }),
  value: own,
});
