import { type calls, type ConsentPurpose, consentPurposes, legal, type ValueOf } from '@phila/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { consentChanges } from './tables.ts';

type Consents = ValueOf<typeof calls.consents.consents>;
type Change = typeof consentChanges.$inferSelect;

const MAX_SHOWN = 100;

/** The latest answer for a purpose. */
const latest = async (
  database: Database,
  personId: string,
  purpose: ConsentPurpose,
): Promise<Change | undefined> => {
  const [found] = await database
    .select()
    .from(consentChanges)
    .where(and(eq(consentChanges.personId, personId), eq(consentChanges.purpose, purpose)))
    .orderBy(desc(consentChanges.id))
    .limit(1);
  return found;
};

const asConsent = (change: Change | undefined): Consents[ConsentPurpose] => ({
  granted: change?.granted ?? false,
  textVersion: change?.textVersion ?? null,
  changedAt: change?.at.toISOString() ?? null,
});

/** Reads the person's consents and their history. */
export const readConsents = async (database: Database, personId: string): Promise<Consents> => {
  const history = await database
    .select()
    .from(consentChanges)
    .where(eq(consentChanges.personId, personId))
    .orderBy(desc(consentChanges.id))
    .limit(MAX_SHOWN);
  return {
    textVersion: legal.consents.version,
    marketing: asConsent(await latest(database, personId, 'marketing')),
    analytics: asConsent(await latest(database, personId, 'analytics')),
    history: history.map(({ purpose, granted, textVersion, at }) => ({
      purpose,
      granted,
      textVersion,
      at: at.toISOString(),
    })),
  };
};

/** Tells if the person agreed to the wording in force; silence is no. */
export const hasConsent = async (
  database: Database,
  personId: string,
  purpose: ConsentPurpose,
): Promise<boolean> => {
  const said = await latest(database, personId, purpose);
  return said?.granted === true && said.textVersion === legal.consents.version;
};

/** Lists the people who agreed, by the rule of `hasConsent`. */
export const thoseWhoAgreed = async (
  database: Database,
  personIds: readonly string[],
  purpose: ConsentPurpose,
): Promise<ReadonlySet<string>> => {
  if (personIds.length === 0) return new Set();
  const said = await database
    .selectDistinctOn([consentChanges.personId])
    .from(consentChanges)
    .where(and(inArray(consentChanges.personId, [...personIds]), eq(consentChanges.purpose, purpose)))
    .orderBy(consentChanges.personId, desc(consentChanges.id));
  return new Set(
    said
      .filter(({ granted, textVersion }) => granted && textVersion === legal.consents.version)
      .map(({ personId }) => personId),
  );
};

/** Adds changed choices to the history: repeating a choice about the same text changes nothing. */
export const changeConsents = (
  database: Database,
  personId: string,
  wanted: { readonly [P in ConsentPurpose]?: boolean | undefined },
  now: Date,
): Promise<Consents> =>
  database.transaction(async (tx) => {
    // Changes run one at a time, so that the same choice from two tabs is stored once.
    await tx.execute(sql`select 1 from ${accounts} where ${accounts.id} = ${personId} for update`);
    for (const purpose of consentPurposes) {
      const granted = wanted[purpose];
      if (granted === undefined) continue;
      const before = await latest(tx, personId, purpose);
      const { version: textVersion } = legal.consents;
      if (before?.granted === granted && before.textVersion === textVersion) continue;
      await tx
        .insert(consentChanges)
        .values({ id: uuidv7(now), personId, purpose, granted, textVersion, at: now });
    }
    return readConsents(tx, personId);
  });
