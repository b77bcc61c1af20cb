/** The two sites that are compared: the federated one as it is served, and the plain bundle of the same source. */
import { spawn } from 'node:child_process';
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from '../commands/build.mjs';
import { freePort } from '../commands/postgres.mjs';
import { fingerprint, node, released, root, unlessDone } from '../commands/workspace.mjs';
import { readDeclaration } from '../webpack/declaration.mjs';

const plainFolder = path.join(root, 'shell/dist/plain');
const config = (name) => path.join(root, 'shared/tooling/webpack', `${name}.mjs`);

/**
 * Builds both, each only when its sources have changed.
 * @param {{ whole?: boolean }} [options] whether the plain bundle with whole libraries is wanted as well
 */
export const buildBoth = async ({ whole = false } = {}) => {
  await build();
  const sources = [
    'shell',
    'shared',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    ...released().map((name) => `mfe-${name}`),
  ];
  const bundle = path.join(root, 'shared/tooling/commands/bundle.mjs');
  for (const name of whole ? ['plain', 'whole'] : ['plain'])
    await unlessDone(`shell/dist/.${name}-bundled`, fingerprint(sources), () =>
      node([bundle, path.join(root, 'shell'), config(name)]),
    );
};

/** Takes the HTML of their pages from the releases of a site, which are then drawn by their scripts alone. */
const forgetPages = (dataDir) => {
  const remotesFolder = path.join(dataDir, 'site/remotes');
  for (const file of readdirSync(remotesFolder, { recursive: true }).filter((one) =>
    /(^|[\\/])release\.json$/.test(one),
  )) {
    const release = path.join(remotesFolder, file);
    const { pages: _pages, ...rest } = JSON.parse(readFileSync(release, 'utf8'));
    // Not written over: it may be the build's own file under a second name.
    rmSync(release);
    writeFileSync(release, JSON.stringify(rest));
  }
};

/**
 * Starts the built service, which serves the federated site, with demo data of its own.
 * @param {{ prerendered?: boolean }} [options] whether public pages are served as the HTML that their releases have
 */
export const startFederated = async ({ prerendered = true } = {}) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-bench-'));
  const port = await freePort();
  // It reads what the build made, which a fresh clone does not have when this file is read.
  const { publishNew } = await import('../release/publish-new.mjs');
  await publishNew(dataDir);
  if (!prerendered) forgetPages(dataDir);
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir };
  const service = spawn(process.execPath, [path.join(root, 'api/dist/main.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  for (;;) {
    const answer = await fetch(`${url}/api/v1/health`).catch(() => null);
    if (answer?.ok) break;
    if (service.exitCode !== null) throw new Error('The service did not start.');
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return {
    name: 'federated',
    url,
    stop: async () => {
      const ended = new Promise((resolve) => {
        service.once('exit', resolve);
      });
      service.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
};

/** The plain build as the page wants it: no remotes' files, but the same hints for each address. */
export const plainManifest = async () => {
  const { first, fonts, chunks } = JSON.parse(readFileSync(path.join(plainFolder, 'plain.json'), 'utf8'));
  const later = (files = []) => files.filter((file) => !first.includes(file));
  const layouts = Object.keys(chunks).filter((name) => name.startsWith('layout-'));
  const shell = {
    platform: '1.0.0',
    scripts: first.filter((file) => file.endsWith('.js')),
    styles: first.filter((file) => file.endsWith('.css')),
    fonts,
    integrity: {},
    preload: Object.fromEntries(layouts.map((name) => [name.slice('layout-'.length), later(chunks[name])])),
    provides: {},
    fixed: new Set(readdirSync(path.join(plainFolder, 'public')).filter((file) => !/\.(br|gz)$/.test(file))),
  };
  const entries = released().map(async (name) => {
    const declaration = await readDeclaration(path.join(root, `mfe-${name}`));
    const lifecycles = later(chunks[`${name}/lifecycles`]);
    // A redirect needs the files of the page it leads to, as in a release.
    const pageOf = ({ page, redirect }) =>
      page ?? declaration.routes.find(({ path: route }) => route === redirect)?.page;
    const preload = Object.fromEntries(
      declaration.routes.map((route) => [route.path, [...lifecycles, ...later(chunks[pageOf(route)])]]),
    );
    return {
      name,
      version: '1.0.0',
      base: '/',
      entry: lifecycles[0],
      integrity: {},
      preload,
      shares: {},
      declaration,
    };
  });
  return { shell, registry: { platform: '1.0.0', remotes: await Promise.all(entries) } };
};

/** Serves the plain bundle: the service's own page over it, files compressed at build time, calls passed on. */
export const startPlain = async (service) => {
  const [{ renderPage }, { pagePolicy }, manifest] = await Promise.all([
    import(path.join(root, 'api/dist/site/page.js')),
    import(path.join(root, 'api/dist/site/policy.js')),
    plainManifest(),
  ]);
  const backend = new URL(service.url);

  const pass = (incoming, outgoing) => {
    const options = {
      host: backend.hostname,
      port: backend.port,
      path: incoming.url,
      method: incoming.method,
    };
    const onward = request({ ...options, headers: { ...incoming.headers, host: backend.host } }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };

  const sendFile = (file, immutable, incoming, outgoing) => {
    const takesBrotli = /\bbr\b/.test(incoming.headers['accept-encoding'] ?? '');
    const twin = takesBrotli && existsSync(`${file}.br`) ? `${file}.br` : file;
    outgoing.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(twin === file ? {} : { 'content-encoding': 'br' }),
    });
    createReadStream(twin).pipe(outgoing);
  };

  const sendPage = (pathname, outgoing) => {
    const body = brotliCompressSync(renderPage({ ...manifest, pathname }), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    });
    outgoing.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-security-policy': pagePolicy(),
    });
    outgoing.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url, 'http://plain');
    if (pathname.startsWith('/api/')) return pass(incoming, outgoing);
    const name = pathname.slice(1);
    const inAssets = path.join(plainFolder, path.normalize(pathname));
    if (pathname.startsWith('/assets/') && existsSync(inAssets))
      return sendFile(inAssets, true, incoming, outgoing);
    if (manifest.shell.fixed.has(name))
      return sendFile(path.join(plainFolder, 'public', name), false, incoming, outgoing);
    return sendPage(pathname, outgoing);
  });
  await new Promise((resolve) => {
    server.listen(0, resolve);
  });
  return {
    name: 'plain',
    url: `http://localhost:${server.address().port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
