/*
 * Session storage of a tab while an administrator views the portal as a person. The tab reloads at the beginning and
 * end, and uses the access token it finds there.
 */

/** Storage key of the viewing's access token. */
export const VIEWING_TOKEN_KEY = 'phila.access-token';
/** Storage key of the viewing's other data. */
export const VIEWING_KEY = 'phila.viewing';

export interface KeptViewing {
  /** ISO 8601 with its offset. */
  endsAt: string;
  /** Page of administration where it began, and where it returns. */
  back: string;
}

/** Reads a tab's viewing from storage; null if there is none. */
export const viewingFrom = (token: string | null, kept: string | null): KeptViewing | null => {
  if (token === null || kept === null) return null;
  try {
    const { endsAt, back } = JSON.parse(kept) as Partial<KeptViewing>;
    return typeof endsAt === 'string' && typeof back === 'string' && back.startsWith('/admin/')
      ? { endsAt, back }
      : null;
  } catch {
    return null;
  }
};
