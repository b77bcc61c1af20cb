/** Writes the PAIA manual into the shell's files: `pnpm --filter @phila/mfe-public paia-manual`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@phila/contract/brand';
import { paiaManual } from './paia-manual.mjs';

writeFileSync(
  path.resolve(import.meta.dirname, '../../shell/public/paia-manual.pdf'),
  await paiaManual(brand),
);
