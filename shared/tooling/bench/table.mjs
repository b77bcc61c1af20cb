/** Bytes as kilobytes of 1000, as browsers and the limits of quality.md have them. */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (time) => `${Math.round(time)} ms`;
export const ratio = (number) => number.toFixed(2);

export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** The value below which that share of them lies. */
export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Says a limit beside what was measured, and whether it holds. */
export const against = (value, limit, show) => `${show(value)} ${value <= limit ? '≤' : '>'} ${show(limit)}`;

/**
 * Prints a table: the first column to the left, the others to the right.
 * @param {string} title
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
export const table = (title, head, rows) => {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  const drawn = lines.map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  console.log(`\n${title}\n${[drawn[0], rule, ...drawn.slice(1)].map((line) => `  ${line}`).join('\n')}`);
};
