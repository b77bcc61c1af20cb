import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import type { Clock } from '../clock.ts';
import { coarseNetwork, keptUserAgent } from './network.ts';
import { authenticationEvents } from '../accounts/tables.ts';

/** Events recorded about accounts. */
export type AuthenticationEvent =
  | 'signed up'
  | 'sign-up repeated'
  | 'sign-up code refused'
  | 'account verified'
  | 'signed in'
  | 'sign-in failed'
  | 'sign-in slowed'
  | 'signed out'
  | 'session ended'
  | 'refresh refused'
  | 'refresh token reused'
  | 'reset asked'
  | 'reset refused'
  | 'password reset'
  | 'password changed'
  | 'password change refused'
  | 'password confirmed'
  | 'password not confirmed'
  | 'signed out everywhere'
  | 'data export asked'
  | 'data export downloaded'
  | 'account deleted'
  | 'account disabled'
  | 'account enabled'
  | 'sign-in change asked'
  | 'sign-in change refused'
  | 'sign-in details changed'
  | 'sign-in change taken back'
  | 'profile chosen'
  | 'invitation accepted'
  | 'membership accepted'
  | 'membership refused'
  | 'role granted'
  | 'role taken away'
  | 'second factor added'
  | 'second factor removed'
  | 'second factor renamed'
  | 'second factor given'
  | 'second factor refused'
  | 'recovery code used'
  | 'recovery codes renewed'
  | 'lost second factor removed'
  | 'second factor link asked'
  | 'second factor link opened'
  | 'viewed by an administrator'
  | 'viewing stopped';

/** The address, browser and id of a request. */
export interface Origin {
  ip: string;
  userAgent: string;
  requestId: string;
}

/** Reads a request's origin. */
export const originOf = ({ ip, userAgent, requestId }: Origin): Origin => ({ ip, userAgent, requestId });

/** The service itself, on starting. */
export const OPERATOR: Origin = { ip: '', userAgent: 'operator', requestId: '' };

/** Records an authentication event: no names, no secrets, networks abbreviated. */
export const audit = async (
  database: Database,
  clock: Clock,
  origin: Origin,
  event: AuthenticationEvent,
  about: { accountId?: string | null; sessionId?: string | null; detail?: string } = {},
): Promise<void> => {
  const now = clock.now();
  await database.insert(authenticationEvents).values({
    id: uuidv7(now),
    at: now,
    event,
    accountId: about.accountId ?? null,
    sessionId: about.sessionId ?? null,
    detail: about.detail ?? null,
    network: coarseNetwork(origin.ip),
    userAgent: keptUserAgent(origin.userAgent),
    requestId: origin.requestId,
  });
};
