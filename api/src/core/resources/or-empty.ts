/** Stores a blank as an empty text, for a column that is never null. */
export const orEmpty = {
  read: (text: string): string | null => (text === '' ? null : text),
  write: (text: string | null): string => text ?? '',
};
