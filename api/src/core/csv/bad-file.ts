/** A fault in a line of a file, numbered from 1 as in an editor. */
export interface BadLine {
  line: number;
  reason: string;
}

/** A file of which nothing can be used. Its reasons name columns and rules, never what a cell holds. */
export class BadFile extends Error {
  readonly lines: readonly BadLine[];

  constructor(lines: readonly BadLine[]) {
    super(lines.map(({ line, reason }) => `line ${line}: ${reason}`).join('\n'));
    this.lines = lines;
  }
}
