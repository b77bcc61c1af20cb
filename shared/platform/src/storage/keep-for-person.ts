import { forgetDrafts } from './form-draft.ts';
import { kept, type Kept } from './kept.ts';

const PREFIX = 'phila.person.';
const keys = new Set<string>();

/**
 * A text kept in this browser for the person who is signed in, under a key that begins with the remote's name
 * (`career.draft`). It is removed when they sign out, when their session ends and when another person signs in.
 */
export const keepForPerson = (key: string): Kept => {
  keys.add(key);
  return kept('localStorage', `${PREFIX}${key}`);
};

/** Removes whatever was kept for the person, drafts as well, also by pages that are not loaded now. */
export const forgetKept = (): void => {
  forgetDrafts();
  for (const key of keys) kept('localStorage', `${PREFIX}${key}`).remove();
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(PREFIX)) window.localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: what was kept is in memory, and was removed above.
  }
};
