import { store } from '../store/store.ts';
import { kept } from './kept.ts';

const PREFIX = 'phila.draft.';
const keys = new Set<string>();

/** What was typed, by the names of the form's fields. */
export type DraftValues = Readonly<Record<string, unknown>>;

export interface FormDraft {
  /** Null where nothing is kept for the person who is signed in. */
  read(): DraftValues | null;
  write(values: DraftValues): void;
  remove(): void;
}

interface Stored {
  owner: string;
  values: DraftValues;
}

const owner = (): string => store.getState().session.person.userId ?? '';

const parsed = (text: string | null): Stored | null => {
  if (text === null) return null;
  try {
    const { owner: whose, values } = JSON.parse(text) as Partial<Stored>;
    return typeof whose === 'string' && typeof values === 'object' && values !== null
      ? { owner: whose, values }
      : null;
  } catch {
    return null;
  }
};

/** A file cannot be kept as text; its field is empty after a reload. */
const withoutFiles = (_: string, value: unknown): unknown => (value instanceof Blob ? undefined : value);

/**
 * What was typed into a form and is not saved yet, kept in this tab for the person who is signed in, so that a reload
 * loses nothing. It is removed when they sign out and when another person signs in. Passwords and one-time codes do not
 * belong in it.
 * @param key begins with the remote's name: `career.letter`
 */
export const formDraft = (key: string): FormDraft => {
  keys.add(key);
  const place = kept('sessionStorage', PREFIX + key);
  return {
    read() {
      const stored = parsed(place.read());
      return stored?.owner === owner() ? stored.values : null;
    },
    write(values) {
      place.write(JSON.stringify({ owner: owner(), values } satisfies Stored, withoutFiles));
    },
    remove() {
      place.remove();
    },
  };
};

/** Removes the drafts of everyone but this person; without one, all of them, also those of pages not loaded now. */
export const forgetDrafts = (except: string | null = null): void => {
  const stored = new Set([...keys].map((key) => PREFIX + key));
  try {
    for (const key of Object.keys(window.sessionStorage)) if (key.startsWith(PREFIX)) stored.add(key);
  } catch {
    // Storage is forbidden: what was kept is in memory, under the keys that are known.
  }
  for (const key of stored) {
    const place = kept('sessionStorage', key);
    if (except === null || parsed(place.read())?.owner !== except) place.remove();
  }
};
