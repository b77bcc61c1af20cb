/** For a column that is never null: an empty text is read as a blank, and a blank is stored as an empty text. */
export const orEmpty = {
  read: (text: string): string | null => (text === '' ? null : text),
  write: (text: string | null): string => text ?? '',
};
