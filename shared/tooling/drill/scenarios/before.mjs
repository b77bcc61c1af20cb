import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { bin, pnpm, root, run } from '../../commands/workspace.mjs';
import { DidNotRun } from '../scenario.mjs';
import { readsRow, row, underLoad } from '../under-load.mjs';
import { assetRow, roll } from './rolling.mjs';

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Names the release before: the latest tag before this commit, or the commit before the last change of the tables. */
const releaseBefore = () => {
  const named = process.env.DRILL_BEFORE?.trim();
  if (named) return named;
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^');
  } catch {
    const last = git('log', '-1', '--format=%H', '--', 'api/migrations');
    return git('rev-parse', `${last}^`);
  }
};

/** Builds the service of the release before in a folder of its own. @param {string} home @param {string} commit */
const buildBefore = async (home, commit) => {
  const folder = path.join(home, 'before');
  mkdirSync(folder);
  const archive = path.join(home, 'before.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const quiet = {
    cwd: folder,
    stdio: /** @type {['ignore', 'ignore', 'inherit']} */ (['ignore', 'ignore', 'inherit']),
  };
  const [program, args] = pnpm('install', '--frozen-lockfile', '--prefer-offline');
  await run(program, args, { ...quiet, env: { ...process.env, CI: 'true' } });
  await run(bin('tsc'), ['-b', 'api'], quiet);
  return folder;
};

/**
 * The service of the release before answers on the tables of this one, and gives way to it.
 * @type {import('../scenario.mjs').Scenario}
 */
export const before = async (site) => {
  const commit = releaseBefore();
  const folder = await buildBefore(site.home, commit).catch((error) => {
    throw new DidNotRun(
      `${commit.slice(0, 12)} cannot be built here (${String(error.message).split('\n')[0]})`,
    );
  });
  try {
    const former = { program: [process.execPath, path.join(folder, 'api/dist/main.js')] };
    await roll(site, former).catch((error) => {
      throw new DidNotRun(
        `${commit.slice(0, 12)} does not start on these tables: ${String(error.message).slice(-300)}`,
      );
    });
    /** @type {import('../under-load.mjs').Row[]} */
    const rows = [];
    const outcome = await underLoad(site, async ({ client }) => {
      rows.push(row('N−1 answers on the tables of N', commit.slice(0, 12), true));
      await roll(site);
      rows.push(await assetRow(client));
    });
    return { ...outcome, rows: [readsRow(outcome), ...rows, ...outcome.rows] };
  } finally {
    for (const web of site.webs) {
      await web.end('SIGKILL');
      await web.start();
    }
  }
};
