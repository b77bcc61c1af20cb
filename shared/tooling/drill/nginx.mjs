/** Debian's nginx with the configuration of `deploy/nginx`, its places and ports aside. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { freePort } from '../tests/free-port.mjs';
import { start } from './process.mjs';
import { until } from './until.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(root, 'deploy/nginx', file), 'utf8');

/** @param {string} program @param {string[]} args */
const mustRun = (program, args) => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
};

/**
 * @param {string} home an empty folder
 * @param {readonly number[]} services their ports
 * @returns {Promise<{ port: number, pid: number, stop: () => Promise<void> }>}
 */
export const startNginx = async (home, services) => {
  const [plain, port] = [await freePort(), await freePort()];
  mkdirSync(path.join(home, 'tls'), { recursive: true });
  const files = ['-keyout', path.join(home, 'tls/site.key'), '-out', path.join(home, 'tls/site.crt')];
  mustRun(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ').concat(files),
  );
  const moved = (/** @type {string} */ file) =>
    read(file)
      .replaceAll('/etc/nginx/', `${home}/`)
      .replaceAll('/var/cache/nginx/', `${home}/`)
      .replaceAll(/listen \[::\].*\n/g, '')
      .replaceAll('listen 80 ', `listen 127.0.0.1:${plain} `)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `);
  writeFileSync(path.join(home, 'phila.conf'), moved('phila.conf'));
  const upstream = moved('phila-upstream.conf').split('\n');
  const isServer = (/** @type {string} */ line) => line.trim().startsWith('server ');
  const servers = services.map((one) => `server 127.0.0.1:${one} max_fails=2 fail_timeout=5s;`);
  writeFileSync(
    path.join(home, 'phila-upstream.conf'),
    upstream
      .filter((line) => !isServer(line))
      .toSpliced(upstream.findIndex(isServer), 0, ...servers)
      .join('\n'),
  );
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  writeFileSync(
    path.join(home, 'nginx.conf'),
    `pid ${home}/pid;\nerror_log ${home}/log;\nevents { worker_connections 8192; }\nhttp { access_log off; ${own.join(' ')} include ${home}/phila.conf; }\n`,
  );
  const args = ['-p', home, '-c', path.join(home, 'nginx.conf')];
  mustRun('nginx', [...args, '-t']);
  const nginx = start('nginx', [...args, '-g', 'daemon off; user root;'], { log: path.join(home, 'output') });
  await until('nginx answers', () => fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }));
  return { port, pid: nginx.pid, stop: () => nginx.end('SIGQUIT') };
};
