import * as z from 'zod/mini';
import { fileNameFault, LONGEST_FILE_NAME, NO_FILE_NAME } from './names.ts';
import { type Rule, rule } from '../rules/rule.ts';
import { oneLine, storableText } from '../rules/text.ts';

/** Name of a file or folder: one line without hidden characters, and more than an extension. */
export const fileName: Rule<string, true> = rule(
  z.string(NO_FILE_NAME).check(
    oneLine(),
    z.minLength(1, NO_FILE_NAME),
    z.check<string>(({ value, issues }) => {
      const message = fileNameFault(value);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    }),
    ...storableText(LONGEST_FILE_NAME),
  ),
);
