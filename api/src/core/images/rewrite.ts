import type { Sharp } from 'sharp';
import { Refusal } from '../http/refusal.ts';
import { atMostAtOnce } from './at-most.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** The most points a picture may have: more than any telephone's camera makes, and 10 000 × 10 000 is twice that. */
export const LARGEST_PICTURE = 50_000_000;

export interface Picture {
  bytes: Buffer;
  format: PictureFormat;
  width: number;
  height: number;
}

export interface Wanted {
  /** The formats that are taken; anything else is 415. */
  formats: readonly PictureFormat[];
  /** Cut to fill exactly so many points; left as it is unless told. */
  size?: { width: number; height: number };
  /** Written in this format whatever it came in. */
  as?: PictureFormat;
  /** From 1 to 100, for JPEG and WebP; 90 unless told. */
  quality?: number;
}

/** A decoded picture takes up to 200 MB. */
const inTurn = atMostAtOnce(2);

const damaged = (): Refusal => new Refusal(422, 'We could not read this picture. It may be damaged.');
const tooMany = (): Refusal =>
  new Refusal(413, `A picture may have at most ${LARGEST_PICTURE / 1_000_000} million points`);

const isFormat = (format: string | undefined): format is PictureFormat =>
  format === 'jpeg' || format === 'png' || format === 'webp';

const written = (picture: Sharp, format: PictureFormat, quality: number, palette: boolean): Sharp => {
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality, mozjpeg: false });
    case 'png':
      return picture.png({ compressionLevel: 8, palette });
    case 'webp':
      return picture.webp({ quality });
  }
};

/**
 * Decodes a picture and writes it again: what comes out is a picture and nothing else, whatever was hidden in what came
 * in. It stands upright, in sRGB, and says nothing of where and when it was taken; of a moving one, the first picture.
 * @param source a file's path, or its bytes
 * @throws Refusal 413 for too many points, 415 for another format, 422 for one that cannot be read.
 */
export const rewritePicture = (source: string | Uint8Array, wanted: Wanted): Promise<Picture> =>
  inTurn(async () => {
    // Loaded at the first picture: the service starts without it.
    const { default: sharp } = await import('sharp');
    const { formats, size, quality = 90 } = wanted;
    const open = () => sharp(source, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
    const about = await open()
      .metadata()
      .catch(() => {
        throw damaged();
      });
    if (!isFormat(about.format) || !formats.includes(about.format)) {
      throw new Refusal(415, `Please choose a picture: ${formats.join(', ').toUpperCase()}`);
    }
    // The heading tells the size before a point is decoded; the decoder holds it to that.
    if (about.width * about.height > LARGEST_PICTURE) throw tooMany();
    const format = wanted.as ?? about.format;
    const upright = sharp(source, {
      limitInputPixels: LARGEST_PICTURE,
      failOn: 'error',
      sequentialRead: true,
    }).autoOrient();
    const sized =
      size === undefined ? upright : upright.resize({ ...size, fit: 'cover', position: 'centre' });
    // JPEG has no transparency: what is see-through becomes white.
    const flat = format === 'jpeg' ? sized.flatten({ background: '#ffffff' }) : sized;
    const isPalette = about.isPalette === true && size === undefined;
    const { data, info } = await written(flat, format, quality, isPalette)
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw damaged();
      });
    return { bytes: data, format, width: info.width, height: info.height };
  });
