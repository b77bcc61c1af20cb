import type { Layout, Registry } from '@phila/contract/remote';
import { store } from '@phila/platform';
import { clearFault, keepOwn, outletFor, reportFault } from '@phila/platform/host';
import {
  addErrorHandler,
  type LifeCycles,
  registerApplication,
  setMountMaxTime,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
import { findRoute } from '@phila/contract/remote';
import { logFault } from '../faults/log-fault.ts';
import type { ReleasesWatch } from '../faults/watch-releases.ts';
import { mayEnter, mayOpen, viewerOf } from '../declarations/viewer.ts';
import type { RemotesPort } from '../remotes-port.ts';
import { Abandoned, type RemoteLoader } from './federation.ts';
import { preloadRoute } from './preload.ts';

const LIFECYCLES = './lifecycles';

/** Milliseconds to mount a remote, seconds on a slow phone; single-spa would warn after one. */
const MOUNT_LIMIT = 10_000;

const viewer = () => viewerOf(store.getState());
/** Ignores the second factor, as code may load before it: an unmounted remote makes no calls. */
const mayEnterRoute: typeof mayOpen = (person, { access }) => mayEnter(person, access);

/**
 * Keeps the browser's own `addEventListener`. single-spa replaces the window's, and reports a new address only after
 * handling the last one, which waits for its remote.
 */
const listenAtOnce = EventTarget.prototype.addEventListener.bind(window);

/** Milliseconds, as single-spa asks again for a missing application only after 200. */
const BEFORE_ASKED_AGAIN = 250;

/** Registers remotes as single-spa applications, active on their declared routes for people allowed to see them. */
export class Applications implements RemotesPort {
  /** Functions that end the wait for a remote's lifecycles, by remote. */
  private readonly waits = new Map<string, () => void>();
  /** Lifecycles requested before single-spa asked for them. */
  private readonly begun = new Map<string, Promise<LifeCycles>>();

  /**
   * @param preloadLayout fetches a layout's chrome before a page is shown in it
   * @param watch follows what remotes do to the page
   */
  constructor(
    private readonly registry: Registry,
    private readonly loader: RemoteLoader,
    private readonly preloadLayout: (layout: Layout) => void,
    private readonly watch: ReleasesWatch,
  ) {}

  /** Registers every remote and has single-spa follow the address. The outlet must be in the page. */
  start(): void {
    addErrorHandler((error) => {
      if (error instanceof Abandoned) return;
      logFault(this.loader.entry(error.appOrParcelName), 'could not be shown', error);
      reportFault({ remote: error.appOrParcelName, kind: 'load', message: error.message });
    });
    setMountMaxTime(MOUNT_LIMIT, false, MOUNT_LIMIT);
    for (const { name } of this.registry.remotes) this.register(name);
    start({ urlRerouteOnly: true });
    keepOwn();
    this.watch.renew();
    listenAtOnce('popstate', () => this.endWaits());
    this.logRenderFaults();
    // Follows the session too: it decides who may see a page, and may become known after the address.
    let before = store.getState().session;
    store.subscribe(() => {
      const { session } = store.getState();
      const { person, permissions, hasEntered } = before;
      before = session;
      if (
        session.person === person &&
        session.permissions === permissions &&
        session.hasEntered === hasEntered
      )
        return;
      void triggerAppChange();
    });
  }

  retry = async (name: string): Promise<void> => {
    this.loader.startOver(name);
    clearFault(name);
    await unregisterApplication(name);
    this.register(name);
    await triggerAppChange();
  };

  preload: RemotesPort['preload'] = (path, how = 'preload') => {
    const found = findRoute(this.registry, new URL(path, window.location.href).pathname);
    if (!found) return;
    this.preloadLayout(found.route.layout);
    preloadRoute(this.loader.entry(found.remote.name), found.route.path, how);
  };

  /**
   * Starts loading the remote of the open page. single-spa asks only once the frame is drawn, and gets this attempt
   * even if it failed: the person decides on another.
   */
  begin(): void {
    const name = this.remoteAt(window.location.pathname, mayEnterRoute);
    if (name === undefined) return;
    const lifecycles = this.load<LifeCycles>(name, LIFECYCLES);
    lifecycles.catch(() => undefined);
    this.begun.set(name, lifecycles);
  }

  isComing = (): boolean => {
    const name = this.shownAt(window.location.pathname);
    return (
      name !== undefined &&
      store.getState().faults[name] === undefined &&
      outletFor(name).childElementCount === 0
    );
  };

  loadModule: RemotesPort['loadModule'] = async (name, module) => {
    try {
      return await this.load(name, module);
    } catch (error) {
      // Loads again if Retry on the remote's page replaced this attempt.
      if (error instanceof Abandoned) return this.load(name, module);
      logFault(this.loader.entry(name), `could not load its module ${module}`, error);
      throw error;
    }
  };

  /** Logs the remote and release of a render fault, because React's own log has neither. */
  private logRenderFaults(): void {
    let known = store.getState().faults;
    store.subscribe(() => {
      const { faults } = store.getState();
      if (faults === known) return;
      for (const fault of Object.values(faults))
        if (fault.kind === 'render' && known[fault.remote] !== fault)
          logFault(this.loader.entry(fault.remote), 'threw while it was drawn', fault.message);
      known = faults;
    });
  }

  private async load<T>(name: string, module: string): Promise<T> {
    try {
      return await this.loader.load<T>(name, module);
    } finally {
      this.watch.loaded(name);
    }
  }

  private register(name: string): void {
    registerApplication({
      name,
      app: () => this.lifecyclesOf(name),
      activeWhen: ({ pathname }) => this.shownAt(pathname) === name,
    });
  }

  /** Remote shown at an address to the current person or visitor. */
  private shownAt(pathname: string): string | undefined {
    return this.remoteAt(pathname, mayOpen);
  }

  private remoteAt(pathname: string, may: typeof mayOpen): string | undefined {
    const found = findRoute(this.registry, pathname);
    return found && may(viewer(), found.route) ? found.remote.name : undefined;
  }

  /**
   * @throws the loader's error, or {@link Abandoned} if the person leaves before the remote has loaded. Loading goes
   * on, so that someone who returns waits only for the rest.
   */
  private async lifecyclesOf(name: string): Promise<LifeCycles> {
    let end = (): void => undefined;
    const left = new Promise<never>((_, reject) => {
      end = () => reject(new Abandoned('Left'));
    });
    this.waits.set(name, end);
    const begun = this.begun.get(name);
    this.begun.delete(name);
    try {
      const { mount, unmount, ...rest } = await Promise.race([
        begun ?? this.load<LifeCycles>(name, LIFECYCLES),
        left,
      ]);
      return {
        ...rest,
        mount: [async () => this.watch.enter(name), ...[mount].flat()],
        unmount: [...[unmount].flat(), async () => this.watch.leave(name)],
      };
    } finally {
      // Leaves a newer wait alone: Retry may have begun one.
      if (this.waits.get(name) === end) this.waits.delete(name);
    }
  }

  /** Ends waits for remotes that are no longer to be shown, so that single-spa can follow the address. */
  private endWaits(): void {
    for (const [name, end] of this.waits) {
      if (name === this.shownAt(window.location.pathname)) continue;
      end();
      // Triggers again for a person who returns at once, as single-spa doesn't ask by itself.
      setTimeout(() => void triggerAppChange(), BEFORE_ASKED_AGAIN);
    }
  }
}
