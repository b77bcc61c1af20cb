import * as z from 'zod/mini';
import { typedCode } from '../format/typed-code.ts';

/** Longest input, allowing for separators between digits. */
const LONGEST = 100;

const code = (missing: string, form: RegExp, wrong: string): z.ZodMiniString =>
  z
    .string(missing)
    .check(
      z.maxLength(LONGEST, wrong),
      z.overwrite(typedCode),
      z.minLength(1, missing),
      z.regex(form, wrong),
    );

/** Six-digit code from a message or an app, in any keyboard's digits. */
export const sixDigits = (missing = 'This field is required'): z.ZodMiniString =>
  code(missing, /^\d{6}$/, 'The code has 6 digits');

/** Six-digit code, or a recovery code of ten letters and digits. */
export const sixDigitsOrRecovery = (missing: string): z.ZodMiniString =>
  code(missing, /^(?:\d{6}|[a-z\d]{10})$/i, 'A code has 6 digits, and a recovery code 10 letters and digits');
