const SHOWN = 4;

/** `9202204720083` as `•••• 0083`, which hides its length too. */
export const maskedNumber = (value: string): string =>
  value.length > SHOWN ? `•••• ${value.slice(-SHOWN)}` : '••••';
