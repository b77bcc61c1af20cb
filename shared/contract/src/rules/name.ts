import * as z from 'zod/mini';
import { type Rule, rule } from './rule.ts';
import { tooLong } from './too-long.ts';

/** Specification: details. */
export const NAME_LENGTH = 45;

/** Letters of any alphabet (Zoë, Ntšhabeleng), with single spaces, hyphens or apostrophes between them. */
const LETTERS_WITH_SEPARATORS = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u;

const LETTERS_HYPHENS_APOSTROPHES = /^[\p{L}\p{M}'’-]+$/u;

/** A first or last name of the biographical form: 1 to 45 characters (specification: details). */
export const name = (tooShort = 'Name is too short'): Rule<string, true> =>
  rule(
    z
      .string(tooShort)
      .check(
        z.trim(),
        z.minLength(1, tooShort),
        z.maxLength(NAME_LENGTH, tooLong(NAME_LENGTH)),
        z.regex(LETTERS_WITH_SEPARATORS, 'Please enter only characters'),
      ),
  );

/** A name at registration, where the stated rule allows no space (specification: details). `which` begins the sentence. */
export const registrationName = (which: 'First name' | 'Last name'): Rule<string, true> =>
  rule(
    z
      .string('This field is required')
      .check(
        z.trim(),
        z.minLength(1, 'This field is required'),
        z.maxLength(NAME_LENGTH, tooLong(NAME_LENGTH)),
        z.regex(LETTERS_HYPHENS_APOSTROPHES, `${which} can only contain letters, hyphens, and apostrophes`),
      ),
  );
