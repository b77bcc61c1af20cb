import * as z from 'zod/mini';
import { nameAsRead } from '../format/as-read.ts';
import { refusedCharacter } from './refused-character.ts';
import { type Rule, rule } from './rule.ts';
import { tooLong } from './too-long.ts';

/** Specification: details. */
export const NAME_LENGTH = 45;

/*
 * Name in letters of any alphabet (Zoë, Ntšhabeleng, ǃNawa, 見本), with single spaces, hyphens or apostrophes between, as
 * the specification says. Also allows an apostrophe before or after a word (van 't Hoff, al-Rabi'), full stops and a
 * comma after one (J.P., Mensah Jr.), `s/o` and `d/o` between two words, as in identity documents of Indian families
 * (Naidoo s/o Perumal), and signs typed for clicks on keyboards without the click letters (!Nawa, N!xau, //Garoeb).
 */
const LETTER = String.raw`[\p{L}\p{M}\p{Join_Control}]`;
const WORD = String.raw`(?:!|/{1,2}|\|{1,2}|[#≠‡])?\p{L}(?:!?${LETTER})*`;
const NAME = String.raw`['’]?${WORD}(?:(?:['’.]? [sSdD]/[oO] ['’]?|['’.]?[ -]['’]?|, |\., |['’.])${WORD})*['’.]?`;

const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
const BEGINNING = new RegExp(`^${NAME}`, 'u');
const NEVER = /[^\p{L}\p{M}\p{Join_Control}'’ .,!/|#≠‡-]/u;

/**
 * Names the refused character of a name, to show beside the rule's message, because the specification fixes that
 * message. Null if no single character is at fault.
 */
export const refusedInName = (typed: string): string | null =>
  refusedCharacter(nameAsRead(typed), BEGINNING, NEVER, 'a name');

const nameOf = (missing: string, refused: string): Rule<string, true> => ({
  ...rule(
    z
      .string(missing)
      .check(
        z.overwrite(nameAsRead),
        z.minLength(1, missing),
        z.maxLength(NAME_LENGTH, tooLong(NAME_LENGTH)),
        z.regex(WHOLE_NAME, refused),
      ),
  ),
  explain: refusedInName,
});

/** First or last name in the biographical form: 1 to 45 characters (specification: details). */
export const name = (tooShort = 'Name is too short'): Rule<string, true> =>
  nameOf(tooShort, 'Please enter only characters');

/**
 * Name at sign-up. Accepts the same names as My Details: the stated rule allows no space and would refuse van der Merwe
 * (specification: details, "Names"). `which` begins the message.
 */
export const registrationName = (which: 'First name' | 'Last name'): Rule<string, true> =>
  nameOf('This field is required', `${which} can only contain letters, hyphens, and apostrophes`);
