/** Role claim in both spellings (specification: accounts): the standard one and Microsoft's. */
export const ROLE_CLAIMS = ['role', 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role'] as const;

/** Role of an administrator, also stored by the service with such an account. */
export const ADMINISTRATOR = 'Administrator';

/** Claims of an access token (specification: service). Has types only for the claims used here. */
export interface Claims {
  /** Id of the account. */
  sub: string;
  /** Seconds since 1970, as in JWTs. */
  exp: number;
  /** Time of issue, in the same unit. */
  iat: unknown;
  /** Organisation of the profile in use; null for a consumer. */
  osNo: number | null;
  /** 'true' or 'false'; other systems write 'True'. */
  superuser: unknown;
  /** Values of both role claims. */
  roles: readonly unknown[];
}

const payloadOf = (token: string): unknown => {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
    byte.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * Decodes a token without verifying it: for display only, never for access in the service. Null for a token that cannot
 * be decoded; callers treat it as signed out (specification: accounts).
 */
export const decodeToken = (token: string): Claims | null => {
  try {
    const payload = payloadOf(token);
    if (typeof payload !== 'object' || payload === null) return null;
    const claims: { readonly [name: string]: unknown } = { ...payload };
    const { sub, exp, iat, osNo, superuser } = claims;
    if (typeof sub !== 'string' || !isNumber(exp)) return null;
    const organisation = typeof osNo === 'string' && osNo !== '' ? Number(osNo) : osNo;
    return {
      sub,
      exp,
      iat,
      osNo: isNumber(organisation) ? organisation : null,
      superuser,
      roles: ROLE_CLAIMS.flatMap((name) => claims[name] ?? []),
    };
  } catch {
    return null;
  }
};

/**
 * Specification: accounts: true if the superuser claim is "true" or "True", or a role claim is or includes
 * "Administrator".
 */
export const isAdministrator = (claims: Claims | null): boolean =>
  claims !== null &&
  (claims.superuser === 'true' || claims.superuser === 'True' || claims.roles.includes(ADMINISTRATOR));

/** Returns true if the token has expired at `now`, in milliseconds since 1970 (specification: accounts). */
export const isExpired = ({ exp }: Pick<Claims, 'exp'>, now: number): boolean => exp * 1000 <= now;
