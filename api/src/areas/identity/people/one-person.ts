import { builtInRole, legal, type LookedAtPerson } from '@phila/contract';
import { asc, desc, eq } from 'drizzle-orm';
import { readConsents } from '../../consents/public.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { type Account, accountById } from '../../../core/accounts/accounts.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import { accountRoles, roles } from '../../../core/access/role-tables.ts';
import { profiles } from '../../../core/accounts/tables.ts';
import type { Services } from '../../../core/services.ts';
import { livingSessions } from '../sessions.ts';
import { askedNext } from './asked-next.ts';
import { askableFacts } from './facts.ts';
import { shownPeople } from './find-people.ts';

/** @throws Refusal 404 */
export const theAccount = async (database: Database, id: string): Promise<Account> => {
  const account = await accountById(database, id);
  if (account === null) throw notFound();
  return account;
};

const profilesOf = (database: Database, id: string) =>
  database
    .select({
      osNo: profiles.osNo,
      osName: organisations.osName,
      confirmedAt: profiles.membershipConfirmedAt,
      createdAt: profiles.createdAt,
    })
    .from(profiles)
    .leftJoin(organisations, eq(organisations.osNo, profiles.osNo))
    .where(eq(profiles.accountId, id))
    .orderBy(desc(profiles.lastUsedAt));

const rolesOf = (database: Database, id: string) =>
  database
    .select({ id: accountRoles.id, role: roles, osName: organisations.osName, remotes: accountRoles.remotes })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.id, accountRoles.roleId))
    .leftJoin(organisations, eq(organisations.osNo, accountRoles.osNo))
    .where(eq(accountRoles.accountId, id))
    .orderBy(asc(accountRoles.grantedAt));

const agreedTo = (version: string | null, at: Date | null, inForce: string) =>
  version === null || at === null ? null : { version, at: at.toISOString(), isInForce: version === inForce };

/** @throws Refusal 404 */
export const lookAtPerson = async (services: Services, id: string): Promise<LookedAtPerson> => {
  const { database } = services;
  const account = await theAccount(database, id);
  const [person] = await shownPeople(database, [account]);
  if (person === undefined) throw notFound();
  const consents = await readConsents(database, id);
  return {
    ...person,
    createdAt: account.createdAt.toISOString(),
    importedAt: account.importedAt?.toISOString() ?? null,
    hasPassword: account.passwordHash !== null,
    disabledBecause: account.disabledBecause,
    profiles: (await profilesOf(database, id)).map(({ confirmedAt, createdAt, ...profile }) => ({
      ...profile,
      confirmedAt: confirmedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
    roles: (await rolesOf(database, id)).map(({ role, ...given }) => ({
      ...given,
      name: role.builtIn === null ? (role.name ?? '') : builtInRole(role.builtIn).name,
    })),
    sessions: (await livingSessions(services, id)).map((session) => ({
      id: session.id,
      userAgent: session.userAgent,
      network: session.network,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
    })),
    consents: { marketing: consents.marketing.granted, analytics: consents.analytics.granted },
    agreed: {
      terms: agreedTo(account.termsVersion, account.termsAcceptedAt, legal.terms.version),
      privacy: agreedTo(account.privacyVersion, account.privacyAcceptedAt, legal.privacy.version),
    },
    asked: await askedNext(services, account),
    facts: await askableFacts(database, id),
  };
};
