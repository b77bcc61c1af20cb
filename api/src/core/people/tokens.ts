import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open.ts';
import type { Clock } from '../clock.ts';
import type { Person } from './person.ts';
import { createLiveSessions } from './live-sessions.ts';
import { isAdministrator } from './rights.ts';
import { signingKey } from './signing-key.ts';
import { isGuid } from '../database/is-guid.ts';

/** The one algorithm that is signed with and accepted (docs/decisions/0302). */
const ALGORITHM = 'HS256';
/** RFC 9068: what kind of token it is, so that no other token of ours is ever taken for an access token. */
const TYPE = 'at+jwt';
const ISSUER = 'phila';
const AUDIENCE = 'phila-api';

const ADMINISTRATOR = 'Administrator';
/** The role claim in both spellings of the specification (specification: accounts). */
const ROLE_CLAIMS = ['role', 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role'] as const;

/** Tokens whose signature was checked a moment ago: a page makes a handful of calls with the same one. */
const MAX_KNOWN = 10_000;

interface Claims {
  sub: string;
  sid: string;
  /** Seconds since 1970. */
  exp: number;
  /** Counts the session's tokens: earlier ones are refused once the second factor was given. */
  gen: number;
  /** True while an administrator views the portal as the subject: the claim `act` (RFC 8693, section 4.1). */
  isViewing: boolean;
}

const claimsOf = ({ sub, sid, exp, act, gen = 0 }: JWTPayload): Claims | null =>
  isGuid(sub) && isGuid(sid) && exp !== undefined && typeof gen === 'number'
    ? { sub, sid, exp, gen, isViewing: act !== undefined }
    : null;

/** An administrator's look at the portal of a person. */
export interface SignedViewing {
  id: string;
  personId: string;
  viewerId: string;
  osNo: number | null;
  endsAt: Date;
}

/** Signs and reads access tokens. */
export interface Tokens {
  /** @param person with the number that the session's tokens have now */
  signAccessToken(person: Omit<Person, 'grants' | 'viewerId'> & { generation: number }): Promise<string>;
  /** A token that speaks for a person, names who looks, and lives as long as the viewing may. */
  signViewingToken(viewing: SignedViewing): Promise<string>;
  /** Reads the person from a token; null for one that is forged, expired, of another issuer, or not an access token. */
  verifyAccessToken(token: string): Promise<Person | null>;
  /** Refuses the access tokens of these sessions from now on; call after they were ended in the database. */
  sessionsEnded(ids: readonly string[]): void;
  /** Refuses earlier tokens of sessions raised by a second factor; call after that was given. */
  sessionRaised(): void;
  /** Asks the database again about every session: another server has ended or raised some. */
  forgetSessions(): void;
}

/**
 * Signs and reads access tokens. A token counts only while its session lives, so that signing out, a new password and
 * the end of an account reach it before its own expiry (ASVS 7.4.1).
 */
const createTokens = (
  key: Uint8Array,
  { accessTokenLifetime }: Pick<Configuration, 'accessTokenLifetime'>,
  database: Database,
  clock: Clock,
): Tokens => {
  const live = createLiveSessions(database, clock, accessTokenLifetime);
  const known = new LRUCache<string, Claims>({ max: MAX_KNOWN });

  /** Reads a token's claims once its signature, kind, issuer, audience and dates are right; else null. */
  const readClaims = async (token: string): Promise<Claims | null> => {
    const now = clock.now();
    const before = known.get(token);
    if (before !== undefined && before.exp * 1_000 > now.getTime()) return before;
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'iat', 'sub', 'sid'],
        currentDate: now,
      });
      const claims = claimsOf(payload);
      if (claims !== null) known.set(token, claims);
      return claims;
    } catch {
      return null;
    }
  };

  const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);

  const sign = (sub: string, claims: JWTPayload, endsAt: Date): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(sub)
      .setIssuedAt(seconds(clock.now()))
      .setExpirationTime(seconds(endsAt))
      .sign(key);

  return {
    signAccessToken: ({ id, sessionId, osNo, isAdministrator: isOne, generation }) => {
      const roles = isOne ? Object.fromEntries(ROLE_CLAIMS.map((claim) => [claim, ADMINISTRATOR])) : {};
      return sign(
        id,
        { sid: sessionId, gen: generation, osNo, superuser: String(isOne), ...roles },
        new Date(clock.now().getTime() + accessTokenLifetime),
      );
    },

    signViewingToken: ({ id, personId, viewerId, osNo, endsAt }) =>
      sign(personId, { sid: id, osNo, superuser: 'false', act: { sub: viewerId } }, endsAt),

    verifyAccessToken: async (token) => {
      const claims = await readClaims(token);
      if (claims === null) return null;
      const session = await (claims.isViewing ? live.findViewing(claims.sid) : live.find(claims.sid));
      if (session === null || session.accountId !== claims.sub || session.generation !== claims.gen)
        return null;
      return {
        ...(session.viewer === undefined ? {} : { viewerId: session.viewer.id }),
        id: claims.sub,
        sessionId: claims.sid,
        osNo: session.osNo,
        // The account's roles now, not at the time of signing: one that was taken away ends at once.
        isAdministrator: isAdministrator(session),
        grants: session.grants,
      };
    },

    sessionsEnded: live.ended,
    sessionRaised: live.forget,
    forgetSessions: live.forget,
  };
};

/** The tokens of a running service, with its configured or kept key. */
export const openTokens = async (
  configuration: Configuration,
  database: Database,
  clock: Clock,
): Promise<Tokens> => createTokens(await signingKey(configuration), configuration, database, clock);
