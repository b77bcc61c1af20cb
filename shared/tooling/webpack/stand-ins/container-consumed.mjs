/**
 * Stands in for how the entry reads its list of shared modules: the list is whole from the start, and nothing in it is
 * a fallback, a layer or a shared tree to be shaken at run time.
 */
export const updateConsumeOptions = ({ webpackRequire, moduleToHandlerMapping }) => {
  const { moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
  for (const [id, consumed] of Object.entries(moduleIdToConsumeDataMapping)) {
    const { fallback, shareKey, shareScope, requiredVersion, strictVersion, singleton } = consumed;
    const shareConfig = { requiredVersion, strictVersion, singleton };
    moduleToHandlerMapping[id] ??= {
      getter: fallback,
      shareKey,
      shareInfo: { scope: shareScope, shareConfig },
    };
  }
};

/** A remote loads no remotes. */
export const updateRemoteOptions = () => undefined;
