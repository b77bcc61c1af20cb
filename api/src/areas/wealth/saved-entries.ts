import { calls, fieldErrors } from '@phila/contract';
import { calculators, type CalculatorName } from '@phila/finance/calculators';
import type { Figures } from '@phila/finance/figure-tables';
import { calculatePayslip, payslipEntryFor, type PayslipEntry } from '@phila/finance/payslip';
import {
  calculateRetirement,
  retirementEntry,
  retirementRates,
  type RetirementEntry,
} from '@phila/finance/retirement';
import { taxYearOn } from '@phila/finance/tax-years';
import type * as z from 'zod/mini';
import type { Context, Implementation } from '../../core/calls/implement.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Services } from '../../core/services.ts';
import { storedEntry, storeEntry } from './entry-rows.ts';
import { figuresToday } from './figure-tables.ts';
import { knownTaxYears } from './tax-years.ts';
import { dayInSouthAfrica } from './today.ts';

/** Calculators that store a single entry for a person; net wealth stores one a day (`net-wealth.ts`). */
const names = (Object.keys(calculators) as CalculatorName[]).filter((name) => name !== 'netWealth');
type Name = Exclude<CalculatorName, 'netWealth'>;

/** A calculator of any entry type: its input's schema and its function. */
interface Calculator {
  entry: z.ZodMiniType;
  calculate(entry: unknown): object;
}

/** Calculators that use tables of figures that others decide. */
const OF_FIGURES: readonly Name[] = ['mortgage', 'vehicle', 'loan'];

/** The calculator with today's tables and tax years, if it uses any. */
const calculatorOf = async (name: Name, services: Services): Promise<Calculator> => {
  if (OF_FIGURES.includes(name)) {
    const figures = await figuresToday(services);
    const { entry, calculate } = calculators[name];
    return {
      entry,
      calculate: (one) => (calculate as (one: unknown, figures: Figures) => object)(one, figures),
    };
  }
  if (name !== 'payslip' && name !== 'retirement') return calculators[name] as unknown as Calculator;
  const taxYears = await knownTaxYears(services);
  if (name === 'retirement') {
    const year = taxYearOn(dayInSouthAfrica(services.clock.now()), taxYears);
    const rates = retirementRates(await figuresToday(services), year);
    return {
      entry: retirementEntry,
      calculate: (entry) => calculateRetirement(entry as RetirementEntry, rates),
    };
  }
  return {
    entry: payslipEntryFor(taxYears),
    calculate: (entry) => calculatePayslip(entry as PayslipEntry, taxYears),
  };
};

/** Calculates a stored entry; null for one that a newer rule rejects, because it cannot be calculated. */
export const outcomeOf = async (name: Name, stored: unknown, services: Services) => {
  const { entry, calculate } = await calculatorOf(name, services);
  const { data, success } = entry.safeParse(stored);
  if (success) return { entry: data, result: calculate(data) };
  services.log.info('saved entry left out', { calculator: name });
  return null;
};

const read = async (name: Name, context: Context<'person'>) => {
  const stored = await storedEntry(context.database, context.person.id, name);
  return stored === undefined ? null : outcomeOf(name, stored, context);
};

const save = async (name: Name, body: unknown, context: Context<'person'>) => {
  const { wrapper } = calculators[name];
  const sent = wrapper === null ? body : (body as Record<string, unknown>)[wrapper];
  const { entry, calculate } = await calculatorOf(name, context);
  // Checks here, because only the database has the list of tax years.
  const checked = entry.safeParse(sent);
  if (!checked.success) {
    const errors = fieldErrors(checked.error.issues);
    throw new Refusal(422, errors[0]?.message ?? '', errors);
  }
  const result = calculate(checked.data);
  const key = { personId: context.person.id, calculator: name };
  await storeEntry(context.database, key, { entry: checked.data, savedAt: context.clock.now() });
  return { entry: checked.data, result };
};

export const implementations: Implementation[] = names.flatMap((name) => [
  {
    call: calls.wealth[name].read,
    handler: (_input: never, context: Context<'person'>) => read(name, context),
  },
  {
    call: calls.wealth[name].save,
    handler: ({ body }: { body: unknown }, context: Context<'person'>) => save(name, body, context),
  },
]);
