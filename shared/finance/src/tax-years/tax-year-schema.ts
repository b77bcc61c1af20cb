import { dataFaults } from './faults.ts';
import { taxYearFigures } from './tax-year.ts';

/**
 * A year of assessment as data. An administrator adds a year by storing an object that passes this schema; it also
 * recomputes what the figures imply (bases, thresholds, dates), so that a slip of the pen is refused with a message at
 * the figure.
 */
export const taxYearSchema = taxYearFigures.check((context) => {
  for (const fault of dataFaults(context.value)) {
    context.issues.push({ code: 'custom', input: context.value, path: fault.path, message: fault.message });
  }
});
