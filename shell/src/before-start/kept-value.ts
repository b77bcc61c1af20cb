/** Reads a value from the browser's storage; null if it is absent or storage is blocked. */
export const keptValue = (
  key: string,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
};
