import { vehicleEntry, type VehicleResult } from '@phila/finance/vehicle';
import * as z from 'zod/mini';
import { calculatorCalls } from './calculator-calls.ts';
import { loanResultFields } from './loan-result.ts';

const result: z.ZodMiniType<VehicleResult, VehicleResult> = z.object(loanResultFields);

export const vehicle = calculatorCalls(
  '/Wealth/vehicle-calculator',
  'the vehicle finance calculator',
  null,
  vehicleEntry,
  result,
);
