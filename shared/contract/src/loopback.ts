/** An address on the developer's own machine, which no other machine can reach: its origin alone, no path. */
export const LOOPBACK_ORIGIN =
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:(?!0)(?:\d{1,4}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5]))?$/;

/** The parameter of the address that asks for a developer's override. */
export const OVERRIDE_PARAMETER = 'remote';
