import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Detail of the browser's timeline entry for a loaded or failed module of a remote. */
export interface LoadedModule {
  /** As the runtime names it: container and module, `phila_details/lifecycles`. */
  id: string;
  /** The address of the remote's entry, which holds its version. */
  entry: string | undefined;
  /** Why it did not come. */
  error?: string;
}

/** The name that these entries have in the browser's timeline. */
export const REMOTE_MODULE = 'phila:remote-module';

/**
 * Writes each load of a remote's module into the browser's timeline (`performance.measure`), where the developer tools
 * draw it and a page's own observer can collect it: how long it took from being asked for, and why it failed.
 */
export const telemetryPlugin = (): ModuleFederationRuntimePlugin => {
  const begun = new Map<string, number>();
  return {
    name: 'phila-telemetry',
    beforeRequest: (request) => {
      begun.set(request.id, performance.now());
      return request;
    },
    afterLoadRemote: ({ id, remote, error }) => {
      const start = begun.get(id);
      if (start === undefined) return;
      begun.delete(id);
      const detail: LoadedModule = {
        id,
        entry: remote?.entry,
        ...(error === undefined ? {} : { error: String(error) }),
      };
      performance.measure(REMOTE_MODULE, { start, detail });
    },
  };
};
