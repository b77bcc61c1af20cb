import type { Face } from './face.ts';

/*
 * Turns typed text into text the fonts can draw, identically in every browser and in Node. Uses the ranges below,
 * because Unicode tables differ between versions.
 */

/** Replaces a letter that the fonts lack, so that a name keeps its length. */
const MISSING = '□';

/** Most marks on one letter; more are decoration that would cover the lines above. */
const MAX_MARKS = 3;

/** Characters with an equivalent in the fonts. */
const TWINS: ReadonlyMap<number, string> = new Map([
  [0x149, '’n'],
  [0x2bc, '’'],
  [0x2ee, '”'],
  [0x2010, '-'],
  [0x2011, '-'],
  [0x2012, '–'],
  [0x2015, '—'],
  [0x2032, '’'],
  [0x2033, '”'],
  [0x2043, '•'],
  [0x2219, '·'],
  [0x25aa, '•'],
  [0xb4, '’'],
  [0xfb00, 'ff'],
  [0xfb01, 'fi'],
  [0xfb02, 'fl'],
  [0xfb03, 'ffi'],
  [0xfb04, 'ffl'],
  [0x1f4de, ''],
]);

type Range = readonly [first: number, last: number];
const within = (code: number, ranges: readonly Range[]): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last);

/** Spaces of any width. */
const SPACES: readonly Range[] = [
  [0x09, 0x09],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];

const LINE_ENDS: readonly Range[] = [
  [0x0a, 0x0d],
  [0x85, 0x85],
  [0x2028, 0x2029],
];

/** Dropped silently: controls, directions, joiners, variation selectors, tags, lone surrogates, private use. */
const SILENT: readonly Range[] = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x84],
  [0x86, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xe000, 0xf8ff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xfff0, 0xffff],
  [0xe0000, 0x10ffff],
];

/** Pictures and signs: dropped and reported, because a box in their place would only disturb. */
const PICTURES: readonly Range[] = [
  [0x2190, 0x2bff],
  [0x3030, 0x303d],
  [0x3297, 0x3299],
  [0x1f000, 0x1faff],
];

const MARKS: readonly Range[] = [
  [0x300, 0x36f],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
];

/** Full-width letters and digits, as typed on East Asian keyboards. */
const FULL_WIDTH: Range = [0xff01, 0xff5e];

/** True for a combining mark: it must stay with the character before it. */
export const isMark = (code: number): boolean => within(code, MARKS);

/** Characters of a CV that could not be drawn, each once, in order of occurrence. */
export class Unreadable {
  readonly #characters = new Set<string>();

  add(character: string): void {
    // Keeps the first twenty; a text in another script has thousands.
    if (this.#characters.size < 20) this.#characters.add(character);
  }

  get characters(): string[] {
    return [...this.#characters];
  }
}

/**
 * Text that every face can draw: composed (NFC), line ends as `\n`, single spaces, no control characters. Drops
 * pictures and draws letters of other scripts as `□`, reporting both to `unreadable`.
 */
export const readable = (text: string, { has }: Pick<Face, 'has'>, unreadable: Unreadable): string => {
  let result = '';
  let marks = 0;
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    if (within(code, LINE_ENDS)) {
      result += code === 0x0d ? '' : '\n';
      // A lone carriage return is a line end too; `\r\n` counts once.
      if (code === 0x0d) result += '\r';
      continue;
    }
    if (within(code, SPACES)) {
      result += ' ';
      continue;
    }
    if (within(code, SILENT)) continue;
    const isMarkNow = isMark(code);
    marks = isMarkNow ? marks + 1 : 0;
    if (marks > MAX_MARKS) continue;
    const twin =
      TWINS.get(code) ??
      (within(code, [FULL_WIDTH]) ? String.fromCharCode(code - FULL_WIDTH[0] + 0x21) : undefined);
    if (twin !== undefined) {
      result += twin;
    } else if (has(code)) {
      result += character;
    } else {
      unreadable.add(character);
      if (!isMarkNow && !within(code, PICTURES)) result += MISSING;
    }
  }
  return result
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
};
