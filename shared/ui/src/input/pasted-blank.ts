/** What is easily pasted along: a blank of any width, the end of a line, a mark that is not seen. */
const BLANK = String.raw`[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]`;
const AT_BEGINNING = new RegExp(`^${BLANK}`);
const AT_END = new RegExp(`${BLANK}$`);

/**
 * Says that a password begins or ends with what cannot be seen. It counts, so that what was once chosen so still signs in; most
 * often it was copied along. Null where there is none.
 */
export const pastedBlank = (password: string): string | null => {
  if (password.trim() === '') return null;
  const [begins, ends] = [AT_BEGINNING.test(password), AT_END.test(password)];
  if (!begins && !ends) return null;
  const where = begins && ends ? 'at either end' : begins ? 'at the beginning' : 'at the end';
  return `There is a blank ${where} of this password, and it counts. Please take it out if it came along when you pasted.`;
};
