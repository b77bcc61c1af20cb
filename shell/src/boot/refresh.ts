/**
 * Shares the shell's React Refresh runtime with remotes under this name, in development only
 * (shared/tooling/webpack/refresh.mjs).
 */
if (DEVELOPMENT) {
  const runtime: unknown = require('react-refresh/runtime');
  Object.assign(window, { philaRefresh: runtime });
}
