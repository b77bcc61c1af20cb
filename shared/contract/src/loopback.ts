/** An address on the developer's own machine, which nobody else can reach: its origin alone, no path. */
export const LOOPBACK_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** The cookie that carries a developer's override, and the parameter of the address that asks for one. */
export const OVERRIDE_COOKIE = 'phila-remote';
export const OVERRIDE_PARAMETER = 'remote';
