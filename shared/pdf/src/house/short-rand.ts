const SIZES = [
  [1e9, 'b'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

/** Shortens an axis value: `R 1.2m`, `R 40k`, `-R 500`. Ignores the locale, so it is the same everywhere. */
export const shortRand = (value: number): string => {
  const size = Math.abs(value);
  const [unit, letter] = SIZES.find(([from]) => size >= from) ?? [1, ''];
  const scaled = size / unit;
  const text = letter === '' ? String(Math.round(scaled)) : String(Math.round(scaled * 10) / 10);
  return `${value < 0 ? '-' : ''}R\u00a0${text}${letter}`;
};
