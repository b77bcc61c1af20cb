/** For a column that is never null: an empty text stands for a blank. */
export const orEmpty = {
  read: (text: string): string | null => (text === '' ? null : text),
  write: (text: string | null): string => text ?? '',
};
