import { LOOPBACK_ORIGIN, calls } from '@phila/contract';
import { area } from '../core/area.ts';
import { implement } from '../core/calls/implement.ts';
import type { Implementation } from '../core/calls/implement.ts';
import type { Database } from '../core/database/open.ts';
import { readLiveSession } from '../core/people/live-sessions.ts';
import { notFound } from '../core/http/refusal.ts';
import { remotesReached } from '../core/access/rights.ts';
import type { Clock } from '../core/clock.ts';
import type { Services } from '../core/services.ts';
import { DAY } from '../core/durations.ts';
import { signedCookie } from '../core/http/signed-cookie.ts';

/** A remote with the origin on the developer's machine that serves it. */
export interface Override {
  name: string;
  address: string;
}

const cookie = signedCookie({
  name: 'phila-remote',
  type: 'remote-override+jwt',
  sameSite: 'Strict',
  lifetime: DAY,
  isKept: false,
});

/** Tells if the session is active and its account may still override this remote. */
const mayOverride = async (
  database: Database,
  clock: Clock,
  sessionId: string,
  name: string,
): Promise<boolean> => {
  const session = await readLiveSession(database, clock.now(), sessionId);
  if (session === null) return false;
  const reached = remotesReached(session, 'site.remotes.write');
  return reached === 'everywhere' || reached.has(name);
};

/**
 * The override of this browser. It widens the page's policy, so it must be signed at an administrator's request, in a
 * session that is still active, and point only to the browser's own machine.
 */
export const overrideOf = async (
  cookies: string | undefined,
  services: Pick<Services, 'configuration' | 'clock' | 'database'>,
): Promise<Override | null> => {
  const claims = await cookie.read(cookies, services);
  if (claims === null) return null;
  const { sub, address, sid } = claims;
  if (typeof sub !== 'string' || typeof address !== 'string' || !LOOPBACK_ORIGIN.test(address)) return null;
  if (typeof sid !== 'string') return null;
  try {
    const { database, clock } = services;
    return (await mayOverride(database, clock, sid, sub)) ? { name: sub, address } : null;
  } catch {
    // The page is made without it while the database does not answer.
    return null;
  }
};

const answers: Implementation[] = [
  implement(calls.developer.overrideRemote, async ({ body: { name, address } }, context) => {
    const { person, setCookie, reachedRemotes } = context;
    if (reachedRemotes([name]).length === 0) throw notFound();
    setCookie(await cookie.write(name, { address, sid: person.sessionId }, context));
    return true as const;
  }),
  implement(calls.developer.endOverride, (_input, { configuration, setCookie }) => {
    setCookie(cookie.clear(configuration));
    return true as const;
  }),
];

export const developerArea = area({ name: 'developer', answers });
