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

/** A year with its version: 0 as shipped, raised by each save. */
type VersionedTaxYear = TaxYear & { version: number };

/**
 * All tax years with tables, oldest first: shipped ones, with an administrator's changes and additions. Read on each
 * call, so that all servers agree.
 */
const versionedTaxYears = async ({
  database,
  log,
}: Pick<Services, 'database' | 'log'>): Promise<VersionedTaxYear[]> => {
  const rows = await database
    .select({ id: taxYears.id, figures: taxYears.figures, version: taxYears.version })
    .from(taxYears);
  const known = new Map(shippedTaxYears.map((year) => [year.id, { ...year, version: 0 }]));
  for (const { id, figures, version } of rows) {
    // Skips a row of an older release that lacks a field now required, rather than failing every calculation.
    const { data } = taxYearSchema.safeParse(figures);
    if (data === undefined) log.info('tax year left out', { id });
    // Counts the version of a skipped row too, because the next save replaces it.
    const year = data ?? known.get(id);
    if (year !== undefined) known.set(id, { ...year, version });
  }
  return [...known.values()].toSorted((a, b) => a.id - b.id);
};

/** All tax years without versions, as calculations need them. */
export const knownTaxYears = async (services: Pick<Services, 'database' | 'log'>): Promise<TaxYear[]> =>
  (await versionedTaxYears(services)).map(({ version: _version, ...year }) => year);

const OTHER_YEAR = 'This is not the year in the address';
const STALE = 'Somebody else published this year in the meantime';

export const implementations: Implementation[] = [
  implement(wealth.taxYears, (_input, services) => versionedTaxYears(services)),
  implement(wealth.payslipCalculator, async (_input, services) => {
    const known = await knownTaxYears(services);
    const current = taxYearOn(dayInSouthAfrica(services.clock.now()), known);
    return { currentTaxYearId: current?.id ?? null, taxYears: known };
  }),
  implement(wealth.saveTaxYear, async ({ params, body }, { database, clock, log, person, recordChange }) => {
    if (body.id !== params.id) throw new Refusal(422, OTHER_YEAR, [{ path: 'id', message: OTHER_YEAR }]);
    const { version: asRead, ...figures } = body;
    const [before] = await database.select().from(taxYears).where(eq(taxYears.id, body.id)).for('update');
    const version = before?.version ?? 0;
    const row = { figures, version: version + 1, changedAt: clock.now(), changedBy: person.id };
    const isStale = asRead !== undefined && asRead !== version;
    const saved = isStale
      ? []
      : await database
          .insert(taxYears)
          .values({ id: body.id, ...row })
          // A row inserted in the meantime has another version, as nothing was locked.
          .onConflictDoUpdate({ target: taxYears.id, set: row, setWhere: eq(taxYears.version, version) })
          .returning({ version: taxYears.version });
    if (saved.length === 0) {
      const current = (await versionedTaxYears({ database, log })).find(({ id }) => id === body.id);
      throw new Refusal(409, STALE, undefined, { value: current });
    }
    recordChange({ rowId: body.id, before: before?.figures ?? null, after: figures });
    return { ...figures, version: row.version };
  }),
];
