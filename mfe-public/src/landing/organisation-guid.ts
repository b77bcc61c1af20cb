const GUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Finds the organisation's guid in pasted text: bare, in HR's link, or within a line. Null if there is none, or more
 * than one.
 */
export const organisationGuidIn = (pasted: string): string | null => {
  const found = new Set(pasted.toLowerCase().match(GUID));
  const [guid] = found;
  return found.size === 1 && guid !== undefined ? guid : null;
};
