import type { NetWorth } from '@phila/contract/calls';

/** True where a figure can be said: something has a value today. */
export const isKnown = ({ lines }: Pick<NetWorth, 'lines'>): boolean =>
  lines.some(({ value }) => value !== null);
