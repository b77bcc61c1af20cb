/** The engine's limit for one line, in rand. */
export const largestLine = 1_000_000_000;
