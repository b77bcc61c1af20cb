/**
 * Writes docs/calculators from the built engine, so that no figure on a page can differ from the code.
 * Run `node_modules/.bin/tsc -b shared/finance` first; a test fails while the committed pages are behind.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

import { calculatorPages } from '../dist/documentation/pages.js';

const folder = new URL('../../../docs/calculators/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of calculatorPages()) {
  writeFileSync(new URL(name, folder), text);
  console.log(`docs/calculators/${name}`);
}
