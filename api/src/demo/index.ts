import { eq, sql } from 'drizzle-orm';
import { demoOrganisation } from '../areas/organisation/public.ts';
import { organisations } from '../core/accounts/organisations.ts';
import { addDemoAudit } from '../core/demo/demo-audit.ts';
import type { Area, CrowdPerson, Demo, WholeService } from '../core/area.ts';

/** A lock's number, the same on every server. */
const DEMO_LOCK = 728_190_433;

/** Makes each area's demo data once, after the areas that it needs. */
const makeInTurn = async (areas: readonly Area[], whole: Demo): Promise<void> => {
  const made = new Set<Area>();
  const make = async (area: Area): Promise<void> => {
    if (made.has(area)) return;
    made.add(area);
    for (const before of areas.filter(({ name }) => area.demoAfter.includes(name))) await make(before);
    await area.demo?.(whole);
  };
  for (const area of areas) await make(area);
};

/** Makes the demo data at the first start, all or nothing; people's later changes stay. */
export const seedDemo = async (services: WholeService): Promise<void> => {
  await services.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const made = await tx.$count(organisations, eq(organisations.guid, demoOrganisation.guid));
    if (made > 0) return;
    const people = new Map<string, string>();
    const crowd: CrowdPerson[] = [];
    const whole = { services: { ...services, database: tx }, people, crowd };
    await makeInTurn(services.areas, whole);
    await addDemoAudit(whole);
  });
};
