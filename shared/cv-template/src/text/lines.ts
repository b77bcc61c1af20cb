import type { Face } from './face.ts';
import { isMark } from './readable.ts';

/** Longest word to be measured whole. */
const LONGEST_WORD = 120;

/** Parts of an address or path; a line may break after each of these signs. */
const PARTS = /[^-/@._&?=+#:,;]*[-/@._&?=+#:,;]|[^-/@._&?=+#:,;]+/g;

/** Words of a line; an amount or number counts as one word: `R 180`, `40 000`. */
const WORDS = /(?:R (?=\d))?(?:\d (?=\d{3}(?!\d))|[^ ])+/g;

/** Letters of a word, each with its combining marks. */
const lettersOf = (word: string): string[] => {
  const letters: string[] = [];
  for (const character of word) {
    const last = letters.length - 1;
    if (last >= 0 && isMark(character.codePointAt(0) ?? 0)) letters[last] += character;
    else letters.push(character);
  }
  return letters;
};

/** Splits a word wider than a line: after a sign if there is one, otherwise anywhere; adds no hyphen. */
const partWord = (word: string, face: Face, size: number, width: number): string[] => {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  const take = (text: string, wide: number): void => {
    if (piece !== '' && used + wide > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += text;
    used += wide;
  };
  for (const part of word.match(PARTS) ?? []) {
    const wide = part.length > LONGEST_WORD ? Infinity : face.width(part, size);
    if (wide <= width) take(part, wide);
    else for (const letter of lettersOf(part)) take(letter, face.width(letter, size));
  }
  if (piece !== '') pieces.push(piece);
  return pieces;
};

/** Breaks a paragraph into lines no wider than `width`, in points. Empty text gives no lines. */
export const breakLines = (text: string, face: Face, size: number, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const space = face.width(' ', size);
  for (const word of text.match(WORDS) ?? []) {
    const wide = word.length > LONGEST_WORD ? Infinity : face.width(word, size);
    if (line !== '' && used + space + wide <= width) {
      line += ` ${word}`;
      used += space + wide;
      continue;
    }
    if (line !== '') lines.push(line);
    if (wide <= width) {
      line = word;
      used = wide;
    } else {
      const pieces = partWord(word, face, size, width);
      line = pieces.pop() ?? '';
      lines.push(...pieces);
      used = face.width(line, size);
    }
  }
  if (line !== '') lines.push(line);
  return lines;
};
