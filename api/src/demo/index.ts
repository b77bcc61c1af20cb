import { eq, sql } from 'drizzle-orm';
import { addLaterDemoAccounts } from '../areas/identity/public.ts';
import { demoOrganisation } from '../areas/organisation/public.ts';
import { organisations } from '../core/people/organisations.ts';
import { addDemoAudit } from '../core/demo/demo-audit.ts';
import type { CrowdPerson, WholeService } from '../core/area.ts';

/** Any number, the same in every server of ours. */
const DEMO_LOCK = 728_190_433;

/**
 * Makes the demo data of each area at the first start, all of it or nothing; what people changed or deleted later stays
 * so. A site that was made before there were as many demo accounts is given those that it lacks.
 */
export const seedDemo = async (services: WholeService): Promise<void> => {
  await services.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const made = await tx.$count(organisations, eq(organisations.guid, demoOrganisation.guid));
    if (made > 0) return addLaterDemoAccounts({ ...services, database: tx });
    const people = new Map<string, string>();
    const crowd: CrowdPerson[] = [];
    const whole = { services: { ...services, database: tx }, people, crowd };
    for (const { demo } of services.areas) await demo?.(whole);
    await addDemoAudit(whole);
  });
};
