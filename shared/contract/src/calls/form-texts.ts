import * as z from 'zod/mini';
import { proseAsRead } from '../format/as-read.ts';
import { readAmount } from '../format/read-amount.ts';
import { isObject } from '../records/plain-object.ts';

/** What the text of a form's field stands for. */
export type TextKind = 'text' | 'number' | 'yesNo';

const valueOf = (kind: TextKind, sent: unknown): unknown => {
  if (typeof sent !== 'string') return sent;
  const text = proseAsRead(sent);
  // A blank clears; what is not named stays as it is stored.
  if (text === '') return null;
  if (kind === 'number') {
    const read = readAmount(text, 'rand');
    return read.kind === 'amount' ? read.amount : text;
  }
  if (kind === 'yesNo') return /^true$/i.test(text) ? true : /^false$/i.test(text) ? false : text;
  return text;
};

/**
 * The fields beside the files of a form, whose values travel as texts: each becomes what it stands for before the
 * schema looks at it, a blank null. What cannot be read stays as it came, for the schema to refuse.
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
              valueOf((kinds as Record<string, TextKind>)[name] ?? 'text', value),
            ]),
          )
        : sent,
    ),
    schema as z.ZodMiniType<T, unknown>,
  ) as unknown as z.ZodMiniType<T, T>;
