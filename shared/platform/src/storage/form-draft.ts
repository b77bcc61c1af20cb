import { store } from '../store/store.ts';
import { storageItem } from './storage-item.ts';

const PREFIX = 'phila.draft.';
const keys = new Set<string>();

/** The values typed, by the names of the form's fields. */
export type DraftValues = Readonly<Record<string, unknown>>;

export interface FormDraft {
  /** Null without a draft of the signed-in person. */
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

/** Leaves files out: they cannot be kept as text, so their fields are empty after a reload. */
const withoutFiles = (_: string, value: unknown): unknown => (value instanceof Blob ? undefined : value);

/**
 * Keeps a form's unsaved values in this tab for the signed-in person, so that a reload loses nothing. They are removed
 * when the person signs out or another one signs in. Do not keep passwords or one-time codes in it.
 * @param key begins with the remote's name: `career.letter`
 */
export const formDraft = (key: string): FormDraft => {
  keys.add(key);
  const place = storageItem('sessionStorage', PREFIX + key);
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

/** Removes the drafts of everyone but this person; without one, all of them, also of pages not loaded now. */
export const forgetDrafts = (except: string | null = null): void => {
  const stored = new Set([...keys].map((key) => PREFIX + key));
  try {
    for (const key of Object.keys(window.sessionStorage)) if (key.startsWith(PREFIX)) stored.add(key);
  } catch {
    // Relies on the known keys: storage is forbidden, so the drafts are in memory.
  }
  for (const key of stored) {
    const place = storageItem('sessionStorage', key);
    if (except === null || parsed(place.read())?.owner !== except) place.remove();
  }
};
