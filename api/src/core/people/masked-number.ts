const SHOWN = 4;

/** Masks `9202204720083` as `•••• 0083`. Hides the length too. */
export const maskedNumber = (value: string): string =>
  value.length > SHOWN ? `•••• ${value.slice(-SHOWN)}` : '••••';
