import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DidNotRun } from '../scenario.mjs';
import { row, underLoad, wellRow } from '../under-load.mjs';
import { until } from '../until.mjs';

/** The disk of one web is full for as long as people are answered a hundred times. @type {import('../scenario.mjs').Scenario} */
export const diskFull = async (site) => {
  const [, web] = site.webs;
  await web.end('SIGTERM');
  const disk = path.join(site.home, 'small-disk');
  execFileSync('mkdir', ['-p', disk]);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=0755', 'tmpfs', disk], { stdio: 'pipe' });
  } catch {
    await web.start();
    throw new DidNotRun('a small disk cannot be mounted here: that takes root');
  }
  try {
    await web.start({ env: { DATA_DIR: path.join(disk, 'data') } });
    let refused = 0;
    const outcome = await underLoad(site, async ({ now, client }) => {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(path.join(disk, 'filler'), Buffer.alloc(bavail * bsize));
      const from = client.attempts.length;
      const uploads = () => client.attempts.slice(from).filter(({ kind }) => kind === 'upload');
      await until('files are refused', () => uploads().some(({ status }) => status === 507), { seconds: 60 });
      await until('the others go on', () => client.attempts.length > from + 100);
      refused = uploads().filter(({ status }) => status === 507).length;
      rmSync(path.join(disk, 'filler'));
      now();
    });
    return {
      ...outcome,
      rows: [row('files are refused with 507', `${refused}`, refused > 0), wellRow(outcome), ...outcome.rows],
    };
  } finally {
    await web.end('SIGKILL');
    execFileSync('umount', ['--lazy', disk]);
    await web.start();
  }
};
