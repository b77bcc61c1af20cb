import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ReleaseSite } from '@phila/remote-kit/publish';
import { freePort } from '../shared/tooling/tests/free-port.mjs';
import { remotes } from '../shared/tooling/commands/workspace.mjs';
import { publishNew } from '../shared/tooling/release/publish-new.mjs';
import { siteReleases } from '../shared/tooling/release/site-releases.mjs';
import { SITE_START } from '../shared/tooling/tests/patience.mjs';
import type { WeatherStandIn } from '../shared/tooling/stand-ins/weather.mjs';
import { startWeatherStandIn } from '../shared/tooling/stand-ins/weather.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Running site with its own data; a test may stop, kill and start it again. */
export interface Site {
  url: string;
  dataDir: string;
  /** Stand-in for the weather service, so that no test reaches the internet. */
  weather: WeatherStandIn;
  /** Its releases, as its own machine changes them. */
  releases: () => ReleaseSite;
  start: () => Promise<void>;
  /** Stops the service as an operator would; it drains first. */
  stop: () => Promise<void>;
  /** Kills it, like a power cut. */
  kill: () => Promise<void>;
  dispose: () => Promise<void>;
}

/** Variable with the data folder of the first start, copied for every worker. */
const TEMPLATE = 'PHILA_E2E_TEMPLATE';

/**
 * Starts the built service with the demo data on its own port. Creates the data again if `env` chooses other demo data.
 * @param home the built workspace; default: this one
 */
export const startSite = async (env: Record<string, string> = {}, home = root): Promise<Site> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-e2e-'));
  const template = process.env[TEMPLATE];
  // Creating the database and demo accounts takes longer than most tests.
  if (template !== undefined && env['DEMO_DATA'] === undefined)
    cpSync(template, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const weather = await startWeatherStandIn();
  let service: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals) => {
    const running = service;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => {
      running.once('exit', resolve);
    });
    running.kill(signal);
    await ended;
    service = undefined;
  };

  const start = async () => {
    const child = spawn(process.execPath, [path.join(home, 'api/dist/main.js')], {
      cwd: home,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // Small, so that tests can count rows; the service's tests cover the large demo.
        DEMO_DATA: 'small',
        PORT: String(port),
        DATA_DIR: dataDir,
        WEATHER_URL: weather.url,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    service = child;
    let said = '';
    const keep = (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const deadline = Date.now() + SITE_START;
    for (;;) {
      const answer = await fetch(`${url}/api/v1/health`).catch(() => null);
      if (answer?.ok) return;
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The service did not start:\n${said}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  };

  const releases = () => siteReleases(url, dataDir);
  await start();
  const refusals: string[] = [];
  await publishNew(releases(), {
    siteDir: path.join(home, 'shell/dist/site'),
    folders: remotes().map((name) => path.join(home, `mfe-${name}`)),
    say: (sentence) => void refusals.push(sentence),
  });
  // Fails here rather than in every test, because the site goes on without a refused remote.
  if (refusals.length > 0) {
    await end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`The site would be tested without what was built:\n${refusals.join('\n')}`);
  }
  return {
    url,
    dataDir,
    weather,
    releases,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    dispose: async () => {
      await end('SIGKILL');
      await weather.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Playwright's global set-up: starts and stops a site once, as the template for every worker's data. */
const prepareTemplate = async (): Promise<() => Promise<void>> => {
  const site = await startSite();
  await site.stop();
  process.env[TEMPLATE] = site.dataDir;
  return site.dispose;
};
export default prepareTemplate;
