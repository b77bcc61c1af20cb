import { forgetDrafts } from './form-draft.ts';
import { storageItem, type StorageItem } from './storage-item.ts';

const PREFIX = 'phila.person.';
const keys = new Set<string>();

/**
 * Keeps a text in this browser for the signed-in person, under a key that begins with the remote's name
 * (`career.draft`). It is removed when they sign out, when their session ends and when another person signs in.
 */
export const keepForPerson = (key: string): StorageItem => {
  keys.add(key);
  return storageItem('localStorage', `${PREFIX}${key}`);
};

/** Removes all that was kept for the person, drafts too, also by pages that are not loaded now. */
export const forgetKept = (): void => {
  forgetDrafts();
  for (const key of keys) storageItem('localStorage', `${PREFIX}${key}`).remove();
  try {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(PREFIX)) window.localStorage.removeItem(key);
  } catch {
    // Done above: storage is forbidden, so the texts were in memory.
  }
};
