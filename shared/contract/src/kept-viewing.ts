/*
 * What a tab keeps in its session storage while an administrator sees the portal in it as a person does. The tab is
 * loaded again at the beginning and at the end, and uses the access token that it finds there.
 */

/** Where the access token of the viewing is, in the tab's session storage. */
export const VIEWING_TOKEN_KEY = 'phila.access-token';
/** Where the rest of what is known about the viewing is. */
export const VIEWING_KEY = 'phila.viewing';

export interface KeptViewing {
  /** ISO 8601 with its offset. */
  endsAt: string;
  /** The page of administration that it was begun on, and ends at. */
  back: string;
}

/** The viewing of a tab, from what was kept; null where there is none. */
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
