/** What the browser keeps under a name; null also where it refuses to keep anything. */
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
