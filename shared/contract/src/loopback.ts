/** An address on the developer's own machine, which nobody else can reach: its origin alone, no path. */
export const LOOPBACK_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** The parameter of the address that asks for a developer's override. */
export const OVERRIDE_PARAMETER = 'remote';
