/**
 * In development the page has one React Refresh runtime, the shell's; remotes find it under this name
 * (shared/tooling/webpack/refresh.mjs). In production nothing of it is built in.
 */
if (DEVELOPMENT) {
  const runtime: unknown = require('react-refresh/runtime');
  Object.assign(window, { philaRefresh: runtime });
}
