import { type JWTPayload, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open.ts';
import type { Clock } from '../clock.ts';
import type { Person } from './person.ts';
import { createLiveSessions } from './live-sessions.ts';
import { isAdministrator } from '../access/rights.ts';
import { type SigningKeys, signingKeys, signToken, verifyToken } from '../secrets/signing-keys.ts';
import { isGuid } from '../database/is-guid.ts';

/** The token type of RFC 9068. Prevents our other tokens from passing as access tokens. */
const TYPE = 'at+jwt';
const ISSUER = 'phila';
const AUDIENCE = 'phila-api';

const ADMINISTRATOR = 'Administrator';
/** The role claim in both spellings of the specification (specification: accounts). */
const ROLE_CLAIMS = ['role', 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role'] as const;

/** The most tokens cached after their signature was checked: a page makes several calls with the same one. */
const MAX_KNOWN = 10_000;

interface Claims {
  sub: string;
  sid: string;
  /** Seconds since 1970. */
  exp: number;
  /** The session's token number: earlier tokens are refused once the second factor was given. */
  gen: number;
  /** True while an administrator views the portal as the subject: the claim `act` (RFC 8693, section 4.1). */
  isViewing: boolean;
}

const claimsOf = ({ sub, sid, exp, act, gen = 0 }: JWTPayload): Claims | null =>
  isGuid(sub) && isGuid(sid) && exp !== undefined && typeof gen === 'number'
    ? { sub, sid, exp, gen, isViewing: act !== undefined }
    : null;

/** An administrator's viewing of a person's portal. */
export interface SignedViewing {
  id: string;
  personId: string;
  viewerId: string;
  osNo: number | null;
  endsAt: Date;
}

/** Signs and reads access tokens. */
export interface Tokens {
  /** @param person with the session's present token number */
  signAccessToken(person: Omit<Person, 'grants' | 'viewerId'> & { generation: number }): Promise<string>;
  /** A token for the person that names the viewer and lasts as long as the viewing may. */
  signViewingToken(viewing: SignedViewing): Promise<string>;
  /** Reads the person from an access token; null for a forged, expired or foreign token, or one of another type. */
  verifyAccessToken(token: string): Promise<Person | null>;
  /** Refuses these sessions' access tokens from now on; call it after ending them in the database. */
  sessionsEnded(ids: readonly string[]): void;
  /** Refuses a raised session's earlier tokens; call it after the second factor was given. */
  sessionRaised(): void;
  /** Checks every session in the database again, because another server ended or raised some. */
  forgetSessions(): void;
}

/**
 * Signs and reads access tokens. A token is valid only while its session lives, so that signing out, a new password and
 * deleting the account end it before it expires (ASVS 7.4.1).
 */
const createTokens = (
  keys: SigningKeys,
  { accessTokenLifetime }: Pick<Configuration, 'accessTokenLifetime'>,
  database: Database,
  clock: Clock,
): Tokens => {
  const live = createLiveSessions(database, clock, accessTokenLifetime);
  const known = new LRUCache<string, Claims>({ max: MAX_KNOWN });

  /** Reads the claims of a valid token; null if its signature, type, issuer, audience or dates are wrong. */
  const readClaims = async (token: string): Promise<Claims | null> => {
    const now = clock.now();
    const before = known.get(token);
    if (before !== undefined && before.exp * 1_000 > now.getTime()) return before;
    const payload = await verifyToken(token, keys, {
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
      currentDate: now,
    });
    const claims = payload === null ? null : claimsOf(payload);
    if (claims !== null) known.set(token, claims);
    return claims;
  };

  const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);

  const sign = (sub: string, claims: JWTPayload, endsAt: Date): Promise<string> =>
    signToken(
      new SignJWT(claims)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(sub)
        .setIssuedAt(seconds(clock.now()))
        .setExpirationTime(seconds(endsAt)),
      TYPE,
      keys,
    );

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
        // Reads the account's present roles, so that a revoked one ends at once.
        isAdministrator: isAdministrator(session),
        grants: session.grants,
      };
    },

    sessionsEnded: live.ended,
    sessionRaised: live.forget,
    forgetSessions: live.forget,
  };
};

/** Opens the tokens of a service, with its configured or generated keys. */
export const openTokens = async (
  configuration: Configuration,
  database: Database,
  clock: Clock,
): Promise<Tokens> => createTokens(await signingKeys(configuration), configuration, database, clock);
