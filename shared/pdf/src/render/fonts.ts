import type { Faces, FontFiles } from '@phila/cv-template/engine';
import { openFaces } from '@phila/cv-template/engine';
import { Font } from '@react-pdf/renderer';
import { FAMILY } from '../house/look.ts';

/** The library's record of a registered font, missing from its types. */
interface Source {
  data: unknown;
  loadResultPromise: Promise<void>;
}

/** Length of a word (an address, a key) that may be split at the end of a line. */
const LONG = 24;
/** Letters between two possible splits of a long word. */
const PIECE = 6;

/**
 * Splits a word where a line may break it. An empty piece allows a break without a hyphen: readers would take a hyphen
 * for a part of a name or an address.
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
 * Claims every character, so that the library never falls back to Helvetica, because that is not embedded. Missing
 * characters are replaced beforehand (words.ts).
 */
const ALL = { hasGlyphForCodePoint: { value: () => true } };

/**
 * Registers the CV fonts, opened by the CV engine. It caches the shape of words and makes each glyph copy out as its
 * own character; fontkit sometimes gets that wrong.
 */
export const registerFonts = (files: FontFiles): Faces => {
  const faces = openFaces(files);
  const weights = { regular: 400, semibold: 600 } as const;
  Font.register({
    family: FAMILY,
    // Given as `data`, so that the library fetches nothing.
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
