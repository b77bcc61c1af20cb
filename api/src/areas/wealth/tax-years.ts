import { calls } from '@phila/contract';
import { shippedTaxYears, taxYearOn, taxYearSchema, type TaxYear } from '@phila/finance/tax-years';
import { eq } from 'drizzle-orm';
import { implement } from '../../core/calls/implement.ts';
import type { Implementation } from '../../core/calls/implement.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Services } from '../../core/services.ts';
import { taxYears } from './tables.ts';
import { dayInSouthAfrica } from './today.ts';

const { wealth } = calls;

/**
 * Every tax year that has tables, oldest first: the shipped ones, overridden and extended by an administrator's.
 * Read from the database on each call, so that all servers use the same ones.
 */
export const knownTaxYears = async ({
  database,
  log,
}: Pick<Services, 'database' | 'log'>): Promise<TaxYear[]> => {
  const rows = await database.select({ id: taxYears.id, figures: taxYears.figures }).from(taxYears);
  const known = new Map(shippedTaxYears.map((year) => [year.id, year]));
  for (const { id, figures } of rows) {
    // The row was written by an older release and lacks a field that is required now: skip it instead of failing every calculation.
    const { data } = taxYearSchema.safeParse(figures);
    if (data === undefined) log.info('tax year left out', { id });
    else known.set(id, data);
  }
  return [...known.values()].toSorted((a, b) => a.id - b.id);
};

const OTHER_YEAR = 'This is not the year in the address';

export const implementations: Implementation[] = [
  implement(wealth.taxYears, (_input, services) => knownTaxYears(services)),
  implement(wealth.payslipCalculator, async (_input, services) => {
    const known = await knownTaxYears(services);
    const current = taxYearOn(dayInSouthAfrica(services.clock.now()), known);
    return { currentTaxYearId: current?.id ?? null, taxYears: known };
  }),
  implement(wealth.saveTaxYear, async ({ params, body }, { database, clock, person, recordChange }) => {
    if (body.id !== params.id) throw new Refusal(422, OTHER_YEAR, [{ path: 'id', message: OTHER_YEAR }]);
    const [before] = await database.select().from(taxYears).where(eq(taxYears.id, body.id));
    const row = { figures: body, changedAt: clock.now(), changedBy: person.id };
    await database
      .insert(taxYears)
      .values({ id: body.id, ...row })
      .onConflictDoUpdate({ target: taxYears.id, set: row });
    recordChange({ rowId: body.id, before: before?.figures ?? null, after: body });
    return body;
  }),
];
