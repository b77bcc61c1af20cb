/** A fault in a line of a file, numbered from 1 as in an editor. */
export interface BadLine {
  line: number;
  reason: string;
}

/** A file that is unusable as a whole. Its reasons name columns and rules, never a cell's content. */
export class BadFile extends Error {
  readonly lines: readonly BadLine[];

  constructor(lines: readonly BadLine[]) {
    super(lines.map(({ line, reason }) => `line ${line}: ${reason}`).join('\n'));
    this.lines = lines;
  }
}
