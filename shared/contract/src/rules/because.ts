import * as z from 'zod/mini';
import { manyLines, storableText } from './text.ts';

const WHY = 'Please say why, in at least 5 characters';

/** Administrator's reason for an action, stored in the audit. */
export const because = z.string(WHY).check(manyLines(), z.trim(), z.minLength(5, WHY), ...storableText(500));
