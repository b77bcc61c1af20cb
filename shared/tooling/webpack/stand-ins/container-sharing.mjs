/** Stands in for how the entry joins a share scope: there are no further containers behind it that would join too. */
export const initializeSharing = async ({ shareScopeName, webpackRequire, initScope = [] }) => {
  const { instance, attachShareScopeMap } = webpackRequire.federation;
  instance.initializeSharing(shareScopeName, {
    strategy: instance.options.shareStrategy,
    initScope,
    from: 'build',
  });
  attachShareScopeMap(webpackRequire);
  return true;
};
