import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseSite } from '@phila/remote-kit/publish';
import { actor } from './provenance.mjs';
import { Refused } from '@phila/remote-kit/publish';

/** File in a site's data folder that lets its own machine release (api/src/core/access/machine.ts). */
const OPERATOR_TOKEN = 'operator-token';

/**
 * Opens the releases of a site with the token in `PHILA_TOKEN`, or the one in the site's data folder.
 * @param {string} address of the site
 * @param {string} dataDir
 * @throws Refused without either
 */
export const siteReleases = (address, dataDir) => {
  const file = path.join(dataDir, OPERATOR_TOKEN);
  const token =
    process.env.PHILA_TOKEN?.trim() || (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  if (token === '')
    throw new Refused(
      `There is no token for the releases of ${address}. Give it as PHILA_TOKEN, or name the folder the site was started with: --data DIR, or DATA_DIR.`,
    );
  return new ReleaseSite(address, token, actor());
};
