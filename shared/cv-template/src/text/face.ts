import { create, type Font } from 'fontkit';

/** Faces of a CV: Inter in two weights. */
export const faceNames = ['regular', 'semibold'] as const;
export type FaceName = (typeof faceNames)[number];

/** TrueType files of the faces. */
export type FontFiles = Readonly<Record<FaceName, Uint8Array<ArrayBuffer>>>;

type Run = ReturnType<Font['layout']>;

/** Font face: its glyphs, text widths, and the font object for pdfkit. */
export interface Face {
  readonly name: FaceName;
  /** For pdfkit: caches shaping, and makes each glyph copy out as one fixed character. */
  readonly font: Font;
  /** Returns true if the face has a glyph for a code point. */
  has(codePoint: number): boolean;
  /** Width of one line in points. */
  width(text: string, size: number): number;
}

export type Faces = Readonly<Record<FaceName, Face>>;

/** Words whose shape is cached: enough for about ten CVs. Shaping one takes 0.1 ms. */
const MAX_WORDS = 20_000;

const openFace = (name: FaceName, file: Uint8Array<ArrayBuffer>): Face => {
  // The types ask for a Node buffer, but any bytes work.
  const opened = create(file as Parameters<typeof create>[0]);
  if (!('layout' in opened)) throw new Error(`The face ${name} is not a single font`);
  // If two characters share a glyph (the apostrophe U+2019 and the letter U+02BC), the later one is the usual one.
  const characterOf = new Map<number, number>();
  for (const code of opened.characterSet) characterOf.set(opened.glyphForCodePoint(code).id, code);
  let remembered = new Map<string, Run>();
  const shape = (word: string): Run => {
    const found = remembered.get(word);
    if (found) return found;
    const run = opened.layout(word);
    // fontkit attaches to a glyph the characters it first met, or none if it was part of another glyph: copied text
    // would depend on drawing order.
    for (const glyph of run.glyphs) {
      const code = characterOf.get(glyph.id);
      Object.assign(glyph, { codePoints: code === undefined ? [0xfffd] : [code] });
    }
    if (remembered.size >= MAX_WORDS) remembered = new Map();
    remembered.set(word, run);
    return run;
  };
  // Copies the positions, because pdfkit scales them in place.
  const layout = (word: string): Pick<Run, 'glyphs' | 'positions' | 'advanceWidth'> => {
    const { glyphs, positions, advanceWidth } = shape(word);
    return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth };
  };
  const font: Font = Object.create(opened, { layout: { value: layout } });
  return {
    name,
    font,
    has: (codePoint) => opened.hasGlyphForCodePoint(codePoint),
    width: (text, size) => {
      let units = 0;
      // Measures word by word with its space, as pdfkit shapes, so that the cache hits.
      for (const word of text.match(/[^ ]* ?/g) ?? []) if (word !== '') units += shape(word).advanceWidth;
      return (units * size) / opened.unitsPerEm;
    },
  };
};

/** Opens the faces; do it once per worker or thread, because their caches speed up the next CV. */
export const openFaces = (files: FontFiles): Faces => ({
  regular: openFace('regular', files.regular),
  semibold: openFace('semibold', files.semibold),
});
