/**
 * Carries an entry in the fragment, which browsers never send to a server: `#entry=…` to view, `#keep=…` to save after
 * signing in. Uses URL-safe Base64.
 */
export type Purpose = 'entry' | 'keep';

/** Exceeds any entry: the 55 amounts of a budget take some 2 000 characters. */
const LONGEST = 20_000;

const toText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');

export const fragmentOf = (purpose: Purpose, entry: object): string => {
  const coded = btoa(toText(new TextEncoder().encode(JSON.stringify(entry))));
  return `#${purpose}=${coded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

/** Reads a fragment: null if not ours, an unchecked entry, or 'unreadable'. */
export const readFragment = (hash: string): { purpose: Purpose; entry: unknown } | 'unreadable' | null => {
  const [, purpose, coded] = /^#(entry|keep)=(.*)$/s.exec(hash) ?? [];
  if (purpose === undefined || coded === undefined) return null;
  if (coded.length > LONGEST || !/^[\w-]+$/.test(coded)) return 'unreadable';
  try {
    const bytes = Uint8Array.from(atob(coded.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const entry: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return { purpose: purpose === 'keep' ? 'keep' : 'entry', entry };
  } catch {
    return 'unreadable';
  }
};
