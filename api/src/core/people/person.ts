import type { Grant } from '../access/rights.ts';

/** The signed-in person, read only from a verified access token. */
export interface Person {
  /** UUID of the account. */
  id: string;
  /** UUID of the session (the refresh token's family). */
  sessionId: string;
  /** The organisation of the profile in use; null for a consumer. */
  osNo: number | null;
  /** Has the role Administrator, as the token says; the grants decide on rights. */
  isAdministrator: boolean;
  /**
   * The administrator's account while they view the portal as this person, who then only reads (`calls/mount.ts`), with
   * identity numbers masked. Left out for the person themselves.
   */
  viewerId?: string;
  /** Present grants of their roles (`rights.ts`). */
  grants: readonly Grant[];
}
