/**
 * `npm run dev`: the whole site with hot refresh that keeps state, on PORT (3000).
 * `npm run dev -- details`: one remote, served for a site that runs already; it prints the address that shows it.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, install, remotes, root } from './workspace.mjs';

await install();
const { default: webpack } = await import('webpack');
const { default: WebpackDevServer } = await import('webpack-dev-server');
const { compile } = await import('./build.mjs');

/** The first port of the bundles; the shell has it, the remotes follow in the order of their names. */
const FIRST_PORT = Number(process.env.DEV_PORT ?? 9100);
const wanted = process.argv[2];
if (wanted && !remotes().includes(wanted)) {
  console.error(`There is no mfe-${wanted}. There are: ${remotes().join(', ')}.`);
  process.exit(1);
}

const portOf = (name) => FIRST_PORT + (name === 'shell' ? 0 : 1 + remotes().indexOf(name));
const originOf = (name) => `http://localhost:${portOf(name)}`;
const folderOf = (name) => path.join(root, name === 'shell' ? 'shell' : `mfe-${name}`);

/** Serves one bundle; resolves with where its files are once the first build is done. */
const serve = async (name) => {
  const { default: configure } = await import(path.join(folderOf(name), 'webpack.config.mjs'));
  const configuration = await configure({}, { mode: 'development', serve: true });
  const output = path.join(folderOf(name), 'dist/dev');
  const compiler = webpack({
    ...configuration,
    output: {
      ...configuration.output,
      path: output,
      ...(name === 'shell' ? { publicPath: `${originOf(name)}/` } : {}),
    },
    stats: 'errors-warnings',
  });
  const server = new WebpackDevServer(
    {
      port: portOf(name),
      host: 'localhost',
      hot: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      // An overlay of a remote would cover the whole site; the shell's own panel says what is wrong.
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${portOf(name)}/ws` },
      devMiddleware: { writeToDisk: (file) => /(shell|release)\.json$/.test(file) },
      static: name === 'shell' ? { directory: path.join(folderOf(name), 'public') } : false,
    },
    compiler,
  );
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('dev', resolve);
  });
  await server.start();
  await built;
  return output;
};

if (wanted) {
  await compile();
  await serve(wanted);
  const site = process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  console.log(`
${wanted} is served at ${originOf(wanted)}. In a site that runs:
  1. sign in as an administrator,
  2. open ${site}/?remote=${wanted}@${originOf(wanted)} and confirm.
The banner there ends it.`);
} else {
  await compile();
  const names = ['shell', ...remotes()];
  for (const name of names) await serve(name);

  // The registry of a site in development points at the servers above; there is nothing to check for integrity.
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data/dev');
  const current = {};
  for (const name of remotes()) {
    const folder = path.join(dataDir, 'site/remotes', name, 'dev');
    mkdirSync(folder, { recursive: true });
    const release = JSON.parse(readFileSync(path.join(folderOf(name), 'dist/dev/release.json'), 'utf8'));
    const entry = { ...release, version: 'dev', base: `${originOf(name)}/`, integrity: {}, preload: {} };
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(entry));
    current[name] = 'dev';
  }
  writeFileSync(path.join(dataDir, 'site/registry.json'), JSON.stringify({ current, history: {} }));

  // The service restarts when its emitted files change; the type checker emits them as sources are saved.
  const watch = spawn(bin('tsc'), ['-b', '--watch', '--preserveWatchOutput'], {
    cwd: root,
    stdio: 'inherit',
  });
  const service = spawn(
    process.execPath,
    [
      '--watch-path',
      path.join(root, 'api/dist'),
      '--watch-preserve-output',
      path.join(root, 'api/dist/main.js'),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATA_DIR: dataDir,
        SITE_DIR: path.join(root, 'shell/dist/dev'),
        DEVELOPMENT_ORIGINS: names.map(originOf).join(' '),
      },
    },
  );
  const end = () => {
    watch.kill();
    service.kill();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  if (!existsSync(path.join(root, 'api/dist/main.js'))) console.error('The service was not built.');
}
