/** The compiled service with demo data, started as the program that it is, in a data folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../commands/postgres.mjs';
import { freePort } from '../tests/free-port.mjs';
import { root } from '../commands/workspace.mjs';
import { stepUps } from '../../contract/dist/index.js';

/**
 * Lets every session do what asks for a second factor or a password, for a day.
 * @param {Client} client
 */
export const confirmEverySession = async (client) => {
  const until = new Date(Date.now() + 86_400_000);
  await client.query('update sessions set factor_at = $1, administered_at = $1, confirmed_until = $1', [
    until,
  ]);
  await client.query(
    `insert into session_step_ups (session_id, action, until)
    select id, action, $1 from sessions, unnest($2::text[]) action on conflict do nothing`,
    [until, stepUps],
  );
};

/**
 * @param {Record<string, string>} env
 * @returns {Promise<{ url: string, dataDir: string, stop: () => Promise<void> }>}
 */
const start = async (env) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-bench-'));
  const port = await freePort();
  const service = spawn(process.execPath, [path.join(root, 'api/dist/main.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/api/v1/health`).catch(() => null))?.ok) {
    if (service.exitCode !== null) throw new Error('The service did not start.');
    await sleep(100);
  }
  const stop = async () => {
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, stop };
};

/** Starts the whole site from the last build. */
export const startSite = async () => {
  const { publishNew } = await import('../release/publish-new.mjs');
  const { siteReleases } = await import('../release/site-releases.mjs');
  const site = await start({});
  await publishNew(siteReleases(site.url, site.dataDir));
  return site;
};

/**
 * Starts the service alone on a PostgreSQL of its own, without limits of rate.
 * @param {Record<string, string>} [env]
 * @returns `authorizationOf` signs a demo account in, as if it had confirmed whatever the service asks for
 */
export const startOnPostgres = async (env = {}) => {
  const postgres = await startPostgres();
  const service = await start({
    DATABASE_URL: postgres.url,
    DEMO_DATA: 'small',
    TOKEN_SECRET: 'what the benchmarks sign access tokens with',
    SEALING_KEYS: 'bench:what-the-benchmarks-seal-with-and-no-other',
    ...Object.fromEntries(
      ['WRITE', 'PEOPLE', 'BROWSE', 'UPLOAD'].map((name) => [`LIMIT_${name}`, '99999999/1s']),
    ),
    ...env,
  });
  const client = new Client(postgres.url);
  await client.connect();

  /** @param {string} email @param {string} password */
  const authorizationOf = async (email, password) => {
    const answer = await fetch(`${service.url}/api/v1/Account/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: email, password }),
    });
    const { value } = await answer.json();
    await confirmEverySession(client);
    return `Bearer ${value.accessToken}`;
  };

  const stop = async () => {
    await client.end();
    await service.stop();
    await postgres.stop();
  };
  return { url: service.url, dataDir: service.dataDir, client, authorizationOf, stop };
};
