/** The signed-in person, read from a verified access token and nothing else. */
export interface Person {
  /** UUID of the account. */
  id: string;
  /** UUID of the session (the refresh token's family). */
  sessionId: string;
  /** The organisation whose profile is in use; null for a consumer. */
  osNo: number | null;
  isAdministrator: boolean;
}
