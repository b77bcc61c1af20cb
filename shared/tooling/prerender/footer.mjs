/**
 * The foot of the public pages as a template of HTML in `shell.json`, drawn from the shell's own sources when it is built
 * (docs/decisions/0814).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildForNode } from './build.mjs';

/** HTML that the service's policy blocks; pages refuse the same. */
const OF_NO_EFFECT = [' style="', '<script', '<style'];

/**
 * @param {string} folder the shell's folder
 * @param {string} output where it was built to
 * @throws Error where it cannot be drawn
 */
export const prerenderFooter = async (folder, output) => {
  const cache = path.join(folder, 'node_modules/.cache/phila/prerender');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  await buildForNode(folder, path.join(folder, 'src/footer/first-footer.tsx'), cache);
  const { firstFooter } = createRequire(import.meta.url)(path.join(cache, 'prerender.cjs'));
  const html = firstFooter();
  const refused = OF_NO_EFFECT.filter((text) => html.includes(text));
  if (refused.length > 0) throw new Error(`The footer needs ${refused.join(', ')}, which no page may have.`);
  const file = path.join(output, 'shell.json');
  const shell = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...shell, firstFooter: html }, null, 1));
};
