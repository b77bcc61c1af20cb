import * as z from 'zod/mini';
import { proseAsRead } from '../format/as-read.ts';
import { readAmount } from '../format/read-amount.ts';
import { isObject } from '../records/plain-object.ts';

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

/**
 * Converts the text fields beside a form's files to their types before validation, blanks to null. Unreadable texts
 * stay, for the schema to refuse.
 */
export const fromTexts = <T extends object>(
  kinds: { readonly [K in keyof T & string]: TextKind },
  schema: z.ZodMiniType<T, T>,
): z.ZodMiniType<T, T> =>
  z.pipe(
    z.transform((sent: unknown) =>
      isObject(sent)
        ? Object.fromEntries(
            Object.entries(sent).map(([name, value]) => [
              name,
              valueOfText((kinds as Record<string, TextKind>)[name] ?? 'text', value),
            ]),
          )
        : sent,
    ),
    schema as z.ZodMiniType<T, unknown>,
  ) as unknown as z.ZodMiniType<T, T>;
