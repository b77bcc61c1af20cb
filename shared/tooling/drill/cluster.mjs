/**
 * PostgreSQL as the design asks for it: a primary and two standbys, of which one has every commit before it is
 * acknowledged, HAProxy before them, and the WAL archived.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { account, programs } from '../commands/postgres.mjs';
import { freePort } from '../tests/free-port.mjs';
import { haproxyConfiguration } from './find-primary.mjs';
import { start } from './process.mjs';
import { until } from './until.mjs';

const NAMES = /** @type {const} */ (['north', 'east', 'west']);

/**
 * @typedef {object} Server
 * @property {string} name
 * @property {number} port
 * @property {string} data the folder of its files
 * @property {import('./process.mjs').Running | null} running
 *
 * @typedef {object} Cluster
 * @property {string} url through HAProxy, so of the primary
 * @property {() => number[]} pids
 * @property {<Row>(sql: string, values?: unknown[]) => Promise<Row[]>} query asks the primary
 * @property {() => Promise<void>} restartPrimary
 * @property {() => Promise<string>} failOver ends the primary at once, promotes the standby that has most, and names it
 * @property {() => Promise<void>} makeWhole gives the primary its two standbys back
 * @property {(folder: string) => void} backUp
 * @property {(folder: string, until: Date) => Promise<{ url: string, stop: () => Promise<void> }>} restore
 * @property {() => Promise<void>} stop
 */

/** @param {string} url @param {string} sql @param {unknown[]} [values] */
const ask = async (url, sql, values) => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
};

