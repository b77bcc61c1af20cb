import * as z from 'zod/mini';
import { manyLines, storableText } from './text.ts';

const WHY = 'Please say why, in at least 5 characters';

/** Why an administrator does something, which the audit keeps. */
export const because = z.string(WHY).check(manyLines(), z.trim(), z.minLength(5, WHY), ...storableText(500));
