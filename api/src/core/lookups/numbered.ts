/** Names as `{ id, name }`, numbered from 1 in their order (specification: service). An id is never given again. */
export const numbered = (names: readonly string[]): { id: number; name: string }[] =>
  names.map((name, index) => ({ id: index + 1, name }));
