import { publishAgain } from '../../bench/rollout.mjs';
import { siteReleases } from '../../release/site-releases.mjs';
import { administrator } from '../administrator.mjs';
import { readsRow, row, underLoad } from '../under-load.mjs';
import { until } from '../until.mjs';

const NAME = 'public';

/** A remote is released to half of all visitors, and then to all, while both web go on. @type {import('../scenario.mjs').Scenario} */
export const remote = async (site) => {
  const [web] = site.webs;
  const releases = siteReleases(`http://127.0.0.1:${web.port}`, web.dataDir);
  const admin = await administrator(site);
  const inUse = async () => (await releases.list()).find(({ name }) => name === NAME);
  let version = '';
  let everywhere = 0;
  const outcome = await underLoad(site, async ({ client }) => {
    version = await publishAgain(releases);
    const before = await inUse();
    await admin.send('POST', `/Administration/remotes/${NAME}/rollout`, {
      version,
      audience: { to: 'percent', percent: 50 },
      revision: before?.revision,
      reason: 'Drill',
    });
    for (let visit = 0; visit < 20; visit += 1)
      await client.ask({ kind: 'page', path: `/?visit=${visit}`, headers: { accept: 'text/html' } });
    await releases.makeLive(NAME, version);
    const from = performance.now();
    await until('both web have the release', async () => {
      const shown = await Promise.all(
        site.webs.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/registry.json`)).text()),
      );
      return shown.every((text) => text.includes(`/${NAME}/${version}/`));
    });
    everywhere = (performance.now() - from) / 1_000;
  });
  const rows = [row('in use on both web ≤ 2 s', `${everywhere.toFixed(1)} s`, everywhere <= 2)];
  return { ...outcome, rows: [readsRow(outcome), ...rows, ...outcome.rows] };
};
