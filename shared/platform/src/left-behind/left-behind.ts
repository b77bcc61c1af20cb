/** Something that a remote put on the page. */
interface Added {
  remote: string;
  what: string;
  isThere: () => boolean;
  undo: () => void;
}

/** State of the page that is compared before and after a remote. */
export interface RemotesWatch {
  /** Remembers what was kept in the browser's storage before the remote is mounted. */
  enter: (remote: string) => void;
  /** Undoes what the remote left behind. @returns each thing in a few words */
  leave: (remote: string) => string[];
  /** Puts the browser's functions back that have been replaced. @returns their names, each in a few words */
  restore: () => string[];
  /** Takes the browser's functions as they are now, once single-spa has put its own in front of some. */
  renew: () => void;
}

/** Additions after which those that were taken away again are forgotten. */
const MANY = 100;

/** The caller's line in the stack of an error that the called function made. */
const callerIn = (stack: string | undefined): string =>
  stack?.split('\n').filter((line) => /[\w-]:\d+:\d+\)?$/.test(line))[1] ?? '';

const optionsOf = (options: unknown): AddEventListenerOptions =>
  typeof options === 'object' && options !== null ? options : { capture: Boolean(options) };

/** Objects that all pages share, and a remote may only use. */
const surfaces = (): Record<string, object> => ({
  window,
  document,
  history: window.history,
  JSON,
  Object,
  Array,
  Promise,
  'Object.prototype': Object.prototype,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'Promise.prototype': Promise.prototype,
  'EventTarget.prototype': EventTarget.prototype,
  'Node.prototype': Node.prototype,
  'Element.prototype': Element.prototype,
  'History.prototype': History.prototype,
  'Storage.prototype': Storage.prototype,
  'XMLHttpRequest.prototype': XMLHttpRequest.prototype,
});

const isFunction = (descriptor: PropertyDescriptor | undefined): boolean =>
  typeof descriptor?.value === 'function' || descriptor?.set !== undefined;

const functionsOf = (surface: object): Map<PropertyKey, PropertyDescriptor> =>
  new Map(
    Reflect.ownKeys(surface).flatMap((key) => {
      const descriptor = Object.getOwnPropertyDescriptor(surface, key);
      return descriptor && isFunction(descriptor) ? [[key, descriptor] as const] : [];
    }),
  );

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean =>
  other !== undefined && one.value === other.value && one.get === other.get && one.set === other.set;

/** Puts the functions back that differ. @returns the names of those that did */
const restoreIn = (
  name: string,
  surface: object,
  before: ReadonlyMap<PropertyKey, PropertyDescriptor>,
): string[] => {
  const found: string[] = [];
  const note = (key: PropertyKey, done: boolean): void => {
    if (done) found.push(`${name}.${String(key)} replaced`);
  };
  for (const [key, descriptor] of before)
    if (!isSame(descriptor, Object.getOwnPropertyDescriptor(surface, key)))
      note(key, Reflect.defineProperty(surface, key, descriptor));
  // Remotes' containers are new globals themselves.
  if (surface === window) return found;
  for (const key of functionsOf(surface).keys())
    if (!before.has(key)) note(key, Reflect.deleteProperty(surface, key));
  return found;
};

const storageKeys = (): string[] => {
  try {
    return [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];
  } catch {
    return [];
  }
};

/** Keys of the platform and of remotes that keep to its names; they end with the session, or say no more than a choice. */
const OWN_KEY = /^phila\./;

/**
 * Follows what remotes put on the page that outlives their pages: listeners of window and document, intervals, adopted
 * style sheets, replaced functions of the browser and keys in its storage. Attributes additions by the calling file, so
 * that the host's hooks and React do not count.
 * @param remoteAt names the remote of a stack's line
 */
export const watchRemotes = (remoteAt: (line: string) => string | undefined): RemotesWatch => {
  let added: Added[] = [];
  const note = (stack: string | undefined, one: Omit<Added, 'remote'>): void => {
    const remote = remoteAt(callerIn(stack));
    if (remote === undefined) return;
    if (added.length > MANY) added = added.filter(({ isThere }) => isThere());
    added.push({ remote, ...one });
  };

  for (const [target, name] of [
    [window, 'window'],
    [document, 'document'],
  ] as const) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    /** The listeners in force, as the browser tells them apart. */
    const present = new Map<string, Set<unknown>>();
    const placeOf = (type: string, options: unknown): Set<unknown> => {
      const key = `${type} ${String(optionsOf(options).capture === true)}`;
      const place = present.get(key) ?? new Set<unknown>();
      present.set(key, place);
      return place;
    };
    target.addEventListener = (type: string, listener: EventListener, options?: unknown) => {
      const { once = false, signal } = optionsOf(options);
      const place = placeOf(type, options);
      if (!once && !place.has(listener)) {
        place.add(listener);
        note(new Error().stack, {
          what: `a listener for ${type} on ${name}`,
          isThere: () => place.has(listener) && signal?.aborted !== true,
          undo: () => target.removeEventListener(type, listener, options as EventListenerOptions),
        });
      }
      add(type, listener, options as AddEventListenerOptions);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: unknown) => {
      placeOf(type, options).delete(listener);
      remove(type, listener, options as EventListenerOptions);
    };
  }

  const running = new Set<unknown>();
  const every = window.setInterval.bind(window);
  window.setInterval = ((handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const timer = every(handler, ms, ...rest);
    running.add(timer);
    note(new Error().stack, {
      what: `an interval of ${String(ms ?? 0)} ms`,
      isThere: () => running.has(timer),
      undo: () => window.clearInterval(timer),
    });
    return timer;
  }) as typeof window.setInterval;
  // Wraps both, as browsers let either clear any timer.
  for (const name of ['clearInterval', 'clearTimeout'] as const) {
    const clear = window[name].bind(window);
    window[name] = (timer) => {
      running.delete(timer);
      clear(timer);
    };
  }

  if ('adoptedStyleSheets' in document) {
    const Sheet = window.CSSStyleSheet;
    window.CSSStyleSheet = class extends Sheet {
      constructor(options?: CSSStyleSheetInit) {
        super(options);
        note(new Error().stack, {
          what: 'an adopted style sheet',
          isThere: () => document.adoptedStyleSheets.includes(this),
          undo: () => {
            document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== this);
          },
        });
      }
    };
  }

  const all = surfaces();
  const functions = () => Object.entries(all).map(([name, surface]) => [name, functionsOf(surface)] as const);
  let before = functions();
  const restore = (): string[] =>
    before.flatMap(([name, known]) => {
      const surface = all[name];
      return surface === undefined ? [] : restoreIn(name, surface, known);
    });
  const keysBefore = new Map<string, readonly string[]>();

  return {
    enter: (remote) => void keysBefore.set(remote, storageKeys()),
    leave: (remote) => {
      const left = added.filter((one) => one.remote === remote);
      added = added.filter((one) => one.remote !== remote);
      const there = left.filter((one) => one.isThere());
      for (const one of there) one.undo();
      const kept = storageKeys();
      const known = keysBefore.get(remote) ?? kept;
      keysBefore.set(remote, kept);
      // Leaves what is stored alone, as it may be the person's.
      const keys = kept.filter((key) => !known.includes(key) && !OWN_KEY.test(key));
      return [
        ...there.map(({ what }) => what),
        ...restore(),
        ...keys.map((key) => `“${key}” in the browser’s storage`),
      ];
    },
    restore,
    renew: () => {
      before = functions();
    },
  };
};
