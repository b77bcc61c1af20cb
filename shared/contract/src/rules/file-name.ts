import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';
import { storableText, tooLong } from './text.ts';

export const LONGEST_FILE_NAME = 200;
const MISSING = 'Please enter a name';
const UNUSABLE = 'A name cannot hold / or \\, nor characters that cannot be shown';

/** Not a path, nothing that is invisible or turns the direction of writing, and more than dots. */
const usable = (name: string): boolean =>
  !/[/\\]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name.replaceAll('\u200d', '')) && !/^[.\s]*$/.test(name);

/** What a file or a folder may be called: one line that is shown as it is stored. */
export const fileName: Rule<string, true> = rule(
  z
    .string(MISSING)
    .check(
      z.trim(),
      z.minLength(1, MISSING),
      z.maxLength(LONGEST_FILE_NAME, tooLong(LONGEST_FILE_NAME)),
      z.refine<string>(usable, UNUSABLE),
      ...storableText(LONGEST_FILE_NAME),
    ),
);
