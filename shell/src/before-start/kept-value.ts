/** Reads a name from the browser's storage; null also where storage is refused. */
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
