/** How a line begins that is an item of a list. */
export const BULLET = /^\s*[-*•–·+‣▪o]\s+/;

/** A line of what was typed. */
export interface TypedLine {
  readonly text: string;
  readonly isItem: boolean;
}

/** The lines of a text that say something, and which of them are items of a list. */
export const typedLines = (text: string): TypedLine[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line.replace(BULLET, '').trim(), isItem: BULLET.test(line) }));
