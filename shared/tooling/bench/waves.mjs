/**
 * Counts how often a page waited for an answer before its next requests. The document is the first wave and files named
 * in its HTML the second; a script's request comes one wave after the latest complete answer. That is an upper bound,
 * because a script may have waited for less.
 * @param {{ start: number, end: number | null, byParser: boolean }[]} requests the document first
 * @returns {number[]} the wave of each, from 1
 */
export const wavesOf = (requests) => {
  const waves = [];
  for (const [at, { start, byParser }] of requests.entries()) {
    const before = requests
      .slice(0, at)
      .map(({ end }, index) => (end !== null && end <= start ? waves[index] : 0));
    waves.push(at === 0 ? 1 : byParser ? 2 : Math.max(1, ...before) + 1);
  }
  return waves;
};
