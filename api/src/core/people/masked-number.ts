const SHOWN = 4;

/** `9202204720083` as `•••• 0083`: how long it is says nothing either. */
export const maskedNumber = (value: string): string =>
  value.length > SHOWN ? `•••• ${value.slice(-SHOWN)}` : '••••';
