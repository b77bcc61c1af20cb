/** Characters that are easily pasted along: blanks of any width, line ends, invisible marks. */
const BLANK = String.raw`[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]`;
const AT_BEGINNING = new RegExp(`^${BLANK}`);
const AT_END = new RegExp(`${BLANK}$`);

/**
 * Warns that a password begins or ends with an invisible character; null otherwise. It is not removed: usually it was
 * copied along, but it may be part of an old password.
 */
export const pastedBlank = (password: string): string | null => {
  if (password.trim() === '') return null;
  const [begins, ends] = [AT_BEGINNING.test(password), AT_END.test(password)];
  if (!begins && !ends) return null;
  const where = begins && ends ? 'at either end' : begins ? 'at the beginning' : 'at the end';
  return `There is a blank ${where} of this password, and it counts. Please take it out if it came along when you pasted.`;
};
