/**
 * `npm run bench [-- public portal admin rows import rollout]`: measures and prints, all of it or the parts that are named. No
 * number fails here, as the figures belong to the machine; the limits that hold are in `npm test`.
 */
import { install } from './workspace.mjs';

await install();

/** @param {(site: { url: string }) => Promise<void>} measure what looks at the built site in a browser */
const inBrowser = async (measure) => {
  const { build } = await import('./build.mjs');
  const { startSite } = await import('../bench/service.mjs');
  await build();
  const site = await startSite();
  try {
    await measure(site);
  } finally {
    await site.stop();
  }
};
const compiled = async () => {
  const { compile } = await import('./build.mjs');
  await compile();
};

/** @type {Record<string, () => Promise<void>>} */
const parts = {
  public: async () => inBrowser((await import('../bench/public.mjs')).benchPublic),
  portal: async () => inBrowser((await import('../bench/portal.mjs')).benchPortal),
  admin: async () => inBrowser((await import('../bench/admin.mjs')).benchAdmin),
  rows: async () => {
    await compiled();
    const { benchRows } = await import('../bench/rows.mjs');
    await benchRows();
  },
  import: async () => {
    await compiled();
    const { benchImport } = await import('../bench/import.mjs');
    await benchImport();
  },
  rollout: async () => {
    const { build } = await import('./build.mjs');
    const { benchRollout } = await import('../bench/rollout.mjs');
    await build();
    await benchRollout();
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, part] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) await part();
