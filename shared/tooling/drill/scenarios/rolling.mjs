import { readsRow, row, underLoad } from '../under-load.mjs';

/**
 * Replaces one web after the other, as an operator does with a new version.
 * @param {import('../site.mjs').Site} site
 * @param {import('../site.mjs').Changes} [changes] of the new ones
 */
export const roll = async (site, changes) => {
  for (const web of site.webs) {
    await web.end('SIGTERM');
    await web.start(changes);
  }
};

/**
 * An asset that neither version has is a 404 in text: a script that is HTML would break the page.
 * @param {import('../client.mjs').DrillClient} client
 */
export const assetRow = async (client) => {
  const { status, headers, bytes } = await client.ask({ kind: 'asset', path: '/assets/another-version.js' });
  const type = String(headers['content-type']);
  return row(
    'an asset of another version: 404, no HTML',
    `${status} ${type.split(';')[0]}`,
    status === 404 && !type.includes('html') && !bytes.toString().includes('<html'),
  );
};

/** Both web are started again in turn. @type {import('../scenario.mjs').Scenario} */
export const rolling = async (site) => {
  /** @type {import('../under-load.mjs').Row[]} */
  const rows = [];
  const outcome = await underLoad(site, async ({ client }) => {
    await roll(site);
    rows.push(await assetRow(client));
  });
  return { ...outcome, rows: [readsRow(outcome), ...rows, ...outcome.rows] };
};
