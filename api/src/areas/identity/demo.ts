import { builtInRole, type BuiltInRoleKey, legal } from '@phila/contract';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import type { Demo } from '../../core/area.ts';
import type { Services } from '../../core/services.ts';
import { demoOrganisation } from '../organisation/public.ts';
import { addCrowd } from './demo-crowd.ts';
import { aboutSecret } from './factors/totp.ts';
import { hashPassword } from './passwords.ts';
import { accountFactors } from '../../core/step-up/factor-tables.ts';
import { giveBuiltInRole } from '../../core/access/role-holders.ts';
import { accounts, profiles } from '../../core/accounts/tables.ts';

interface DemoAccount {
  /** The account's label in the list of demo accounts. */
  label: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: BuiltInRoleKey | null;
  /** True for a member of the demo organisation. */
  isEmployee: boolean;
}

/** The secret of the demo accounts' app for codes, in base 32 as typed into an app. */
export const DEMO_SECRET = 'PHILADEMOADMIN22';

/** The demo accounts of specification: service. Never created with demo data off. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    label: 'consumer',
    email: 'consumer@demo.phila.example',
    password: 'Consumer-Demo-1',
    firstName: 'Thandi',
    lastName: 'Mokoena',
    role: null,
    isEmployee: false,
  },
  {
    label: 'employee',
    email: 'employee@demo.phila.example',
    password: 'Employee-Demo-1',
    firstName: 'Sipho',
    lastName: 'Naidoo',
    role: null,
    isEmployee: true,
  },
  {
    label: 'colleague',
    email: 'colleague@demo.phila.example',
    password: 'Colleague-Demo-1',
    firstName: 'Nomsa',
    lastName: 'Khumalo',
    role: null,
    isEmployee: true,
  },
  {
    label: 'admin',
    email: 'admin@demo.phila.example',
    password: 'Admin-Demo-1',
    firstName: 'Lerato',
    lastName: 'Jacobs',
    role: 'administrator',
    isEmployee: false,
  },
  {
    label: 'catalogue',
    email: 'catalogue@demo.phila.example',
    password: 'Catalogue-Demo-1',
    firstName: 'Ayesha',
    lastName: 'Patel',
    role: 'catalogueManager',
    isEmployee: false,
  },
  {
    label: 'orgadmin',
    email: 'orgadmin@demo.phila.example',
    password: 'Orgadmin-Demo-1',
    firstName: 'Johan',
    lastName: 'Botha',
    role: 'organisationAdministrator',
    isEmployee: true,
  },
  {
    label: 'support',
    email: 'support@demo.phila.example',
    password: 'Support-Demo-1',
    firstName: 'Zanele',
    lastName: 'Dube',
    role: 'support',
    isEmployee: false,
  },
  {
    label: 'auditor',
    email: 'auditor@demo.phila.example',
    password: 'Auditor-Demo-1',
    firstName: 'Pieter',
    lastName: 'van Wyk',
    role: 'auditor',
    isEmployee: false,
  },
];

/**
 * Creates missing demo accounts; existing accounts keep their changes.
 * @param osNo the demo organisation, which must exist.
 * @returns the ids of the created accounts, by label.
 */
export const createDemoAccounts = async (
  { database, clock, sealing }: Pick<Services, 'database' | 'clock' | 'sealing'>,
  osNo: number,
): Promise<Map<string, string>> => {
  const people = new Map<string, string>();
  for (const { label, email, password, firstName, lastName, role, isEmployee } of demoAccounts) {
    const passwordHash = await hashPassword(password);
    await database.transaction(async (tx) => {
      const now = clock.now();
      const [account] = await tx
        .insert(accounts)
        .values({
          id: uuidv7(now),
          email,
          passwordHash,
          termsVersion: legal.terms.version,
          termsAcceptedAt: now,
          privacyVersion: legal.privacy.version,
          privacyAcceptedAt: now,
          createdAt: now,
        })
        .onConflictDoNothing({ target: accounts.email })
        .returning({ id: accounts.id });
      if (account === undefined) return;
      await tx.insert(profiles).values({
        id: uuidv7(now),
        accountId: account.id,
        osNo: isEmployee ? osNo : null,
        firstName,
        lastName,
        createdAt: now,
        lastUsedAt: now,
      });
      if (role !== null) {
        await giveBuiltInRole(tx, now, {
          accountId: account.id,
          role,
          osNo: builtInRole(role).isLimited === true ? osNo : null,
        });
        await tx.insert(accountFactors).values({
          id: uuidv7(now),
          accountId: account.id,
          kind: 'app',
          name: 'App for codes',
          sealed: sealing.seal(DEMO_SECRET, aboutSecret(account.id)),
          createdAt: now,
          confirmedAt: now,
        });
      }
      people.set(label, account.id);
    });
  }
  return people;
};

/** Creates the demo accounts. Other areas add their demo data to them. */
export const demo = async (made: Demo): Promise<void> => {
  const { services, people } = made;
  for (const [label, id] of await createDemoAccounts(services, demoOrganisation.osNo)) people.set(label, id);
  if (services.configuration.demoCrowd) await addCrowd(made);
};
