import { legal } from '@phila/contract/brand';
import { storageItem } from '../storage/storage-item.ts';

const KEY = 'phila.choices';

/** The answer given in this browser about measuring adverts and the speed of pages. */
export interface Choice {
  analytics: boolean;
  /** The account that gave the answer; the account stores it too. Null for a visitor. */
  owner: string | null;
}

const stored = storageItem('localStorage', KEY);
const listeners = new Set<() => void>();

const parse = (text: string | null): Choice | null => {
  try {
    const { analytics, owner, version } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    // Drops an answer that was given to an earlier text.
    if (typeof analytics !== 'boolean' || version !== legal.consents.version) return null;
    return { analytics, owner: typeof owner === 'string' ? owner : null };
  } catch {
    return null;
  }
};

let text: string | null = null;
let choice: Choice | null = null;

/** Gives the same object until it changes; null before an answer to the text in force. */
export const choiceInBrowser = (): Choice | null => {
  const now = stored.read();
  if (now !== text) {
    text = now;
    choice = parse(now);
  }
  return choice;
};

/** Remembers the answer for this browser, in every tab. */
export const keepChoice = ({ analytics, owner }: Choice): void => {
  stored.write(JSON.stringify({ analytics, owner, version: legal.consents.version }));
  for (const listener of listeners) listener();
};

export const onChoice = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
