/** What the client reads from an access token. It decides what is shown; what is allowed, the service decides. */
export interface Person {
  userId: string;
  osNo: number | null;
  isAdministrator: boolean;
  /** Milliseconds since 1970. */
  expires: number;
}

/** The standard name and the Microsoft identity name (seeds 1 §6). */
const ROLE_CLAIMS = ['role', 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role'] as const;

const claimsOf = (token: string): Record<string, unknown> | null => {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : null;
  } catch {
    return null;
  }
};

const holdsAdministrator = (claim: unknown): boolean =>
  Array.isArray(claim) ? claim.includes('Administrator') : claim === 'Administrator';

const numberOf = (claim: unknown): number | null => {
  const number = typeof claim === 'string' && claim !== '' ? Number(claim) : claim;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** Who a token speaks of, expired or not; null when it cannot be decoded (seeds 1 §4: then nobody is signed in). */
export const personOf = (token: string): Person | null => {
  const claims = claimsOf(token);
  const expires = numberOf(claims?.['exp']);
  if (!claims || typeof claims['sub'] !== 'string' || expires === null) return null;
  const superuser = claims['superuser'];
  return {
    userId: claims['sub'],
    osNo: numberOf(claims['osNo']),
    isAdministrator:
      superuser === 'true' ||
      superuser === 'True' ||
      ROLE_CLAIMS.some((name) => holdsAdministrator(claims[name])),
    expires: expires * 1000,
  };
};

/** Seeds 1 §4: valid only if it can be decoded and its expiry is in the future. `now` in milliseconds. */
export const isValid = (token: string, now: number): boolean => (personOf(token)?.expires ?? 0) > now;
