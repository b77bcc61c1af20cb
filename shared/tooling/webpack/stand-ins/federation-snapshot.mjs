/**
 * Stands in for the runtime's `SnapshotHandler`: what it knows comes from federation manifests, and the registry takes
 * their place here. The rest of the runtime asks it for nothing but these.
 */
export const getGlobalRemoteInfo = () => ({});

export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin() {} };
}
