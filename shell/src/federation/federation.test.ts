import type { RegistryEntry } from '@phila/contract/remote';
import { hearFaults, versionInUse } from '../noted-faults/noted-faults.ts';
import { Abandoned, RemoteLoader } from './federation.ts';
import { host } from './host.ts';
import { enforceIntegrity } from './integrity.ts';
import { preloadEntry } from './preload.ts';
import { REMOTE_MODULE } from './telemetry.ts';

// Mocked: only the host's build can read its list of provided modules, and no remote here uses any.
jest.mock('./share-scope.ts', () => ({ sharedModules: () => ({}) }));
const notify = jest.fn();
jest.mock('@phila/platform', () => ({
  ...jest.requireActual('@phila/platform'),
  notify: (notice: unknown) => notify(notice),
}));
jest.mock('./preload.ts', () => ({ preloadEntry: jest.fn() }));

/** Names each test's remote again, as the page's one runtime remembers names. */
let count = 0;
const remote = (more: Partial<RegistryEntry> = {}): RegistryEntry => {
  count += 1;
  return {
    name: `remote-${count}`,
    version: '1.0.0',
    base: `/remotes/remote-${count}/1.0.0/`,
    entry: 'entry.js',
    integrity: { 'entry.js': 'sha384-entry' },
    ...more,
  } as RegistryEntry;
};

/** Reply to a request for an entry: a container, a useless script, an error, or none. */
type Answer = object | 'no container' | 'error' | 'silence';

/** Script elements that requested entries. */
let asked: HTMLScriptElement[] = [];
let answers: Answer[] = [];
/** Stubs the timeline, because jsdom has none. */
const measured = jest.fn();
Reflect.set(performance, 'measure', measured);

const reply = (script: HTMLScriptElement, answer: Answer | undefined): void => {
  if (answer === 'silence') return;
  if (answer === 'error') return void script.onerror?.(new Event('error'));
  if (typeof answer === 'object') Reflect.set(window, `phila_remote_${count}`, answer);
  script.onload?.(new Event('load'));
};

const container = (modules: Record<string, unknown>) => ({
  init: () => undefined,
  get: (name: string) =>
    name in modules
      ? Promise.resolve(() => modules[name])
      : Promise.reject(new Error(`Module "${name}" does not exist in container`)),
});

const loaderOf = (entry: RegistryEntry) => {
  const registry = { platform: '1.0.0', remotes: [entry] };
  enforceIntegrity(registry);
  // Answers the registry request of a retry.
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => registry });
  const loader = new RemoteLoader(registry);
  return {
    load: (module: string) => loader.load(entry.name, module),
    startOver: () => loader.startOver(entry.name),
  };
};

beforeEach(() => {
  asked = [];
  answers = [];
  measured.mockClear();
  Reflect.set(window, 'philaIntegrity', undefined);
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) {
      asked.push(node);
      const answer = answers.shift();
      queueMicrotask(() => reply(node, answer));
    }
    return node;
  });
});
afterEach(() => jest.restoreAllMocks());

it('loads exposed modules, and the entry once, with the integrity of the registry', async () => {
  answers.push(container({ './lifecycles': { mount: 1 }, './attach': { default: 2 } }));
  const entry = remote();
  const { load } = loaderOf(entry);
  await expect(load('./lifecycles')).resolves.toEqual({ mount: 1 });
  await expect(load('./attach')).resolves.toEqual({ default: 2 });
  expect(asked.map(({ src, integrity }) => [src, integrity])).toEqual([
    [`http://localhost${entry.base}entry.js`, 'sha384-entry'],
  ]);
});

it('asks for an entry without a hash in the registry so that the browser refuses it', async () => {
  const { load } = loaderOf(remote({ integrity: {} }));
  answers.push('error', 'error');
  await expect(load('./lifecycles')).rejects.toThrow('could not be loaded');
  expect(asked[0]?.integrity).toMatch(/^sha384-A{64}$/);
});

it('asks for a build on the own machine without a hash, and across origins', async () => {
  const { load } = loaderOf(remote({ base: 'http://localhost:9102/', integrity: {} }));
  answers.push(container({ './lifecycles': { mount: 3 } }));
  await expect(load('./lifecycles')).resolves.toEqual({ mount: 3 });
  expect(asked[0]).toMatchObject({ integrity: '', crossOrigin: 'anonymous' });
});

