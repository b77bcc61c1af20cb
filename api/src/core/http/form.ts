import { Refusal } from './refusal.ts';

/** The most fields, above any form of ours or a payment provider's. */
const MAX_FIELDS = 200;

const unreadable = (): Refusal => new Refusal(400, 'The body is not readable as a form');

/**
 * Reads an `application/x-www-form-urlencoded` body into texts by name, in order.
 * @throws Refusal 400 for too many fields or a repeated name, which would be ambiguous; 422 for a character that cannot
 * be stored
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
  // `fromEntries` keeps a field named `__proto__` as an ordinary field.
  return Object.fromEntries(fields);
};
