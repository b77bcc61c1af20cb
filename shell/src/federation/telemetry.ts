import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Detail of the timeline entry for a remote's module, loaded or failed. */
export interface LoadedModule {
  /** Container and module as named by the runtime: `phila_details/lifecycles`. */
  id: string;
  /** Address of the remote's entry. Contains the version. */
  entry: string | undefined;
  /** Cause of a failure. */
  error?: string;
}

/** Name of these entries in the browser's timeline. */
export const REMOTE_MODULE = 'phila:remote-module';

/**
 * Writes each load of a remote's module to the browser's timeline (`performance.measure`) with its duration and
 * fault, for developer tools and observers.
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
