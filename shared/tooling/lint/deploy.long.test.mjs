/** Tries what `deploy/` has with the programs that read it, and nginx with services that end. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { answers, PNPM, root } from '../commands/workspace.mjs';
import { startNginx } from '../drill/nginx.mjs';
import { hasProgram } from '../tests/programs.mjs';

const folder = path.join(root, 'deploy');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const read = (/** @type {string} */ file) => readFileSync(path.join(folder, file), 'utf8');

const outcome = (/** @type {string} */ program, /** @type {string[]} */ args, cwd = folder) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
};

test('the image builds by the pnpm of the workspace, and runs without rights', () => {
  const image = read('Dockerfile');
  expect(image.match(/pnpm@[\d.]+/g)).toEqual([`pnpm@${PNPM}`]);
  expect(image).toContain('\nUSER 1000:1000\n');
});

if (hasProgram('yamllint', 'yamllint'))
  test('yamllint finds nothing', () => {
    expect(outcome('yamllint', ['--strict', '--config-file', '.yamllint.yml', '.'])).toMatchObject({
      status: 0,
      stdout: '',
    });
  });
else test.todo('yamllint: the package cannot be installed here');

if (hasProgram('shellcheck', 'shellcheck'))
  test('shellcheck finds nothing', () => {
    const scripts = files.filter((file) => file.endsWith('.sh'));
    expect(scripts.length).toBeGreaterThan(1);
    expect(outcome('shellcheck', scripts)).toMatchObject({ status: 0, stdout: '' });
  });
else test.todo('shellcheck: the package cannot be installed here');

if (answers('kubectl', ['version', '--client']))
  test('the overlay is rendered: nothing writes to its image or runs as root, and the tables come first', () => {
    const { status, stdout, stderr } = outcome('kubectl', ['kustomize', 'kustomize/overlays/production']);
    expect([status, stderr]).toEqual([0, '']);
    const kinds = stdout.match(/(?<=^kind: )\w+/gm)?.toSorted();
    expect(kinds).toEqual(
      ['ConfigMap', 'Deployment', 'Deployment', 'HorizontalPodAutoscaler', 'Ingress', 'Job']
        .concat('PodDisruptionBudget', 'PodDisruptionBudget', 'Service', 'ServiceAccount')
        .toSorted(),
    );
    for (const rule of ['readOnlyRootFilesystem: true', 'runAsNonRoot: true', 'image: registry.example.org/'])
      expect([rule, stdout.split(rule).length - 1]).toEqual([rule, 3]);
    const first = stdout.split('\n---\n').filter((one) => one.includes('phila/step: before'));
    expect(first.map((one) => /^kind: (\w+)$/m.exec(one)?.[1])).toEqual([
      'ServiceAccount',
      'ConfigMap',
      'Job',
    ]);
  });
else test.todo('kubectl kustomize: kubectl is not installed here, and Debian’s is too old');

/** A page that visitors share, as the service says it, but for one second. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=60, stale-if-error=86400';

/** A service that counts what reaches it. */
const startDouble = async () => {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((incoming, reply) => {
    const { url = '', headers } = incoming;
    asked.push(url);
    const isShared = url === '/' || url.startsWith('/api/') || url.startsWith('/assets/');
    reply.writeHead(200, { 'cache-control': isShared ? SHARED : 'no-cache', vary: 'accept, cookie' });
    reply.end(`${url} ${headers.cookie ?? 'no cookie'} ${String(headers['x-forwarded-for'])}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/**
 * @param {number} port
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, cache: string, body: string }>}
 */
const get = async (port, url, headers = {}) => {
  const outgoing = request({ port, host: '127.0.0.1', path: url, headers, rejectUnauthorized: false });
  outgoing.end();
  const [reply] = /** @type {[import('node:http').IncomingMessage]} */ (await once(outgoing, 'response'));
  return {
    status: reply.statusCode ?? 0,
    cache: String(reply.headers['x-cache']),
    body: await text(reply),
  };
};

/** @template T @param {() => Promise<T>} ask @param {(found: T) => boolean} is */
const until = async (ask, is) => {
  for (;;) {
    const found = await ask().catch(() => null);
    if (found !== null && is(found)) return found;
  }
};

if (hasProgram('nginx', 'nginx-light', ['-v']))
  test('nginx keeps what visitors share, and shows it while the services are ended; nothing else', async () => {
    const home = mkdtempSync(path.join(os.tmpdir(), 'phila-nginx-'));
    const [one, two] = [await startDouble(), await startDouble()];
    const { port, stop } = await startNginx(home, [one.port, two.port]);
    const asked = () => [...one.asked, ...two.asked];
    try {
      await until(
        () => get(port, '/'),
        ({ cache }) => cache === 'HIT',
      );
      // A person's own page is not that of visitors, though its address is the same, nor kept at another.
      const cookie = { cookie: 'site=thandi' };
      expect((await get(port, '/', cookie)).body).toContain('/ site=thandi ');
      expect((await get(port, '/')).body).toBe('/ no cookie 127.0.0.1');
      for (const url of ['/details', '/api/v1/shop', '/assets/app.js']) {
        await get(port, url);
        await get(port, url, { 'x-forwarded-for': '10.1.2.3' });
        expect([url, asked().filter((found) => found === url)]).toEqual([url, [url, url]]);
      }
      expect((await get(port, '/details', { 'x-forwarded-for': '10.1.2.3' })).body).toContain(' 127.0.0.1');
      await one.end();
      for (let at = 0; at < 20; at += 1) expect((await get(port, `/details/${at}`)).status).toBe(200);
      await two.end();
      const stale = await until(
        () => get(port, '/'),
        ({ cache }) => cache !== 'HIT',
      );
      expect(stale).toMatchObject({ status: 200, body: '/ no cookie 127.0.0.1' });
      expect(['STALE', 'UPDATING']).toContain(stale.cache);
      for (const url of ['/details', '/api/v1/shop', '/assets/app.js'])
        expect([url, (await get(port, url)).status]).toEqual([url, 502]);
    } finally {
      await stop();
      rmSync(home, { recursive: true });
    }
  });
else test.todo('nginx: the package nginx-light cannot be installed here');
