import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the host provides: `shared` (the option of the federation plugins), `platform` (its version) and `refused` (what a
 * remote is not to import, and what it is to use). Written when the package is packed (shared/tooling/packing).
 * @type {{ platform: string, shared: Record<string, object>, refused: Record<string, string> }}
 */
export const provided = JSON.parse(readFileSync(path.join(import.meta.dirname, 'provided.json'), 'utf8'));
