/**
 * `npm run bench [-- weight page public admin service scale shop finance cv]`: measures and prints, all of it or the parts that are named. Nothing
 * here fails for a number: the figures belong to the machine, the limits that hold are in `npm test`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { install, node, root } from './workspace.mjs';

await install();

const sites = async () => {
  const { buildBoth, startFederated, startPlain } = await import('../bench/sites.mjs');
  await buildBoth();
  const federated = await startFederated();
  const plain = await startPlain(federated);
  return [federated, plain];
};

const parts = {
  weight: async () => {
    const { buildBoth } = await import('../bench/sites.mjs');
    const { benchWeight } = await import('../bench/weight.mjs');
    await buildBoth({ whole: true });
    await benchWeight();
  },
  page: async () => {
    const { benchPages } = await import('../bench/page.mjs');
    const both = await sites();
    try {
      await benchPages(both);
    } finally {
      for (const site of both.toReversed()) await site.stop();
    }
  },
  public: async () => {
    const { benchPublic } = await import('../bench/public.mjs');
    const { startFederated } = await import('../bench/sites.mjs');
    const both = await sites();
    try {
      const byScript = await startFederated({ prerendered: false });
      try {
        const [federated, plain] = both;
        await benchPublic([federated, byScript, plain]);
      } finally {
        await byScript.stop();
      }
    } finally {
      for (const site of both.toReversed()) await site.stop();
    }
  },
  admin: async () => {
    const { build } = await import('./build.mjs');
    const { benchAdmin } = await import('../bench/admin.mjs');
    const { startFederated } = await import('../bench/sites.mjs');
    await build();
    const site = await startFederated();
    try {
      await benchAdmin(site);
    } finally {
      await site.stop();
    }
  },
  service: async () => {
    const { compile } = await import('./build.mjs');
    const { benchService } = await import('../bench/service.mjs');
    await compile();
    await benchService();
  },
  scale: async () => {
    const { compile } = await import('./build.mjs');
    const { benchScale } = await import('../bench/scale.mjs');
    await compile();
    await benchScale();
  },
  shop: async () => {
    const { compile } = await import('./build.mjs');
    const { benchShop } = await import('../bench/shop.mjs');
    const { benchRedeeming } = await import('../bench/redeem.mjs');
    await compile();
    await benchShop();
    await benchRedeeming();
  },
  finance: async () => {
    const report = path.join(root, 'shared/finance/bench/calculations.mjs');
    if (!existsSync(report)) return;
    const { compile } = await import('./build.mjs');
    await compile();
    console.log('\ncalculators (shared/finance/bench)\n');
    await node([report], { cwd: path.join(root, 'shared/finance') });
  },
  cv: async () => {
    const { benchCv } = await import('../bench/cv.mjs');
    await benchCv();
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
