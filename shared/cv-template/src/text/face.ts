import { create, type Font } from 'fontkit';

/** The faces of a CV: Inter, in two weights. */
export const faceNames = ['regular', 'semibold'] as const;
export type FaceName = (typeof faceNames)[number];

/** The TrueType files of the faces. */
export type FontFiles = Readonly<Record<FaceName, Uint8Array<ArrayBuffer>>>;

type Run = ReturnType<Font['layout']>;

/** One face: what it can draw, how wide a text is in it, and the font as the writer of PDFs takes it. */
export interface Face {
  readonly name: FaceName;
  /** For pdfkit: its shaping is remembered, and each glyph reads back as one and the same character. */
  readonly font: Font;
  /** Whether the face has a glyph for a code point. */
  has(codePoint: number): boolean;
  /** The width of one line in points. */
  width(text: string, size: number): number;
}

export type Faces = Readonly<Record<FaceName, Face>>;

/** Words whose shaping is kept: some ten CVs' worth. Shaping one takes 0.1 ms, finding it again nothing. */
const MAX_WORDS = 20_000;

const openFace = (name: FaceName, file: Uint8Array<ArrayBuffer>): Face => {
  // Typed by the definitions as a Node buffer; any bytes do.
  const opened = create(file as Parameters<typeof create>[0]);
  if (!('layout' in opened)) throw new Error(`The face ${name} is not a single font`);
  // Of two characters that share a glyph (the apostrophe U+2019 and the letter U+02BC) the later one is the usual.
  const characterOf = new Map<number, number>();
  for (const code of opened.characterSet) characterOf.set(opened.glyphForCodePoint(code).id, code);
  let remembered = new Map<string, Run>();
  const shape = (word: string): Run => {
    const found = remembered.get(word);
    if (found) return found;
    const run = opened.layout(word);
    // fontkit keeps with a glyph the characters it was first met for, and none if that was another glyph's part: what
    // a reader copies would depend on what was drawn before.
    for (const glyph of run.glyphs) {
      const code = characterOf.get(glyph.id);
      Object.assign(glyph, { codePoints: code === undefined ? [0xfffd] : [code] });
    }
    if (remembered.size >= MAX_WORDS) remembered = new Map();
    remembered.set(word, run);
    return run;
  };
  // pdfkit scales the positions it is given, so it is given copies.
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
      // Word by word with its space, as pdfkit shapes: the same words are the same runs.
      for (const word of text.match(/[^ ]* ?/g) ?? []) if (word !== '') units += shape(word).advanceWidth;
      return (units * size) / opened.unitsPerEm;
    },
  };
};

/** Opens the faces: once for a worker or a thread, since what they remember makes the next CV quick. */
export const openFaces = (files: FontFiles): Faces => ({
  regular: openFace('regular', files.regular),
  semibold: openFace('semibold', files.semibold),
});
