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
import { mayEnter } from '../declarations/viewer.ts';
import type { RemotesPort } from '../remotes-port.ts';
import { Abandoned, type RemoteLoader } from './federation.ts';
import { preloadRoute } from './preload.ts';

const LIFECYCLES = './lifecycles';

/** A remote is mounted with its page, which on a slow phone takes seconds; single-spa would warn after one (in ms). */
const MOUNT_LIMIT = 10_000;

const viewer = () => store.getState().session.person;

/** The remotes as single-spa applications: one each, active on its declared routes for those who may see them. */
export class Applications implements RemotesPort {
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
    this.logRenderFaults();
    // Who is signed in decides what may be shown, and it may become known only after the address was.
    let before = viewer();
    store.subscribe(() => {
      if (viewer() === before) return;
      before = viewer();
      void triggerAppChange();
    });
  }

  retry = async (name: string): Promise<void> => {
    this.loader.beginAnew(name);
    clearFault(name);
    await unregisterApplication(name);
    this.register(name);
    await triggerAppChange();
  };

  preload = (path: string): void => {
    const found = findRoute(this.registry, new URL(path, window.location.href).pathname);
    if (!found) return;
    this.preloadLayout(found.route.layout);
    preloadRoute(this.loader.entry(found.remote.name), found.route.path);
  };

  isComing = (): boolean => {
    const found = findRoute(this.registry, window.location.pathname);
    if (!found || !mayEnter(viewer(), found.route.access)) return false;
    const { name } = found.remote;
    return store.getState().faults[name] === undefined && outletFor(name).childElementCount === 0;
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
      app: () => this.loader.load<LifeCycles>(name, LIFECYCLES),
      activeWhen: ({ pathname }) => {
        const found = findRoute(this.registry, pathname);
        return found?.remote.name === name && mayEnter(viewer(), found.route.access);
      },
    });
  }
}
