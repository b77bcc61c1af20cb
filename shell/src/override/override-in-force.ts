import type { Override } from './override.ts';

/** Reads the override that the service put into the page, from a cookie signed for an administrator. */
export const overrideInForce = (): Override | null => {
  const text = document.getElementById('override')?.textContent;
  return text ? (JSON.parse(text) as Override) : null;
};
