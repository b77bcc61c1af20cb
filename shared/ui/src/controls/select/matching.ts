import { isFound, plainText, wantedIn } from '@phila/contract/format';
import type { Choice } from './choice.ts';

/**
 * Finds the options whose names contain the text, also inside a word, or whose search finds it; a single letter must
 * begin the name. Names that begin with the text come first ("ma" finds Male before Female); otherwise the order stays.
 */
export const matching = <V extends string | number>(
  options: readonly Choice<V>[],
  typed: string,
): readonly Choice<V>[] => {
  const wanted = wantedIn(typed);
  if (wanted === null) return options;
  const letters = plainText(typed.trim());
  const found = options.flatMap((option) => {
    const at = plainText(option.label).indexOf(letters);
    return (at > 0 && letters.length > 1) || at === 0 || isFound(option.label, wanted)
      ? [{ option, at }]
      : [];
  });
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at !== 0)].map(
    ({ option }) => option,
  );
};
