/** The preview of CVs: from the last key to the paint, and the same PDF made on the main thread beside it. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import { root } from '../commands/workspace.mjs';
import { base } from '../webpack/base.mjs';
import { Workers } from '../webpack/workers.mjs';
import { launch } from './browser.mjs';
import { against, median, ms, table } from './table.mjs';

const folder = path.join(root, 'shared/cv-template');
const output = path.join(folder, 'dist/bench');

/** Medians in ms that the preview's visible page is held to, by size (docs/specification/cv-layouts.md). */
const LIMITS = { short: 150, usual: 250, three: 250, seven: 450 };
const TEMPLATES = [0, 30, 31];
const ROUNDS = 15;
/** A page is 600 CSS pixels wide on a screen of usual density. */
const WIDTH = 600;

const TYPES = { '.js': 'text/javascript', '.ttf': 'font/ttf', '.html': 'text/html' };
const PAGE = '<!doctype html><meta charset="utf-8"><title>CVs</title><script src="/page.js" defer></script>';

const bundle = async () => {
  const common = base({ folder });
  const compiler = webpack({
    ...common,
    entry: { page: './src/testing/bench-page.ts' },
    output: {
      path: output,
      filename: '[name].js',
      assetModuleFilename: '[contenthash:12][ext]',
      publicPath: 'auto',
    },
    module: { rules: [...common.module.rules, { test: /\.ttf$/, type: 'asset/resource' }] },
    plugins: [
      ...common.plugins,
      new Workers({ folder, workers: { 'cv-worker': '@phila/cv-template/worker' }, development: false }),
    ],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
};

/** The files under the policies that the service gives to the page and to a worker. */
const serve = () =>
  new Promise((resolve) => {
    const server = createServer(async (request, response) => {
      const name = path.basename(new URL(request.url, 'http://localhost').pathname) || 'index.html';
      const isWorker = name.endsWith('-worker.js');
      try {
        const body = name === 'index.html' ? PAGE : await readFile(path.join(output, name));
        response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
        response.setHeader(
          'content-security-policy',
          isWorker
            ? "default-src 'none'; script-src 'self'; connect-src 'self'"
            : "default-src 'self'; worker-src 'self'; object-src 'none'",
        );
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

export const openCvPage = async () => {
  await bundle();
  const server = await serve();
  const browser = await launch();
  const page = await browser.newPage();
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  return {
    page,
    said,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
};

export const benchCv = async () => {
  const { page, close } = await openCvPage();
  try {
    const started = await page.evaluate(() => window.cvBench.ready());
    const rows = [];
    for (const [size, limit] of Object.entries(LIMITS)) {
      for (const template of TEMPLATES) {
        const shown = [];
        const main = [];
        await page.evaluate(() => window.cvBench.longest());
        for (let round = 0; round < ROUNDS; round += 1)
          shown.push(
            await page.evaluate(
              ([ofSize, of, word, width]) => window.cvBench.show(ofSize, of, word, width),
              [size, template, `word${round}`, WIDTH],
            ),
          );
        const longest = await page.evaluate(() => window.cvBench.longest());
        for (let round = 0; round < 5; round += 1)
          main.push(
            await page.evaluate(
              ([ofSize, of, word]) => window.cvBench.onMainThread(ofSize, of, word),
              [size, template, `word${round}`],
            ),
          );
        const visible = shown.map((one) => one.visible).slice(1);
        rows.push([
          `layout ${template}`,
          shown.at(-1).pages,
          against(median(visible), limit, ms),
          ms(Math.max(...visible)),
          ms(median(shown.map((one) => one.all).slice(1))),
          longest === 0 ? '< 50 ms' : ms(longest),
          ms(median(main)),
        ]);
      }
    }
    table(
      `preview of a CV, from the last key (80 ms of pause included); engine ready ${ms(started)} after the page began`,
      ['', 'pages', 'visible page, median', 'most', 'all pages', 'longest task', 'PDF on the main thread'],
      rows,
    );
  } finally {
    await close();
  }
};
