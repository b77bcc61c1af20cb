import * as z from 'zod/mini';
import { nameAsRead } from '../format/as-read.ts';
import { refusedCharacter } from './refused-character.ts';
import { type Rule, rule } from './rule.ts';
import { tooLong } from './too-long.ts';

/** Specification: details. */
export const NAME_LENGTH = 45;

/*
 * A name of letters of any alphabet (Zoë, Ntšhabeleng, ǃNawa, 見本), with single spaces, hyphens or apostrophes between them as
 * the specification says, and with more than it says: an apostrophe before or behind a word (van 't Hoff, al-Rabi'), full stops
 * and a comma behind one (J.P., Mensah Jr.), `s/o` and `d/o` between two words, as identity documents of Indian families have
 * them (Naidoo s/o Perumal), and the signs that are typed for clicks where a keyboard has no letters for them
 * (!Nawa, N!xau, //Garoeb).
 */
const LETTER = String.raw`[\p{L}\p{M}\p{Join_Control}]`;
const WORD = String.raw`(?:!|/{1,2}|\|{1,2}|[#≠‡])?\p{L}(?:!?${LETTER})*`;
const NAME = String.raw`['’]?${WORD}(?:(?:['’.]? [sSdD]/[oO] ['’]?|['’.]?[ -]['’]?|, |\., |['’.])${WORD})*['’.]?`;

const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
const BEGINNING = new RegExp(`^${NAME}`, 'u');
const NEVER = /[^\p{L}\p{M}\p{Join_Control}'’ .,!/|#≠‡-]/u;

/**
 * What it is in a name that its rule refuses, said beside the rule's own text: the character, which the texts of the
 * specification do not name. Null where it is not about a character.
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

/** A first or last name of the biographical form: 1 to 45 characters (specification: details). */
export const name = (tooShort = 'Name is too short'): Rule<string, true> =>
  nameOf(tooShort, 'Please enter only characters');

/**
 * A name at registration: what My Details takes. The stated rule allows no space, and would refuse a person called
 * van der Merwe (specification: details, "Names"). `which` begins the sentence.
 */
export const registrationName = (which: 'First name' | 'Last name'): Rule<string, true> =>
  nameOf('This field is required', `${which} can only contain letters, hyphens, and apostrophes`);
