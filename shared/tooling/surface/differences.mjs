/** The lines that went and came, with the longest common sequence left out. */
export const differences = (/** @type {string} */ before, /** @type {string} */ after) => {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const common = (/** @type {number} */ i, /** @type {number} */ j) => rows[i]?.[j] ?? 0;
  for (const [i, row] of [...rows.entries()].toReversed()) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1));
    }
  }
  const lines = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && common(i + 1, j) >= common(i, j + 1))) {
      lines.push(`- ${a[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${b[j]}`);
      j += 1;
    }
  }
  return lines;
};
