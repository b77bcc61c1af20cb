import { isFound, plainText, wantedIn } from '@phila/contract/format';
import type { Choice } from './choice.ts';

/**
 * The options whose name holds the letters, also in the middle of a word, or what a search finds in them; a single letter
 * begins it. Names that begin with them come first ("ma"
 * means Male before Female); otherwise the order stays.
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
