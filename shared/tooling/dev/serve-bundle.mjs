import { watch } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** An editor saves in several steps. */
const QUIET = 100;

/**
 * Matches the files of a bundle that the service reads or sends itself: among them the shell's worker with its fonts,
 * because a worker starts from the page's own origin and its file brings its policy.
 */
const isForService = (/** @type {string} */ file) =>
  /(shell|release|provided)\.json$|[\\/]assets[\\/](?:[\da-f]+-pdf-worker\.js|[\da-f]+\.ttf)$/.test(file);

/**
 * Serves the bundle of the shell or of a remote with hot refresh, until it is stopped.
 * @param {{ folder: string, port: number, isShell: boolean }} bundle
 * @returns {Promise<{ output: string, stop: () => Promise<void> }>} once its first build is done, with where its files are
 * @throws when its configuration cannot be made, such as for a fault in remote.ts; the message is one sentence
 */
export const serveBundle = async ({ folder, port, isShell }) => {
  const { default: configure } = await import(path.join(folder, 'webpack.config.mjs'));
  const configuration = await configure({}, { mode: 'development', serve: true });
  const output = path.join(folder, 'dist/dev');
  const compiler = webpack({
    ...configuration,
    output: {
      ...configuration.output,
      path: output,
      ...(isShell ? { publicPath: `http://localhost:${port}/` } : {}),
    },
    stats: 'errors-warnings',
  });
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      // A remote's overlay would cover the whole site; the shell's own panel shows the fault.
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { writeToDisk: isForService },
      static: isShell ? { directory: path.join(folder, 'public') } : false,
    },
    compiler,
  );
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('dev', resolve);
  });
  await server.start();
  await built;
  return {
    output,
    stop: async () => {
      await server.stop();
      await new Promise((resolve) => {
        compiler.close(resolve);
      });
    },
  };
};

/**
 * Serves a remote, and restarts its build when its `remote.ts` changes, because the exposed modules and the release's
 * description are fixed when a build begins. Reports a fault in remote.ts, and keeps the earlier build running.
 * @param {{ folder: string, port: number }} bundle
 * @param {{ serve?: typeof serveBundle, readDeclaration: (folder: string) => Promise<object>, served: (output: string)
 * => void, say?: (sentence: string) => void }} does `served` is told of each first build
 * @returns {Promise<() => Promise<void>>} ends it
 */
export const serveRemote = async (
  { folder, port },
  { serve = serveBundle, readDeclaration, served, say = console.error },
) => {
  let declared = JSON.stringify(await readDeclaration(folder));
  let running = await serve({ folder, port, isShell: false });
  served(running.output);

  const follow = async () => {
    let now;
    try {
      now = JSON.stringify(await readDeclaration(folder));
    } catch (error) {
      say(`${error instanceof Error ? error.message : String(error)} The build before goes on.`);
      return;
    }
    if (now === declared) return;
    declared = now;
    await running.stop();
    running = await serve({ folder, port, isShell: false });
    served(running.output);
    say(`remote.ts of ${path.basename(folder)} was read again.`);
  };

  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** Runs in turn: a second edit may come while the build restarts. */
  let work = Promise.resolve();
  const watcher = watch(folder, (_, name) => {
    if (name !== 'remote.ts') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(follow).catch((error) => say(error.message));
    }, QUIET);
  });
  return async () => {
    watcher.close();
    clearTimeout(timer);
    await work;
    await running.stop();
  };
};
