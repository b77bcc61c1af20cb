import { createHash } from 'node:crypto';
import type { Registry } from '@phila/contract';
import { inlineJson } from './inline-json.ts';

/** The page's import map, and the policy's source for it. */
export interface ImportMap {
  text: string;
  hash: string;
}

/**
 * Maps the integrity of every module script in the releases in use: unlike a script element, `import` cannot state one.
 */
const make = ({ remotes }: Registry): ImportMap | null => {
  const hashes = remotes
    .filter(({ type }) => type === 'module')
    .flatMap(({ base, integrity }) =>
      Object.entries(integrity)
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, hash]) => [base + file, hash] as const),
    );
  if (hashes.length === 0) return null;
  const text = inlineJson({ integrity: Object.fromEntries(hashes) });
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
};

const made = new WeakMap<Registry, ImportMap | null>();

/** The import map for a registry; null if no release needs one. */
export const importMapOf = (registry: Registry): ImportMap | null => {
  const known = made.get(registry);
  if (known !== undefined) return known;
  const map = make(registry);
  made.set(registry, map);
  return map;
};
