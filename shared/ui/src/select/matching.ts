import type { Choice } from './choice.ts';

/** Without accents and capitals: "mocambique" finds Moçambique. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The options whose name holds the letters, also in the middle of a word. Names that begin with them come first ("ma"
 * means Male before Female); otherwise the order stays.
 */
export const matching = <V extends string | number>(
  options: readonly Choice<V>[],
  typed: string,
): readonly Choice<V>[] => {
  const letters = plain(typed.trim());
  if (letters === '') return options;
  const found = options.map((option) => ({ option, at: plain(option.label).indexOf(letters) }));
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(
    ({ option }) => option,
  );
};
