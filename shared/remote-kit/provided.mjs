import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The libraries of the host: `shared` (an option of the federation plugins), `platform` (its version) and `refused`
 * (forbidden import → its replacement). Written when the package is packed (shared/tooling/packing).
 * @type {{ platform: string, shared: Record<string, object>, refused: Record<string, string> }}
 */
export const provided = JSON.parse(readFileSync(path.join(import.meta.dirname, 'provided.json'), 'utf8'));
