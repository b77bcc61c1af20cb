import { serviceNow } from '@phila/contract/format';
import { decodeToken, isAdministrator } from '@phila/contract/token-claims';

/** What the client takes from an access token. It decides what is shown; what is allowed, the service decides. */
export interface Person {
  userId: string;
  osNo: number | null;
  isAdministrator: boolean;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Who a token speaks of, expired or not; null when it cannot be decoded (specification: accounts: then no one is signed in). */
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

/** Specification: accounts: valid only if it can be decoded and its expiry is in the future, by the service's clock. */
export const isValid = (token: string): boolean => (personOf(token)?.expires ?? 0) > serviceNow();
