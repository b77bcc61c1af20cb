/** Moves one entry of a list; the others keep their order. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const entry = list[from];
  if (entry === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(Math.max(0, Math.min(to, list.length - 1)), 0, entry);
};
