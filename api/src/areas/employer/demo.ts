import { fileURLToPath } from 'node:url';
import { readTable } from '../../core/csv/read-table.ts';
import { MAX_FILE_LINES } from '@phila/contract';
import { readEmployees } from './import/read-employees.ts';
import { saveEmployees } from './import/save-employees.ts';
import { employerSections } from './parts.ts';
import { eq } from 'drizzle-orm';
import { confirmMemberships } from '../../core/accounts/membership.ts';
import { membershipAsks } from '../../core/accounts/tables.ts';
import type { Demo } from '../../core/area.ts';
import { addDemoInvitations, demoOrganisation, secondDemoOrganisation } from '../organisation/public.ts';

/** Sample files of the operators' guide. The path is the same from `src` and from `dist`. */
const FOLDER = new URL('../../../demo/', import.meta.url);

/** Accepts the employer's requests for all demo people. */
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

/** Imports the demo organisations' employees as an operator does, and invites a few more people of the first. */
export const demo = async ({ services, people }: Demo): Promise<void> => {
  const files = [
    [demoOrganisation.osNo, 'umoya-energy.csv'],
    [secondDemoOrganisation.osNo, 'imbali-foods.csv'],
  ] as const;
  const sections = employerSections(services.areas);
  for (const [osNo, file] of files) {
    const { lines } = await readEmployees(
      await readTable(fileURLToPath(new URL(file, FOLDER)), MAX_FILE_LINES),
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
