/** Names as `{ id, name }`, numbered from 1 (specification: service). Ids are never reused. */
export const numbered = (names: readonly string[]): { id: number; name: string }[] =>
  names.map((name, index) => ({ id: index + 1, name }));
