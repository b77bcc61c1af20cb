import { fileURLToPath } from 'node:url';
import { readTable } from '../../core/csv/read-table.ts';
import { MAX_EMPLOYEES_AT_ONCE } from '@phila/contract';
import { readEmployees } from './import/read-employees.ts';
import { saveEmployees } from './import/save-employees.ts';
import { employerSections } from './parts.ts';
import { eq } from 'drizzle-orm';
import { confirmMemberships } from '../../core/people/membership.ts';
import { membershipAsks } from '../../core/people/tables.ts';
import type { Demo } from '../../core/area.ts';
import { addDemoInvitations, demoOrganisation, secondDemoOrganisation } from '../organisation/public.ts';

/** The sample files in the guide for operators, beside both `src` and `dist`. */
const FOLDER = new URL('../../../demo/', import.meta.url);

/** Has the people of the demo say that they belong to their employer. */
const acceptAll = async ({ database, clock }: Demo['services'], osNo: number): Promise<void> => {
  const asked = await database
    .select({
      accountId: membershipAsks.accountId,
      firstName: membershipAsks.firstName,
      lastName: membershipAsks.lastName,
    })
    .from(membershipAsks)
    .where(eq(membershipAsks.osNo, osNo));
  await confirmMemberships(database, clock.now(), osNo, asked);
};

/**
 * Supplies what the demo organisations have on record about their employees, the way an operator does, and invites a few
 * more people of the first.
 */
export const demo = async ({ services, people }: Demo): Promise<void> => {
  const files = [
    [demoOrganisation.osNo, 'umoya-energy.csv'],
    [secondDemoOrganisation.osNo, 'imbali-foods.csv'],
  ] as const;
  const sections = employerSections(services.areas);
  for (const [osNo, file] of files) {
    const { lines } = await readEmployees(
      await readTable(fileURLToPath(new URL(file, FOLDER)), MAX_EMPLOYEES_AT_ONCE),
      sections,
    );
    await saveEmployees(
      services,
      services.database,
      osNo,
      lines.map(({ employee }) => employee),
    );
    await acceptAll(services, osNo);
  }
  const accountId = people.get('orgadmin');
  if (accountId !== undefined) await addDemoInvitations(services, { osNo: demoOrganisation.osNo, accountId });
};
