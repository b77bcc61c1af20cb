import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

/**
 * One React Refresh runtime for the page: the shell's, kept as a global before React starts. With one in each build
 * the updates arrive and nothing changes on the screen.
 */
export const sharedRefreshRuntime = { 'react-refresh/runtime': 'var philaRefresh' };

/** The overlay of a remote would lie over the whole site; the shell's fault panel says what is wrong. */
export const refresh = () => [new ReactRefreshPlugin({ overlay: false })];
