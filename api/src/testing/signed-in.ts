import type { BuiltInRoleKey } from '@phila/contract';
import { makePerson } from './identity/person.ts';
import type { TestPerson } from './identity/person.ts';
import { confirmedUntil } from '../core/step-up/session-confirmation.ts';
import { sessions } from '../core/accounts/tables.ts';
import { uuidv7 } from '../core/database/uuid-v7.ts';
import type { TestService } from './service.ts';
import { DAY } from '../core/durations.ts';

export interface SignedIn extends TestPerson {
  token: string;
  sessionId: string;
}

const MONTH = 30 * DAY;

/**
 * A person with an active session and access token, without the time that a password takes.
 * @param options.isConfirmed true for a password given just now, `throughout` for tests that let days pass; default:
 * true
 * @param options.lifetime of the session, in milliseconds; default: 30 days
 */
export const signedIn = async (
  service: TestService,
  options: {
    role?: BuiltInRoleKey;
    /** The organisation to limit the role to; default: none. */
    roleAt?: number;
    /** The remotes to limit the role to; default: none. */
    roleOf?: string[];
    email?: string;
    isConfirmed?: boolean | 'throughout';
    /** Enters administration for the whole session; default: true, because every permission needs it. */
    isFactorGiven?: boolean;
    lifetime?: number;
  } = {},
): Promise<SignedIn> => {
  const person = await makePerson(service, { ...options, password: null });
  const now = service.clock.now();
  const sessionId = uuidv7(now);
  const { isConfirmed = true } = options;
  const expiresAt = new Date(now.getTime() + (options.lifetime ?? MONTH));
  await service.database.insert(sessions).values({
    id: sessionId,
    accountId: person.id,
    osNo: null,
    userAgent: 'test',
    network: '127.0.0.0/24',
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    // Days ahead, so that tests can let hours pass.
    ...(options.isFactorGiven === false ? {} : { factorAt: expiresAt, administeredAt: expiresAt }),
    confirmedUntil:
      isConfirmed === 'throughout' ? expiresAt : isConfirmed ? confirmedUntil(service.clock) : null,
  });
  const token = await service.services.tokens.signAccessToken({
    id: person.id,
    sessionId,
    osNo: null,
    generation: 0,
    isAdministrator: options.role === 'administrator',
  });
  return { ...person, token, sessionId };
};

/** Signs a new access token of the same session, for a test that let the first one run out. */
export const renewedToken = async (
  { services }: TestService,
  { id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>,
): Promise<{ token: string }> => ({
  token: await services.tokens.signAccessToken({
    id,
    sessionId,
    osNo: null,
    generation: 0,
    isAdministrator: false,
  }),
});
