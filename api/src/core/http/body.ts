import { Refusal } from './refusal.ts';

/**
 * Finds U+0000 in any text of a body, because PostgreSQL cannot store it. Walks without recursion, as a body may be
 * nested deeper than the stack.
 */
const holdsNul = (value: unknown): boolean => {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (next.includes('\u0000')) return true;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) {
        if (key.includes('\u0000')) return true;
        left.push(inner);
      }
    }
  }
  return false;
};

/**
 * Reads a JSON body.
 * @throws Refusal 400 if it is not JSON, 422 for a character that no text may contain.
 */
export const readJson = (text: string): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not readable as JSON');
  }
  // Looks only for the escape, because JSON.parse refuses the raw character.
  if (text.includes('\\u0000') && holdsNul(value)) {
    throw new Refusal(422, 'The body holds a character that cannot be stored', [
      { path: '', message: 'The character U+0000 cannot be stored' },
    ]);
  }
  return value;
};
