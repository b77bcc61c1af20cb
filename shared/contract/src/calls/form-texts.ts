import { proseAsRead } from '../format/as-read.ts';
import { readAmount } from '../format/read-amount.ts';

/** Type behind the text of a form field. */
export type TextKind = 'text' | 'number' | 'yesNo';

/** Reads the text of a form's field, a blank as null; leaves unreadable text for the schema to refuse. */
export const valueOfText = (kind: TextKind, sent: unknown): unknown => {
  if (typeof sent !== 'string') return sent;
  const text = proseAsRead(sent);
  // A blank clears the field; a missing one keeps its stored value.
  if (text === '') return null;
  if (kind === 'number') {
    const read = readAmount(text, 'rand');
    return read.kind === 'amount' ? read.amount : text;
  }
  if (kind === 'yesNo') return /^true$/i.test(text) ? true : /^false$/i.test(text) ? false : text;
  return text;
};
