/**
 * How often a page had to wait for an answer before it knew what to ask next. The document is the first wave; what its
 * HTML names is the second; what a script asks for comes one wave after the latest answer that was whole by then.
 * That is an upper bound: a script may have waited for less than everything that had come.
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
