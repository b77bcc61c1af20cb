import { type BuiltInRoleKey, calls, type Tokens } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import type { TestService } from '../service.ts';
import { hashPassword } from '../../areas/identity/passwords.ts';
import { giveBuiltInRole } from '../../core/access/role-holders.ts';
import { accounts, profiles, sessions } from '../../core/accounts/tables.ts';

export interface TestPerson {
  id: string;
  email: string;
  password: string;
}

let count = 0;

/** Inserts an account as a completed sign-up leaves it. Default address: a unique one. */
export const makePerson = async (
  { database, clock }: TestService,
  options: {
    email?: string;
    mobile?: string;
    /** Marks the mobile as proved; default: true. */
    isMobileVerified?: boolean;
    firstName?: string;
    osNo?: number | null;
    role?: BuiltInRoleKey | null;
    /** The organisation to limit the role to; default: none. */
    roleAt?: number;
    /** The remotes to limit the role to; default: none. */
    roleOf?: string[];
    password?: string | null;
  } = {},
): Promise<TestPerson> => {
  count += 1;
  const email = options.email ?? `person${count}@example.org`;
  const password = options.password ?? 'Correct-Horse-7';
  const now = clock.now();
  const id = uuidv7(now);
  await database.insert(accounts).values({
    id,
    email,
    mobile: options.mobile ?? null,
    mobileVerifiedAt: options.mobile === undefined || options.isMobileVerified === false ? null : now,
    passwordHash: options.password === null ? null : await hashPassword(password),
    createdAt: now,
  });
  await database.insert(profiles).values({
    id: uuidv7(now),
    accountId: id,
    osNo: options.osNo ?? null,
    firstName: options.firstName ?? 'Thandi',
    lastName: 'Mokoena',
    createdAt: now,
    lastUsedAt: now,
  });
  if (options.role)
    await giveBuiltInRole(database, now, {
      accountId: id,
      role: options.role,
      osNo: options.roleAt ?? null,
      remotes: options.roleOf ?? null,
    });
  return { id, email, password };
};

/** Confirms the second factor in a session, as calls that need a role require it. */
const factorGivenIn = async (
  { database, clock }: TestService,
  { accessToken }: Pick<Tokens, 'accessToken'>,
): Promise<void> => {
  const { sid } = decodeJwt<{ sid: string }>(accessToken);
  await database
    .update(sessions)
    .set({ factorAt: clock.now(), administeredAt: clock.now() })
    .where(eq(sessions.id, sid));
};

/** Signs the person in over HTTP, with the second factor. */
export const signInAs = async (
  service: TestService,
  { email, password }: Pick<TestPerson, 'email' | 'password'>,
  headers: Record<string, string> = {},
): Promise<Tokens> => {
  const body = { userName: email, password };
  const tokens = (await service.call(calls.account.signIn, { body }, { headers })).value;
  await factorGivenIn(service, tokens);
  return tokens;
};