describe('a remote that the page is not of', () => {
  const later = () => {
    const entry = remote();
    const { name } = entry;
    const files = { href: `/releases/${name}/1.0.0/files.json`, integrity: 'sha384-of-all' };
    return { entry: { ...entry, files }, files };
  };
  const pageOf = ({ base }: RegistryEntry) => window.philaIntegrity?.[`http://localhost${base}page.js`];

  it('is loaded once the hashes of its files are there, which are checked themselves', async () => {
    const { entry, files } = later();
    const { load } = loaderOf(entry);
    let answer: (response: object) => void = () => undefined;
    globalThis.fetch = jest.fn().mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    answers.push(container({ './lifecycles': { mount: 1 }, './attach': { default: 2 } }));
    const loaded = load('./lifecycles');
    expect(preloadEntry).toHaveBeenCalledWith(entry);
    expect(globalThis.fetch).toHaveBeenCalledWith(files.href, { integrity: files.integrity });
    expect(asked).toEqual([]);
    const integrity = { ...entry.integrity, 'page.js': 'sha384-page' };
    answer({ ok: true, json: async () => ({ integrity, preload: {}, shares: {} }) });
    await expect(loaded).resolves.toEqual({ mount: 1 });
    expect(pageOf(entry)).toBe('sha384-page');
    await load('./attach');
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  });

  it('is loaded without them where they do not come, and asks for them again', async () => {
    const { entry } = later();
    const { load, startOver } = loaderOf(entry);
    globalThis.fetch = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answers.push(container({ './lifecycles': { mount: 1 } }), container({ './lifecycles': { mount: 2 } }));
    await expect(load('./lifecycles')).resolves.toEqual({ mount: 1 });
    expect(pageOf(entry)).toBeUndefined();
    startOver();
    const { files: _files, ...rest } = entry;
    const whole = { ...rest, integrity: { ...entry.integrity, 'page.js': 'sha384-page' } };
    const registry = { platform: '1.0.0', remotes: [whole] };
    jest.mocked(globalThis.fetch).mockResolvedValue({ ok: true, json: async () => registry } as Response);
    await expect(load('./lifecycles')).resolves.toEqual({ mount: 2 });
    expect(pageOf(entry)).toBe('sha384-page');
  });
});

it('says in one sentence that an entry did not come, or brought no container', async () => {
  const entry = remote();
  const { load } = loaderOf(entry);
  const url = `http://localhost${entry.base}entry.js`;
  answers.push('error', 'no container', 'error');
  await expect(load('./lifecycles')).rejects.toThrow(`${url}?attempt=1 holds no remote`);
  await expect(load('./lifecycles')).rejects.toThrow(`${url}?attempt=2 could not be loaded`);
});

it('asks by itself again after a failure where no cache knows the file, and for the same bytes', async () => {
  const entry = remote();
  const { load } = loaderOf(entry);
  answers.push('error', container({ './lifecycles': { mount: 5 } }));
  await expect(load('./lifecycles')).resolves.toEqual({ mount: 5 });
  expect(asked.map(({ src, integrity }) => [src, integrity])).toEqual([
    [`http://localhost${entry.base}entry.js`, 'sha384-entry'],
    [`http://localhost${entry.base}entry.js?attempt=1`, 'sha384-entry'],
  ]);
});

it('uses the new attempt’s container, not one left by an earlier attempt', async () => {
  const { load, startOver } = loaderOf(remote());
  answers.push(
    container({ './lifecycles': { mount: 'old' } }),
    container({ './lifecycles': { mount: 'new' } }),
  );
  await expect(load('./lifecycles')).resolves.toEqual({ mount: 'old' });
  startOver();
  await expect(load('./lifecycles')).resolves.toEqual({ mount: 'new' });
});

it('passes on a remote’s own errors', async () => {
  const { load } = loaderOf(remote());
  answers.push(container({}), container({}));
  await expect(load('./lifecycles')).rejects.toThrow('does not exist in container');
});

it('waits at most eight seconds, and rejects waiting callers when it starts over', async () => {
  const { load, startOver } = loaderOf(remote());
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  try {
    answers.push('silence', 'silence', container({ './lifecycles': { mount: 7 } }));
    await Promise.all([
      expect(load('./lifecycles')).rejects.toThrow('Nothing came within 8 seconds'),
      jest.advanceTimersByTimeAsync(8_000),
    ]);
    await Promise.all([
      expect(load('./lifecycles')).rejects.toBeInstanceOf(Abandoned),
      jest.advanceTimersByTimeAsync(1).then(startOver),
    ]);
    // Advances the fake timers, because the load waits for timers between its steps.
    await Promise.all([
      expect(load('./lifecycles')).resolves.toEqual({ mount: 7 }),
      jest.advanceTimersByTimeAsync(1_000),
    ]);
  } finally {
    jest.useRealTimers();
  }
});

