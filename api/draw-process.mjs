/**
 * Started by src/core/drawing without rights to files, processes and code from strings: draws pages of releases. Their
 * code comes by message and runs in a context of its own, with nothing of Node.
 */
import vm from 'node:vm';

/** Pairs of host and remote that are kept; each takes some 40 MB. */
const MOST_KEPT = 4;

/** Timers that pages leave behind. */
const timers = new Set();

const nothing = () => undefined;

const globals = () => ({
  console: { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing },
  setTimeout: (...given) => {
    const timer = setTimeout(...given);
    timers.add(timer);
    return timer;
  },
  clearTimeout: (timer) => {
    timers.delete(timer);
    clearTimeout(timer);
  },
  URL,
  URLSearchParams,
  btoa,
  atob,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  MessageChannel,
});

const refused = (name) => {
  throw new Error(`${name} is nothing that a page is given while it is drawn`);
};

const evaluated = (code, name, context, require) => {
  const module = { exports: {} };
  new vm.Script(`((module, exports, require) => {${code}\n})`, { filename: name }).runInContext(context)(
    module,
    module.exports,
    require,
  );
  return module.exports;
};

/** The `draw` of each pair, by its key. */
const pairs = new Map();

const load = ({ key, host, remote }) => {
  const context = vm.createContext(globals(), { codeGeneration: { strings: false, wasm: false } });
  const { modules, draw } = evaluated(host, 'host', context, refused);
  // Evaluates the remote, which registers its application with this host.
  evaluated(remote, key, context, (name) => modules[name] ?? refused(name));
  if (pairs.size >= MOST_KEPT) pairs.delete(pairs.keys().next().value);
  pairs.set(key, draw);
};

const answer = async (message) => {
  try {
    if ('host' in message) load(message);
    const draw = pairs.get(message.key);
    if (draw === undefined) return { isUnknown: true };
    return await draw(message.options);
  } catch (error) {
    return { fault: String(error?.stack ?? error).slice(0, 2_000) };
  } finally {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }
};

process.on('message', async (message) => process.send(await answer(message)));
// A page's open channel would keep it running.
process.on('disconnect', () => process.exit());
