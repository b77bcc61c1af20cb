import type { Layout, Registry } from '@phila/contract/remote';
import { store } from '@phila/platform';
import { clearFault, outletFor, reportFault } from '@phila/platform/host';
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
import { mayEnter, mayOpen, viewerOf } from '../declarations/viewer.ts';
import type { RemotesPort } from '../remotes-port.ts';
import { Abandoned, type RemoteLoader } from './federation.ts';
import { preloadRoute } from './preload.ts';

const LIFECYCLES = './lifecycles';

/** A remote is mounted with its page, which on a slow phone takes seconds; single-spa would warn after one (in ms). */
const MOUNT_LIMIT = 10_000;

const viewer = () => viewerOf(store.getState());
/** Code may come before administration was entered: it makes no call until it is mounted. */
const mayEnterRoute: typeof mayOpen = (person, { access }) => mayEnter(person, access);

/**
 * The browser's own `addEventListener`. single-spa replaces that of the window and tells of a change of the address only
 * once the one before it is dealt with, and that waits for the remote.
 */
const listenAtOnce = EventTarget.prototype.addEventListener.bind(window);

/** Milliseconds: single-spa asks again for a missing application only after 200. */
const BEFORE_ASKED_AGAIN = 250;

/** The remotes as single-spa applications: one each, active on its declared routes for those who may see them. */
export class Applications implements RemotesPort {
  /** Ends the wait for a remote's lifecycles, by remote. */
  private readonly waits = new Map<string, () => void>();
  /** The lifecycles that were asked for before single-spa did. */
  private readonly begun = new Map<string, Promise<LifeCycles>>();

  /** @param preloadLayout fetches the chrome of a layout ahead of the page that is about to be shown in it */
  constructor(
    private readonly registry: Registry,
    private readonly loader: RemoteLoader,
    private readonly preloadLayout: (layout: Layout) => void,
  ) {}

  /** Registers every remote and lets single-spa follow the address. The outlet must be in the page. */
  start(): void {
    addErrorHandler((error) => {
      if (error instanceof Abandoned) return;
      logFault(this.loader.entry(error.appOrParcelName), 'could not be shown', error);
      reportFault({ remote: error.appOrParcelName, kind: 'load', message: error.message });
    });
    setMountMaxTime(MOUNT_LIMIT, false, MOUNT_LIMIT);
    for (const { name } of this.registry.remotes) this.register(name);
    start({ urlRerouteOnly: true });
    listenAtOnce('popstate', () => this.endWaits());
    this.logRenderFaults();
    // The session decides which pages are shown, and may be known only after the address.
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
   * Begins to load the remote of the page that is open. single-spa asks for it only once the frame is drawn, and gets what
   * this has begun, also where it failed by then: another attempt is the person's to make.
   */
  begin(): void {
    const name = this.remoteAt(window.location.pathname, mayEnterRoute);
    if (name === undefined) return;
    const lifecycles = this.loader.load<LifeCycles>(name, LIFECYCLES);
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
      return await this.loader.load(name, module);
    } catch (error) {
      // Retry of the remote's page is as good as one of this module.
      if (error instanceof Abandoned) return this.loader.load(name, module);
      logFault(this.loader.entry(name), `could not load its module ${module}`, error);
      throw error;
    }
  };

  /** React has logged what was thrown, but not which remote and which release of it threw. */
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

  private register(name: string): void {
    registerApplication({
      name,
      app: () => this.lifecyclesOf(name),
      activeWhen: ({ pathname }) => this.shownAt(pathname) === name,
    });
  }

  /** The remote that is shown at an address to the person who is signed in, or to a visitor. */
  private shownAt(pathname: string): string | undefined {
    return this.remoteAt(pathname, mayOpen);
  }

  private remoteAt(pathname: string, may: typeof mayOpen): string | undefined {
    const found = findRoute(this.registry, pathname);
    return found && may(viewer(), found.route) ? found.remote.name : undefined;
  }

  /**
   * @throws what the loader does; {@link Abandoned} when the person goes elsewhere before the remote has come. The load
   * itself goes on: a person who comes back in time waits only for the rest of it.
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
      return await Promise.race([begun ?? this.loader.load<LifeCycles>(name, LIFECYCLES), left]);
    } finally {
      // Retry may have begun another wait by then.
      if (this.waits.get(name) === end) this.waits.delete(name);
    }
  }

  /** Lets single-spa follow the address where it waits for a remote that is not to be shown any more. */
  private endWaits(): void {
    for (const [name, end] of this.waits) {
      if (name === this.shownAt(window.location.pathname)) continue;
      end();
      // A person who is back at once would otherwise wait for an application that single-spa does not ask for.
      setTimeout(() => void triggerAppChange(), BEFORE_ASKED_AGAIN);
    }
  }
}
