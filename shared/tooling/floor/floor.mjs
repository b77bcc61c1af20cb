/** The oldest browsers that the site supports, from `browserslist` in the workspace's package.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const { browserslist } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
);

/** As builds take it. */
export const FLOOR = browserslist;

/**
 * The oldest version of each browser: `{ chrome: '109', safari: '16.4', … }`.
 * @type {Record<string, string>}
 */
export const VERSIONS = Object.fromEntries(
  browserslist.map((/** @type {string} */ line) => line.split(' >= ')),
);
