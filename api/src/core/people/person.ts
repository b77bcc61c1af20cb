import type { Grant } from './rights.ts';

/** The signed-in person, read from a verified access token and nothing else. */
export interface Person {
  /** UUID of the account. */
  id: string;
  /** UUID of the session (the refresh token's family). */
  sessionId: string;
  /** The organisation whose profile is in use; null for a consumer. */
  osNo: number | null;
  /** Has the role Administrator, as the token says. What a person may do, their grants say. */
  isAdministrator: boolean;
  /**
   * The account of the administrator who sees the portal as this person does. Then it only reads (`calls/mount.ts`), and
   * numbers of identity are masked. Left out where the person is signed in themselves.
   */
  viewerId?: string;
  /** Grants of their roles at this moment (`rights.ts`). */
  grants: readonly Grant[];
}
