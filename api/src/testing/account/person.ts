import { calls, type Tokens } from '@phila/contract';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import type { TestService } from '../service.ts';
import { hashPassword } from '../../areas/account/passwords.ts';
import { accounts, profiles } from '../../core/people/tables.ts';

export interface TestPerson {
  id: string;
  email: string;
  password: string;
}

let count = 0;

/** Puts an account into the database as a finished sign-up leaves it. Default address: one that no other account has. */
export const makePerson = async (
  { database, clock }: TestService,
  options: {
    email?: string;
    mobile?: string;
    /** Whether a code or a link on the mobile was used; default: true. */
    isMobileVerified?: boolean;
    firstName?: string;
    osNo?: number | null;
    role?: 'Administrator' | null;
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
    role: options.role ?? null,
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
  return { id, email, password };
};

/** Signs the person in over HTTP. */
export const signInAs = async (
  service: TestService,
  { email, password }: Pick<TestPerson, 'email' | 'password'>,
  headers: Record<string, string> = {},
): Promise<Tokens> =>
  (await service.call(calls.account.signIn, { body: { userName: email, password } }, { headers })).value;
