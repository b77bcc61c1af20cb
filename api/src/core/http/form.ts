import { Refusal } from './refusal.ts';

/** More fields than any form of ours or of a payment provider has. */
const MAX_FIELDS = 200;

const unreadable = (): Refusal => new Refusal(400, 'The body is not readable as a form');

/**
 * Reads an `application/x-www-form-urlencoded` body into texts by name, in the order of the body.
 * @throws Refusal 400 for too many fields or a name given twice, where it is unclear which value counts; 422 for a
 * character that cannot be stored.
 */
export const readForm = (text: string): Record<string, string> => {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name) || fields.size >= MAX_FIELDS) throw unreadable();
    if (name.includes('\u0000') || value.includes('\u0000')) {
      throw new Refusal(422, 'The body holds a character that cannot be stored', [
        { path: '', message: 'The character U+0000 cannot be stored' },
      ]);
    }
    fields.set(name, value);
  }
  // From entries, so that a field named `__proto__` is a field and nothing else.
  return Object.fromEntries(fields);
};
