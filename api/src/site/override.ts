import { LOOPBACK_ORIGIN, calls } from '@phila/contract';
import { SignJWT, jwtVerify } from 'jose';
import { signingKey } from '../core/secrets/signing-key.ts';
import type { Configuration } from '../core/configuration.ts';
import { area } from '../core/area.ts';
import { implement } from '../core/calls/implement.ts';
import type { Implementation } from '../core/calls/implement.ts';
import type { Person } from '../core/people/person.ts';
import type { Database } from '../core/database/open.ts';
import { readLiveSession } from '../core/people/live-sessions.ts';
import { notFound } from '../core/http/refusal.ts';
import { remotesReached } from '../core/access/rights.ts';
import type { Clock } from '../core/clock.ts';
import type { Services } from '../core/services.ts';
import { DAY } from '../core/durations.ts';
import { cookieOf } from './cookie-of.ts';

const ALGORITHM = 'HS256';
/** Differs from the type of access tokens, so that neither passes for the other. */
const TYPE = 'remote-override+jwt';
const AUDIENCE = 'phila-page';
/** A day in ms. */
const LIFETIME = DAY;

/** A remote with the origin on the developer's machine that serves it. */
export interface Override {
  name: string;
  address: string;
}

type Keyed = Pick<Configuration, 'tokenSecret' | 'dataDir'>;
type Addressed = Pick<Configuration, 'publicUrl'>;

const isHttps = ({ publicUrl }: Addressed): boolean => publicUrl?.startsWith('https:') === true;

/**
 * The cookie's name. Browsers accept `__Host-` only with `Secure` and https, so no other host of the domain can set it.
 * Sites on plain http, such as a developer's own machine, use neither.
 */
const cookieName = (configuration: Addressed): string =>
  isHttps(configuration) ? '__Host-phila-remote' : 'phila-remote';

/** Hidden from scripts, and sent only with the site's own requests. */
const cookieText = (configuration: Addressed, value: string, more = ''): string =>
  `${cookieName(configuration)}=${value}; Path=/; HttpOnly; SameSite=Strict${isHttps(configuration) ? '; Secure' : ''}${more}`;

const sign = async (
  { name, address }: Override,
  { sessionId }: Person,
  configuration: Keyed,
  clock: Clock,
): Promise<string> =>
  new SignJWT({ address, sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(name)
    .setAudience(AUDIENCE)
    .setIssuedAt(clock.now())
    .setExpirationTime(new Date(clock.now().getTime() + LIFETIME))
    .sign(await signingKey(configuration));

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
  cookieHeader: string | undefined,
  { configuration, clock, database }: Pick<Services, 'configuration' | 'clock' | 'database'>,
): Promise<Override | null> => {
  const token = cookieOf(cookieHeader, cookieName(configuration));
  if (token === null) return null;
  try {
    const { payload } = await jwtVerify(token, await signingKey(configuration), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      currentDate: clock.now(),
    });
    const { sub, address, sid } = payload;
    if (typeof sub !== 'string' || typeof address !== 'string' || !LOOPBACK_ORIGIN.test(address)) return null;
    if (typeof sid !== 'string' || !(await mayOverride(database, clock, sid, sub))) return null;
    return { name: sub, address };
  } catch {
    return null;
  }
};

const answers: Implementation[] = [
  implement(calls.developer.overrideRemote, async ({ body }, context) => {
    const { configuration, clock, person, setCookie, reachedRemotes } = context;
    if (reachedRemotes([body.name]).length === 0) throw notFound();
    setCookie(cookieText(configuration, await sign(body, person, configuration, clock)));
    return true as const;
  }),
  implement(calls.developer.endOverride, (_input, { configuration, setCookie }) => {
    setCookie(cookieText(configuration, '', '; Max-Age=0'));
    return true as const;
  }),
];

export const developerArea = area({ name: 'developer', answers });
