import type { RegistryEntry } from '@phila/contract/remote';
import { logFault } from './log-fault.ts';

type Remote = Pick<RegistryEntry, 'name' | 'version' | 'entry'>;

/** Listener or timer that was added and not removed yet. */
interface Added {
  remote: Remote;
  what: string;
  isThere: () => boolean;
}

/** Stack line of the caller `depth` functions up, as the browser writes it. */
const callerAt = (depth: number): string => {
  const lines = new Error().stack?.split('\n').filter((line) => /[\w-]:\d+:\d+\)?$/.test(line)) ?? [];
  return lines[depth] ?? '';
};

/** Address that all files of a release begin with. */
const folderOf = ({ entry }: Remote): string => new URL('.', new URL(entry, window.location.href)).href;

const once = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'once' in options && options.once === true;

const signalOf = (options: unknown): AbortSignal | undefined =>
  typeof options === 'object' &&
  options !== null &&
  'signal' in options &&
  options.signal instanceof AbortSignal
    ? options.signal
    : undefined;

/**
 * Logs listeners and timers that an unmounted remote left on window or document, because they disturb other pages.
 * Attributes them by the calling file, so that our hooks and React do not count. Runs in development, and on pages with
 * a developer's own build.
 * @param baseOf returns the common beginning of the addresses of a remote's files
 */
export const watchLeftBehind = (remotes: readonly Remote[], baseOf = folderOf): void => {
  const added = new Map<unknown, Added[]>();
  const note = (key: unknown, what: string, isThere: () => boolean): void => {
    const caller = callerAt(3);
    const remote = remotes.find((one) => caller.includes(baseOf(one)));
    if (remote === undefined) return;
    added.set(key, [...(added.get(key) ?? []), { remote, what, isThere }]);
  };

  for (const [target, name] of [
    [window, 'window'],
    [document, 'document'],
  ] as const) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      if (!once(options)) {
        const signal = signalOf(options);
        note(listener, `a listener for ${type} on ${name}`, () => signal?.aborted !== true);
      }
      add(type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
      const what = `a listener for ${type} on ${name}`;
      added.set(
        listener,
        (added.get(listener) ?? []).filter((one) => one.what !== what),
      );
      remove(type, listener, options);
    };
  }

  const every = window.setInterval.bind(window);
  const later = window.setTimeout.bind(window);
  window.setInterval = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const timer = every(handler, ms, ...rest);
    note(timer, `an interval of ${String(ms ?? 0)} ms`, () => true);
    return timer;
  }) as typeof window.setInterval;
  window.setTimeout = ((handler: TimerHandler, ms = 0, ...rest: unknown[]) => {
    const ends = performance.now() + ms;
    const timer = later(handler, ms, ...rest);
    note(timer, `a timer of ${ms} ms`, () => performance.now() < ends);
    return timer;
  }) as typeof window.setTimeout;
  // Wraps both, as browsers let either clear any timer.
  for (const name of ['clearInterval', 'clearTimeout'] as const) {
    const clear = window[name].bind(window);
    window[name] = (timer) => {
      added.delete(timer);
      clear(timer);
    };
  }

  window.addEventListener('single-spa:app-change', (event) => {
    const { detail } = event as CustomEvent<{ newAppStatuses: Record<string, string> }>;
    for (const [key, entries] of added) {
      const left = entries.filter(({ remote }) => detail.newAppStatuses[remote.name] === 'NOT_MOUNTED');
      if (left.length === 0) continue;
      added.set(
        key,
        entries.filter((one) => !left.includes(one)),
      );
      for (const { remote, what, isThere } of left)
        if (isThere()) logFault(remote, 'left something behind', `${what}: take it away when the page goes.`);
    }
  });
};
