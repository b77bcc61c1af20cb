/** Origin on the developer's own machine, unreachable from others; without a path. */
export const LOOPBACK_ORIGIN =
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:(?!0)(?:\d{1,4}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5]))?$/;

/** Query parameter that requests a developer's override. */
export const OVERRIDE_PARAMETER = 'remote';
