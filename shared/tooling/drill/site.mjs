/** The whole site as operators run it: two web, one worker, PostgreSQL with standbys, the bucket, mail, nginx in front. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { freePort } from '../tests/free-port.mjs';
import { startCluster } from './cluster.mjs';
import { startGate } from './gate.mjs';
import { startMailbox } from './mailbox.mjs';
import { startNginx } from './nginx.mjs';
import { start } from './process.mjs';
import { until } from './until.mjs';

const BUCKET = 'phila';
const SECRET = 'what the drill signs requests to its bucket with';

/** Limits by network address, which all people of the drill share, and those that its pace would meet. */
const LIMITED = [
  'SIGN_IN',
  'RESET',
  'MAIL',
  'UNCONFIRMED_MAIL',
  'UPLOAD',
  'REDEEM',
  'PEOPLE',
  'WRITE',
].concat(['PRICE', 'REFRESH', 'BROWSE', 'PICTURE']);

/** The program of the image, which publishes as `npm start` does. */
const SERVE = path.join(root, 'shared/tooling/commands/serve.mjs');

/**
 * @typedef {object} Instance a process of the service, at a port that stays its own
 * @property {string} name
 * @property {number} port
 * @property {string} dataDir
 * @property {() => number} pid
 * @property {(changes?: Changes) => Promise<void>} start returns once it is ready
 * @property {(signal: NodeJS.Signals) => Promise<void>} end
 * @property {() => Promise<boolean>} isReady
 * @property {() => string} output
 *
 * @typedef {object} Changes of one start
 * @property {Record<string, string>} [env]
 * @property {string[]} [program] what is started in place of this version's service
 *
 * @typedef {object} Site
 * @property {string} home
 * @property {string} url of nginx
 * @property {import('./cluster.mjs').Cluster} cluster
 * @property {{ shut: () => Promise<void>, open: () => Promise<void> }} bucket
 * @property {{ shut: () => Promise<void>, open: () => Promise<void>, letters: import('./mailbox.mjs').Letter[] }} mail
 * @property {[Instance, Instance]} webs
 * @property {Instance} worker
 * @property {number} nginx its process
 * @property {(name: string, changes: Changes) => Promise<Instance>} another one, behind nothing
 * @property {() => Promise<void>} stop
 */

/** @param {string} home @returns {Promise<Site>} */
export const startSite = async (home) => {
  const place = (/** @type {string} */ name) => path.join(home, name);
  const cluster = await startCluster(place('postgres'));

  const bucketProcess = fork(path.join(root, 'api/dist/testing/s3-process.js'), [BUCKET, SECRET]);
  const [endpoint] = await once(bucketProcess, 'message');
  const bucket = await startGate(Number(new URL(String(endpoint)).port));

  const mailbox = await startMailbox();
  const mailGate = await startGate(mailbox.port);

  /** @type {Record<string, string>} */
  const shared = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: cluster.url,
    DEMO_DATA: 'small',
    TOKEN_SECRET: 'what-the-drill-signs-access-tokens-with-and-no-other',
    SEALING_KEYS: 'drill:what-the-drill-seals-with-and-no-other-does',
    S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY: 'drill',
    S3_SECRET_KEY: SECRET,
    SMTP_URL: `smtp://127.0.0.1:${mailGate.port}?ignoreTLS=true`,
    TRUST_PROXY: '127.0.0.1/32',
    // As deploy/systemd has it: longer than nginx remembers that a service was away.
    STOP_AFTER: '10',
    // Short, so that people renew their tokens while something is away.
    ACCESS_TOKEN_LIFETIME: '1m',
    // A code that waits for the mail server is still sent.
    CODE_LIFETIME: '1h',
    ...Object.fromEntries(LIMITED.map((name) => [`LIMIT_${name}`, '9999999/1s'])),
  };

  /** @type {Instance[]} */
  const started = [];
  /** @param {string} name @param {'web' | 'worker'} role @returns {Promise<Instance>} */
  const instance = async (name, role) => {
    const port = await freePort();
    const log = place(`${name}.log`);
    const dataDir = place(name);
    writeFileSync(log, '');
    /** @type {import('./process.mjs').Running | null} */
    let running = null;
    const isReady = async () =>
      (await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`, { signal: AbortSignal.timeout(3_000) }))
        .ok;
    /** @type {Instance} */
    const made = {
      name,
      port,
      dataDir,
      pid: () => running?.pid ?? 0,
      isReady,
      output: () => readFileSync(log, 'utf8'),
      start: async ({ env = {}, program = [process.execPath, SERVE] } = {}) => {
        const [command = '', ...args] = program;
        running = start(command, args, {
          cwd: root,
          env: { ...shared, ROLE: role, PORT: String(port), DATA_DIR: dataDir, ...env },
          log,
        });
        await until(
          `${name} is ready`,
          async () => {
            if (running?.isOver()) return true;
            return isReady();
          },
          { seconds: 600 },
        );
        if (running.isOver()) throw new Error(`${name} ended: ${made.output().slice(-2_000)}`);
      },
      end: async (signal) => running?.end(signal),
    };
    started.push(made);
    return made;
  };

  const webs = /** @type {[Instance, Instance]} */ ([
    await instance('web-1', 'web'),
    await instance('web-2', 'web'),
  ]);
  const worker = await instance('worker', 'worker');
  // The first makes the tables and publishes.
  await webs[0].start();
  await Promise.all([webs[1].start(), worker.start()]);
  mkdirSync(place('nginx'));
  const nginx = await startNginx(
    place('nginx'),
    webs.map(({ port }) => port),
  );
  return {
    home,
    url: `https://localhost:${nginx.port}`,
    cluster,
    bucket,
    mail: { ...mailGate, letters: mailbox.letters },
    webs,
    worker,
    nginx: nginx.pid,
    another: async (name, changes) => {
      const made = await instance(name, 'web');
      await made.start(changes);
      return made;
    },
    stop: async () => {
      await nginx.stop();
      await Promise.all(started.map((one) => one.end('SIGKILL')));
      await cluster.stop();
      bucketProcess.disconnect();
      await bucket.shut();
      await mailGate.shut();
      mailbox.close();
    },
  };
};
