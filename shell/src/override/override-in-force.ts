import type { Override } from './override.ts';

/** What the service put into the page: it read a cookie that an administrator had signed. */
export const overrideInForce = (): Override | null => {
  const text = document.getElementById('override')?.textContent;
  return text ? (JSON.parse(text) as Override) : null;
};
