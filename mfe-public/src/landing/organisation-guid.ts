const GUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * The organisation's guid in what a person pasted: the bare guid, the link that HR mailed, or a line around it. Null
 * when there is none, or more than one.
 */
export const organisationGuidIn = (pasted: string): string | null => {
  const found = new Set(pasted.toLowerCase().match(GUID));
  const [guid] = found;
  return found.size === 1 && guid !== undefined ? guid : null;
};
