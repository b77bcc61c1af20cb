import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

/**
 * A site in production has no such runtime, and its React could not be refreshed. For a developer's own build in it no
 * component takes an update by itself, so that the development server loads the page again.
 */
const WITHOUT = `{
  injectIntoGlobalHook() {},
  register() {},
  createSignatureFunctionForTransform: () => (type) => type,
  isLikelyComponentType: () => false,
  getFamilyByType: () => undefined,
  hasUnrecoverableErrors: () => false,
  performReactRefresh: () => null,
}`;

/**
 * One React Refresh runtime for the page: the shell's, kept as a global before React starts. With one in each build
 * the updates arrive and nothing changes on the screen.
 */
export const sharedRefreshRuntime = {
  'react-refresh/runtime': `var (globalThis.philaRefresh ?? ${WITHOUT})`,
};

/** The overlay of a remote would lie over the whole site; the shell's fault panel says what is wrong. */
export const refresh = () => [new ReactRefreshPlugin({ overlay: false })];
