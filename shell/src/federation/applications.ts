import type { Registry } from '@phila/contract';
import { store } from '@phila/platform';
import { clearFault, reportFault } from '@phila/platform/host';
import {
  addErrorHandler,
  type LifeCycles,
  registerApplication,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
import { findRoute } from '@phila/contract';
import { mayEnter } from '../declarations/viewer.ts';
import type { RemotesPort } from '../remotes-port.ts';
import type { RemoteLoader } from './federation.ts';
import { preloadRoute } from './preload.ts';

const LIFECYCLES = './lifecycles';

const viewer = () => store.getState().session.person;

/** The remotes as single-spa applications: one each, active on its declared routes for those who may see them. */
export class Applications implements RemotesPort {
  /** Remotes whose code came; when one of them throws, its next load has to be a new attempt. */
  private readonly loaded = new Set<string>();

  constructor(
    private readonly registry: Registry,
    private readonly loader: RemoteLoader,
  ) {}

  /** Registers every remote and lets single-spa follow the address. The outlet must be in the page. */
  start(): void {
    addErrorHandler((error) => {
      reportFault({ remote: error.appOrParcelName, kind: 'load', message: error.message });
    });
    for (const { name } of this.registry.remotes) this.register(name);
    start({ urlRerouteOnly: true });
    // Who is signed in decides what may be shown, and it may become known only after the address was.
    let before = viewer();
    store.subscribe(() => {
      if (viewer() === before) return;
      before = viewer();
      void triggerAppChange();
    });
  }

  retry = async (name: string): Promise<void> => {
    if (this.loaded.delete(name)) this.loader.failed(name);
    clearFault(name);
    await unregisterApplication(name);
    this.register(name);
    await triggerAppChange();
  };

  preload = (path: string): void => {
    const found = findRoute(this.registry, new URL(path, window.location.href).pathname);
    if (found) preloadRoute(this.loader.entry(found.remote.name), found.route.path);
  };

  loadModule: RemotesPort['loadModule'] = (name, module) => this.loader.load(name, module);

  private register(name: string): void {
    registerApplication({
      name,
      app: async () => {
        const lifecycles = await this.loader.load<LifeCycles>(name, LIFECYCLES);
        this.loaded.add(name);
        return lifecycles;
      },
      activeWhen: ({ pathname }) => {
        const found = findRoute(this.registry, pathname);
        return found?.remote.name === name && mayEnter(viewer(), found.route.access);
      },
    });
  }
}
