import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../commands/workspace.mjs';
import { publishNew } from './publish-new.mjs';
import { siteReleases } from './site-releases.mjs';

/**
 * Runs the service in this process, so that killing it leaves nothing behind, and publishes what was built and is new.
 * @param {string[]} [unbuilt] the remotes that could not be built; why has been said
 */
export const serveAndPublish = async (unbuilt = []) => {
  const { run } = await import(pathToFileURL(path.join(root, 'api/dist', 'run.js')).href);
  const former = path.join(process.env.DATA_DIR ?? '.data', 'site');
  if (existsSync(former))
    console.log(
      `${former} is no longer used: releases are in the database, and their files in the blob store.`,
    );
  await run({
    onceServing: (
      /** @type {string} */ address,
      /** @type {{ dataDir: string, siteDir: string, role: string }} */ { dataDir, siteDir, role },
    ) => (role === 'worker' ? undefined : publishNew(siteReleases(address, dataDir), { siteDir, unbuilt })),
  });
};
