import { dataFaults } from './faults.ts';
import { taxYearFigures } from './tax-year.ts';

/**
 * Schema for a year of assessment added by an administrator; also recomputes implied figures (bases, thresholds,
 * dates), so that a typing error is refused with a message at the figure.
 */
export const taxYearSchema = taxYearFigures.check((context) => {
  for (const fault of dataFaults(context.value)) {
    context.issues.push({ code: 'custom', input: context.value, path: fault.path, message: fault.message });
  }
});