it('writes each load into the timeline, with its remote, module and failure', async () => {
  const { load } = loaderOf(remote());
  answers.push('error', container({ './lifecycles': {} }));
  await load('./lifecycles');
  const start = expect.any(Number) as number;
  const entry = (end: string) => expect.stringMatching(end) as string;
  expect(measured.mock.calls).toEqual([
    [
      REMOTE_MODULE,
      {
        start,
        detail: {
          id: `phila_remote_${count}/lifecycles`,
          entry: entry('/entry.js$'),
          error: expect.any(String) as string,
        },
      },
    ],
    [
      REMOTE_MODULE,
      { start, detail: { id: `phila_remote_${count}_1/lifecycles`, entry: entry('/entry.js.attempt=1$') } },
    ],
  ]);
});

it('asks for modules again by the address that the page’s import map has a hash for', async () => {
  const entry = remote({ type: 'module' });
  const registry = { platform: '1.0.0', remotes: [entry] };
  enforceIntegrity(registry);
  const newer = { ...entry, base: `/remotes/${entry.name}/1.0.1/` };
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, json: async () => ({ ...registry, remotes: [newer] }) });
  const registered = jest.spyOn(host(), 'registerRemotes').mockReturnValue(undefined);
  jest.spyOn(host(), 'loadRemote').mockRejectedValue(new Error('It did not come'));
  const loader = new RemoteLoader(registry);
  await loader.load(entry.name, './lifecycles').catch(() => undefined);
  expect(registered.mock.calls.map(([[one]]) => one)).toMatchObject([
    { entry: `http://localhost${entry.base}entry.js`, type: 'module' },
    { entry: `http://localhost${entry.base}entry.js`, type: 'module' },
  ]);
});

describe('a release that does not load', () => {
  const good = (entry: RegistryEntry) => ({
    version: '0.9.0',
    base: `/remotes/${entry.name}/0.9.0/`,
    entry: 'entry.js',
    integrity: { 'entry.js': 'sha384-good' },
    preload: {},
    shares: {},
  });
  const broken = () => {
    const entry = remote();
    return {
      ...entry,
      declaration: { title: 'My Details' },
      lastGood: good(entry),
    } as unknown as RegistryEntry;
  };
  const bad = (entry: RegistryEntry) => JSON.stringify({ [entry.name]: '1.0.0' });

  beforeEach(() => {
    notify.mockClear();
    window.sessionStorage.clear();
  });

  it('gives way once to the last good version, says so quietly, and is reported', async () => {
    const entry = broken();
    const { load } = loaderOf(entry);
    answers.push('error', 'error', container({ './lifecycles': { mount: 'good' }, './card': {} }));
    await expect(load('./lifecycles')).resolves.toEqual({ mount: 'good' });
    expect(asked.map(({ src, integrity }) => [src, integrity]).at(-1)).toEqual([
      `http://localhost${good(entry).base}entry.js?attempt=2`,
      'sha384-good',
    ]);
    expect(notify).toHaveBeenCalledTimes(1);
    await load('./card');
    expect(notify).toHaveBeenCalledTimes(1);
    const heard = jest.fn();
    hearFaults(heard)();
    expect(heard.mock.calls).toEqual([[{ remote: entry.name, version: '1.0.0', kind: 'load' }]]);
    expect(versionInUse(entry.name)).toBe('0.9.0');
    expect(window.sessionStorage.getItem('phila.did-not-load')).toBe(bad(entry));
  });

  it('is not asked for again in the same visit', async () => {
    const entry = broken();
    window.sessionStorage.setItem('phila.did-not-load', bad(entry));
    const { load } = loaderOf(entry);
    answers.push(container({ './lifecycles': { mount: 'good' } }));
    await expect(load('./lifecycles')).resolves.toEqual({ mount: 'good' });
    expect(asked.map(({ src }) => src)).toEqual([`http://localhost${good(entry).base}entry.js`]);
  });

  it('is a fault where the last good version does not come either', async () => {
    const { load } = loaderOf(broken());
    answers.push('error', 'error', 'error');
    await expect(load('./lifecycles')).rejects.toThrow('attempt=2 could not be loaded');
    expect(asked).toHaveLength(3);
  });

  it('has no other version beside it once something of it runs', async () => {
    const { load } = loaderOf(broken());
    answers.push(container({ './lifecycles': { mount: 1 } }), container({}));
    await load('./lifecycles');
    await expect(load('./card')).rejects.toThrow('does not exist in container');
    expect(asked).toHaveLength(2);
  });
});
