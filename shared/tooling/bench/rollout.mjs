/** Processor time, bytes and shared answers of a page while a release is rolled out (decision 0818). */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../commands/workspace.mjs';
import { publishNew } from '../release/publish-new.mjs';
import { siteReleases } from '../release/site-releases.mjs';
import { freePort } from '../tests/free-port.mjs';
import { startOnPostgres } from './service.mjs';
import { against, median, table } from './table.mjs';

const PAGE = '/shortTermInsurance';
const TURNS = 10;
const REQUESTS = 100;
/** Most that a rollout may add to a page. */
const MOST = { processor: 2, bytes: 500 };

/** @typedef {{ processor: number, bytes: number, tags: Set<string>, isShared: boolean }} Turn */

/**
 * Publishes the build of the public pages again, which only its own note tells from the one in use.
 * @param {import('@phila/remote-kit/publish').ReleaseSite} releases
 */
export const publishAgain = async (releases) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-bench-build-'));
  try {
    cpSync(path.join(root, 'mfe-public/dist/site'), folder, { recursive: true });
    const file = path.join(folder, 'release.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), publishedBy: 'bench' }));
    return (await releases.publish('public', folder, { commit: null, tests: 'not run' })).version;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const benchRollout = async () => {
  const metrics = await freePort();
  const service = await startOnPostgres({ METRICS_PORT: String(metrics) });
  try {
    const releases = siteReleases(service.url, service.dataDir);
    await publishNew(releases);
    const version = await publishAgain(releases);
    const authorization = await service.authorizationOf('admin@demo.phila.example', 'Admin-Demo-1');

    /** @returns {Promise<number>} milliseconds of processor time since the start */
    const processor = async () => {
      const said = await (await fetch(`http://localhost:${metrics}/metrics`)).text();
      return Number(/^process_cpu_seconds_total(?:\{.*\})? (\S+)/m.exec(said)?.[1]) * 1000;
    };
    /** @param {string} act @param {object} body */
    const act = async (act, body) => {
      const answer = await fetch(`${service.url}/api/v1/Administration/remotes/public/${act}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, reason: 'Measured' }),
      });
      if (!answer.ok) throw new Error(`${act} answered ${answer.status}: ${await answer.text()}`);
    };
    /** @param {string | null} cookie */
    const ask = (cookie) =>
      fetch(`${service.url}${PAGE}`, {
        headers: { accept: 'text/html', 'accept-encoding': 'br', ...(cookie !== null && { cookie }) },
      });
    /** Asks until the page is drawn, and no longer made for the first time. */
    const warm = async (/** @type {string | null} */ cookie) => {
      for (let at = 0; at < 3 * REQUESTS; at += 1) await (await ask(cookie)).arrayBuffer();
      await sleep(1000);
    };
    /** @param {string | null} cookie @returns {Promise<Turn>} */
    const turn = async (cookie) => {
      const from = await processor();
      const tags = new Set();
      let [bytes, isShared] = [0, true];
      for (let at = 0; at < REQUESTS; at += 1) {
        const answer = await ask(cookie);
        bytes = Number(
          answer.headers.get('content-length') ?? (await answer.clone().arrayBuffer()).byteLength,
        );
        await answer.arrayBuffer();
        tags.add(answer.headers.get('etag') ?? '');
        isShared &&= answer.headers.get('cache-control')?.startsWith('public') === true;
      }
      return { processor: ((await processor()) - from) / REQUESTS, bytes, tags, isShared };
    };
    /** @param {string} cookie */
    const byTurns = async (cookie) => {
      for (const one of [null, cookie]) await warm(one);
      /** @type {Turn[]} */ const without = [];
      /** @type {Turn[]} */ const known = [];
      for (let at = 0; at < TURNS; at += 1) {
        without.push(await turn(null));
        known.push(await turn(cookie));
      }
      return { without, known };
    };

    const revision = (await releases.list()).find(({ name }) => name === 'public')?.revision;
    await act('rollout', { version, audience: { to: 'percent', percent: 50 }, revision });
    const joined = await fetch(`${service.url}/api/v1/Visitor/rollouts`, { method: 'POST' });
    const cookie = joined.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const running = await byTurns(cookie);
    await act('back', { inUse: version });
    const none = await byTurns(cookie);

    const time = (/** @type {Turn[]} */ turns) => median(turns.map((one) => one.processor));
    const size = (/** @type {Turn[]} */ turns) => turns.at(-1)?.bytes ?? NaN;
    const shared = (/** @type {Turn[]} */ turns) =>
      `${turns.every((one) => one.isShared) ? 'shared' : 'private'}, ${new Set(turns.flatMap((one) => [...one.tags])).size} tag`;
    const row = (/** @type {string} */ name, /** @type {Turn[]} */ turns) => [
      name,
      `${time(turns).toFixed(2)} ms`,
      `${size(turns)} bytes`,
      shared(turns),
    ];
    table(
      `${PAGE} while a release is rolled out, median of ${TURNS} turns of ${REQUESTS}`,
      ['', 'processor', 'brotli', 'answer'],
      [
        row('no rollout, unknown browser', none.without),
        row('no rollout, known browser', none.known),
        row('rollout, unknown browser', running.without),
        row('rollout, known browser', running.known),
        [
          'what it adds',
          against(time(running.known) - time(none.without), MOST.processor, (one) => `${one.toFixed(2)} ms`),
          against(size(running.known) - size(none.without), MOST.bytes, (one) => `${one} bytes`),
          '',
        ],
      ],
    );
  } finally {
    await service.stop();
  }
};
