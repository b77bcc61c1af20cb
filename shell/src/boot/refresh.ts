/**
 * Shares the shell's React Refresh runtime with remotes in development, under this name
 * (shared/tooling/webpack/refresh.mjs). Production has none of it.
 */
if (DEVELOPMENT) {
  const runtime: unknown = require('react-refresh/runtime');
  Object.assign(window, { philaRefresh: runtime });
}
