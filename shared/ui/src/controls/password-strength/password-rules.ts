/** A demand of the contract's `password()` rule, worded for a list that is ticked while typing. */
export interface PasswordRule {
  readonly words: string;
  readonly isMet: (password: string) => boolean;
}

/** The demands (specification: accounts, registration). A test compares them with the rule itself. */
export const passwordRules: readonly PasswordRule[] = [
  { words: 'at least 8 characters', isMet: (password) => password.length >= 8 },
  { words: 'an uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { words: 'a lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { words: 'a digit', isMet: (password) => /\d/.test(password) },
];

export const strengths = ['Too weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** Patterns that attackers guess first: each counts for a character or two, however long it is. */
const GUESSED_FIRST = [
  /(.)\1{2,}/gu,
  /(?:0123|1234|2345|3456|4567|5678|6789|abcd|bcde|qwer|wert|erty|asdf|zxcv)\w*/giu,
  /password|passw[o0]rd|welcome|secret|letmein|admin|phila|(?:19|20)\d\d/giu,
];

/**
 * Rates a password's strength against guessing, from 0 (refused by the rules) to 4: a rough measure by its length, less
 * the parts that attackers guess first: repeats, keyboard rows, common words, years, the person's own names.
 */
export const strengthOf = (password: string, own: readonly string[] = []): number => {
  if (!passwordRules.every(({ isMet }) => isMet(password))) return 0;
  let rest = password;
  for (const word of own.filter(({ length }) => length >= 3))
    rest = rest.toLowerCase().split(word.toLowerCase()).join('~');
  for (const pattern of GUESSED_FIRST) rest = rest.replace(pattern, '~');
  const { length } = rest;
  const variety = new Set(rest).size;
  if (length < 7 || variety < 5) return 1;
  if (length < 11) return 2;
  return length < 15 || variety < 9 ? 3 : 4;
};
