/** Stands in for the runtime's `preloadRemote`, which works from manifests; ours works from the registry (preload.ts). */
const absent = () => {
  throw new Error('This build has no preloadRemote: use preloadRoute.');
};

export {
  absent as defaultPreloadArgs,
  absent as formatPreloadArgs,
  absent as normalizePreloadExposes,
  absent as preloadAssets,
};
