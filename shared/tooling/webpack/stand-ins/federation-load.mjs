/**
 * Stands in for the runtime's `utils/load`: a container is loaded by the host's own `loadEntry` hook (federation.ts),
 * so the ways for ES modules, SystemJS and Node, and the script element of the sdk, are left out.
 */
export const getRemoteInfo = (remote) => ({
  ...remote,
  type: 'global',
  entryGlobalName: remote.entryGlobalName ?? remote.name,
  shareScope: remote.shareScope ?? 'default',
});

/** The runtime's own key: it forgets by it what a removed remote has left. */
export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`;

export const isEsmRemoteType = () => false;

export const getRemoteEntry = ({ origin, remoteInfo, remoteEntryExports }) => {
  if (remoteEntryExports) return remoteEntryExports;
  const loading = globalThis.__GLOBAL_LOADING_REMOTE_ENTRY__;
  const key = getRemoteEntryUniqueKey(remoteInfo);
  loading[key] ??= origin.remoteHandler.hooks.lifecycle.loadEntry
    .emit({ origin, remoteInfo })
    .catch((error) => {
      delete loading[key];
      throw error;
    });
  return loading[key];
};
