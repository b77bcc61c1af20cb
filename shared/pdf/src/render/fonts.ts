import type { Faces, FontFiles } from '@phila/cv-template/engine';
import { openFaces } from '@phila/cv-template/engine';
import { Font } from '@react-pdf/renderer';
import { FAMILY } from '../house/look.ts';

/** What the library keeps of a registered face; its types leave it out. */
interface Source {
  data: unknown;
  loadResultPromise: Promise<void>;
}

/** From this length on a word is parted where the line ends: an address, a key, a name without spaces. */
const LONG = 24;
/** Letters between two places where a long word may be parted. */
const PIECE = 6;

/**
 * A word in the pieces between which it may be parted. An empty piece is a place to part without a hyphen, which would
 * read as part of a name or an address.
 */
const piecesOf = (word: string): string[] => {
  const letters = [...word];
  if (letters.length < LONG) return [word];
  const pieces: string[] = [];
  for (let at = 0; at < letters.length; at += PIECE) {
    if (at > 0) pieces.push('');
    pieces.push(letters.slice(at, at + PIECE).join(''));
  }
  return pieces;
};

/**
 * Makes the library never look further for a letter, an end of line for one: behind every face it has Helvetica, which is
 * not embedded. What the faces lack is replaced before (words.ts).
 */
const ALL = { hasGlyphForCodePoint: { value: () => true } };

/**
 * Gives the library the faces of the CVs, opened as the CVs' engine opens them: a word's shape is remembered, and each
 * glyph reads back as the character it was drawn for, which fontkit by itself loses now and then.
 */
export const registerFonts = (files: FontFiles): Faces => {
  const faces = openFaces(files);
  const weights = { regular: 400, semibold: 600 } as const;
  Font.register({
    family: FAMILY,
    // Never fetched: what is opened stands in `data` already.
    fonts: [
      { src: 'regular', fontWeight: weights.regular },
      { src: 'semibold', fontWeight: weights.semibold },
    ],
  });
  const registered = Font.getRegisteredFonts() as unknown as Record<string, { sources: Source[] }>;
  const sources = registered[FAMILY]?.sources ?? [];
  for (const [at, face] of [faces.regular, faces.semibold].entries()) {
    const source = sources[at];
    if (source === undefined) throw new Error('The library registered no font');
    source.data = Object.create(face.font, ALL);
    source.loadResultPromise = Promise.resolve();
  }
  Font.registerHyphenationCallback(piecesOf);
  return faces;
};
