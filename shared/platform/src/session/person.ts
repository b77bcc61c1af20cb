import { serviceNow } from '@phila/contract/format';
import { decodeToken, isAdministrator } from '@phila/contract/token-claims';

/** The claims of an access token that the client uses. For display only: the service decides about access. */
export interface Person {
  userId: string;
  osNo: number | null;
  isAdministrator: boolean;
  /** Milliseconds since 1970. */
  expires: number;
}

/**
 * Reads the person from a token, expired or not; null when it cannot be decoded (specification: accounts: then no one
 * is signed in).
 */
export const personOf = (token: string): Person | null => {
  const claims = decodeToken(token);
  return (
    claims && {
      userId: claims.sub,
      osNo: claims.osNo,
      isAdministrator: isAdministrator(claims),
      expires: claims.exp * 1000,
    }
  );
};

/** Tells if a token can be decoded and expires in the future by the service's clock (specification: accounts). */
export const isValid = (token: string): boolean => (personOf(token)?.expires ?? 0) > serviceNow();
