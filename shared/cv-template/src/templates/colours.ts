/** Text on white. */
export const INK = '#1f2933';
/** Secondary text, still at 6 to 1. */
export const MUTED = '#52606d';
/** Lines between parts. */
export const RULE = '#cbd2d9';
export const WHITE = '#ffffff';
