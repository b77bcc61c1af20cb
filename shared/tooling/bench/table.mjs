/** @param {number} bytes in kilobytes of 1000, as browsers have them */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
/** @param {number} time */
export const ms = (time) => `${Math.round(time)} ms`;

/** @param {readonly number[]} numbers */
export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
};

/**
 * Shows a limit beside what was measured, and if it holds.
 * @param {number} value
 * @param {number} limit
 * @param {(value: number) => string} show
 */
export const against = (value, limit, show) => `${show(value)} ${value <= limit ? '≤' : '>'} ${show(limit)}`;

/**
 * Prints a table: the first column to the left, the others to the right.
 * @param {string} title
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export const table = (title, head, rows) => {
  const lines = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  const drawn = lines.map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  console.log(`\n${title}\n${[drawn[0], rule, ...drawn.slice(1)].map((line) => `  ${line}`).join('\n')}`);
};
