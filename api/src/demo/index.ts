import { eq, sql } from 'drizzle-orm';
import { createDemoAccounts, demoAccounts } from '../areas/account/demo.ts';
import { accounts } from '../core/people/tables.ts';
import type { Database } from '../core/database/open.ts';
import { biographicalDetails } from '../areas/details/records.ts';
import { organisations } from '../areas/organisation/tables.ts';
import type { Services } from '../core/services.ts';
import { createDemoAdverts } from './adverts.ts';
import { fillInDocuments } from './documents.ts';
import { employFrom } from './employees.ts';
import { demoPeople } from './people.ts';
import { imbaliLogo, umoyaBackground, umoyaLogo } from './pictures.ts';
import { fillInDashboard } from './reminders.ts';

/** Any number, the same in every server of ours. */
const DEMO_LOCK = 728_190_433;

/** The demo organisation (design: api, "Storage"). */
export const demoOrganisation = {
  osNo: 1,
  guid: '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10',
  osName: 'Umoya Energy',
  logo: umoyaLogo,
  backgroundImage: umoyaBackground,
  primaryColor: '#0B6E4F',
  secondaryColor: '#F2A541',
};

/** A second one, for a person with profiles at two (decision 1266). */
export const secondDemoOrganisation = {
  osNo: 2,
  guid: '2f6d1c84-9b3a-4e57-8a41-6c0d5e7f9b12',
  osName: 'Imbali Foods',
  logo: imbaliLogo,
  backgroundImage: null,
  primaryColor: '#7A2E5D',
  secondaryColor: '#E8B04A',
};

const fillIn = async (
  services: Pick<Services, 'blobs' | 'clock' | 'log'>,
  database: Database,
  now: Date,
): Promise<void> => {
  for (const { label, email } of demoAccounts) {
    const [person] = await database
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.email, email));
    if (person === undefined || (await biographicalDetails.read(database, person.id)) !== null) continue;
    await demoPeople[label]?.(database, person.id, now);
    await fillInDashboard(database, label, person.id, now);
    if (label === 'consumer') await fillInDocuments(services, database, person.id);
  }
};

/**
 * Makes the demo organisations, accounts and employer records at the first start; what people changed or deleted
 * later stays so.
 */
export const seedDemo = async ({
  database,
  clock,
  sealing,
  blobs,
  log,
}: Pick<Services, 'database' | 'clock' | 'sealing' | 'blobs' | 'log'>): Promise<void> => {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const [made] = await tx
      .insert(organisations)
      .values(demoOrganisation)
      .onConflictDoNothing()
      .returning({ osNo: organisations.osNo });
    if (made === undefined) return;
    await createDemoAccounts({ database: tx, clock }, made.osNo);
    await fillIn({ blobs, clock, log }, tx, clock.now());
    await createDemoAdverts(tx, blobs, clock.now());
    await tx.insert(organisations).values(secondDemoOrganisation).onConflictDoNothing();
    await employFrom({ clock, sealing }, tx, made.osNo, 'umoya-energy.csv');
    await employFrom({ clock, sealing }, tx, secondDemoOrganisation.osNo, 'imbali-foods.csv');
  });
};