/** @param {string} home an empty folder @returns {Promise<Cluster>} */
export const startCluster = async (home) => {
  const folder = await programs();
  const program = (/** @type {string} */ name) => (folder ? path.join(folder, name) : name);
  const owner = account();
  const own = (/** @type {string} */ place) => {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(place, owner.uid, owner.gid);
    return place;
  };
  own(home);
  chmodSync(home, 0o755);
  const archive = own(path.join(home, 'wal'));
  const port = await freePort();
  const log = path.join(home, 'log');
  const options = { ...owner, cwd: home, env: { ...process.env, HOME: home, LC_ALL: 'C.UTF-8' } };
  const run = (/** @type {string} */ name, /** @type {string[]} */ ...args) =>
    execFileSync(program(name), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });

  /** @type {Server[]} */
  const servers = [];
  for (const name of NAMES)
    servers.push({ name, port: await freePort(), data: path.join(home, name), running: null });
  const urlOf = (/** @type {number} */ at) => `postgres://phila@127.0.0.1:${at}/postgres`;
  const url = urlOf(port);

  /** @param {string} data @param {Record<string, string | number>} settings */
  const postgres = (data, settings) =>
    start(
      program('postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
      { ...options, log },
    );
  const base = { listen_addresses: '127.0.0.1', unix_socket_directories: home, max_connections: 200 };
  const startServer = (/** @type {Server} */ server) => {
    server.running = postgres(server.data, {
      ...base,
      port: server.port,
      cluster_name: server.name,
      wal_level: 'replica',
      hot_standby: 'on',
      archive_mode: 'on',
      archive_command: `test -f ${archive}/%f || cp %p ${archive}/%f`,
      synchronous_standby_names: `ANY 1 (${NAMES.join(', ')})`,
      primary_conninfo: `host=127.0.0.1 port=${port} user=phila application_name=${server.name}`,
      wal_retrieve_retry_interval: '500ms',
      // A standby that was away for a while still finds what it lacks.
      wal_keep_size: '1GB',
    });
  };
  const isPrimary = async (/** @type {Server} */ server) =>
    server.running?.isOver() === false &&
    (await ask(urlOf(server.port), 'select pg_is_in_recovery() as is'))[0].is === false;
  const primary = async () => {
    for (const server of servers) if (await isPrimary(server).catch(() => false)) return server;
    throw new Error('No server is the primary.');
  };
  const follow = (/** @type {Server} */ server) => {
    rmSync(server.data, { recursive: true, force: true });
    run('pg_basebackup', '-d', url, '-D', own(server.data), '-X', 'stream', '-c', 'fast');
    writeFileSync(path.join(server.data, 'standby.signal'), '');
    if (owner.uid !== undefined && owner.gid !== undefined)
      chownSync(path.join(server.data, 'standby.signal'), owner.uid, owner.gid);
    startServer(server);
  };
  /** Ends a server as if its machine had lost power. */
  const cut = async (/** @type {Server} */ server) => {
    const { running } = server;
    if (running === null) return;
    execFileSync('sh', ['-c', `kill -9 ${running.pid} $(ps -o pid= --ppid ${running.pid}) || true`]);
    await running.end('SIGKILL');
  };
  const haveStandbys = (/** @type {number} */ count) =>
    until(
      `${count} standbys follow`,
      async () =>
        (
          await ask(
            url,
            "select count(*)::int as n from pg_stat_replication where state = 'streaming' and sync_state = 'quorum'",
          )
        )[0].n >= count,
    );

  const [first] = servers;
  if (first === undefined) throw new Error('There is no server.');
  run('initdb', '-D', own(first.data), '-U', 'phila', '--auth=trust', '--encoding=UTF8');
  startServer(first);
  await until('PostgreSQL answers', () => isPrimary(first));
  const file = path.join(home, 'haproxy.cfg');
  writeFileSync(file, haproxyConfiguration(port, servers));
  const haproxy = start('haproxy', ['-db', '-f', file], { log });
  await until('HAProxy leads to the primary', async () => (await ask(url, 'select 1')).length === 1);
  for (const server of servers.slice(1)) follow(server);
  await haveStandbys(2);

  return {
    url,
    pids: () => servers.flatMap(({ running }) => (running?.isOver() === false ? [running.pid] : [])),
    query: (sql, values) => ask(url, sql, values),
    restartPrimary: async () => {
      const server = await primary();
      await server.running?.end('SIGINT');
      startServer(server);
    },
    failOver: async () => {
      const former = await primary();
      await cut(former);
      const standbys = servers.filter((server) => server !== former);
      const has = await Promise.all(
        standbys.map(
          async (server) =>
            (
              await ask(
                urlOf(server.port),
                "select pg_wal_lsn_diff(coalesce(pg_last_wal_receive_lsn(), '0/0'), '0/0')::float8 as n",
              )
            )[0].n,
        ),
      );
      const next = standbys[has.indexOf(Math.max(...has))];
      if (next === undefined) throw new Error('There is no standby.');
      await ask(urlOf(next.port), 'select pg_promote(false)');
      return next.name;
    },
    makeWhole: async () => {
      await until('a server is the primary', primary);
      for (const server of servers) if (server.running?.isOver() !== false) follow(server);
      await haveStandbys(2);
    },
    backUp: (place) => {
      run('pg_basebackup', '-d', url, '-D', own(place), '-X', 'stream', '-c', 'fast');
    },
    restore: async (place, moment) => {
      // Closes the segment of the last writes, which lie in one that is not full yet.
      await ask(url, 'select pg_switch_wal()');
      const [{ file: last } = { file: '' }] = await ask(
        url,
        'select last_archived_wal as file from pg_stat_archiver',
      );
      await until('the last segment is archived', async () => {
        const [now] = await ask(url, 'select last_archived_wal as file from pg_stat_archiver');
        return now?.file !== last || existsSync(path.join(archive, String(last)));
      });
      writeFileSync(path.join(place, 'recovery.signal'), '');
      if (owner.uid !== undefined && owner.gid !== undefined)
        chownSync(path.join(place, 'recovery.signal'), owner.uid, owner.gid);
      const restored = await freePort();
      const running = postgres(place, {
        ...base,
        port: restored,
        restore_command: `cp ${archive}/%f %p`,
        // Names of time zones are not read yet when this is.
        recovery_target_time: moment.toISOString().replace('Z', '+00'),
        recovery_target_action: 'promote',
      });
      await until('the restored database takes writes', async () => {
        const [row] = await ask(urlOf(restored), 'select pg_is_in_recovery() as is');
        return row?.is === false;
      });
      return { url: urlOf(restored), stop: () => running.end('SIGINT') };
    },
    stop: async () => {
      for (const server of servers) await server.running?.end('SIGQUIT');
      await haproxy.end('SIGTERM');
    },
  };
};
