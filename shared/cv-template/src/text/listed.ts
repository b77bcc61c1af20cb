/** Matches a bullet at the start of a line. */
export const BULLET = /^\s*[-*•–·+‣▪o]\s+/;

/** Line of a typed text. */
export interface TypedLine {
  readonly text: string;
  readonly isItem: boolean;
}

/** Non-empty lines of a text, with list items marked. */
export const typedLines = (text: string): TypedLine[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line.replace(BULLET, '').trim(), isItem: BULLET.test(line) }));
