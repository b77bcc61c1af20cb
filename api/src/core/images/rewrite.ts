import type { Sharp } from 'sharp';
import { Refusal } from '../http/refusal.ts';
import { fairPlaces } from './fair-places.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** The most pixels of a picture: a phone's 64 million (9 248 × 6 936). */
const LARGEST_PICTURE = 65_000_000;
/** The most pixels of a side: a small file of 1 × 5 000 000 takes minutes to decode. */
const LONGEST_SIDE = 16_384;

export interface Picture {
  bytes: Buffer;
  format: PictureFormat;
  width: number;
  height: number;
}

export interface RewriteOptions {
  /** The picture's owner, such as a person's id: one owner's pictures are decoded one after the other. */
  owner: string;
  /** Accepted formats; others are 415. */
  formats: readonly PictureFormat[];
  /** Crops to exactly this size; default: no cropping. */
  size?: { width: number; height: number };
  /** Shrinks to fit, without cropping; default: no shrinking. */
  within?: { width: number; height: number };
  /** The output format; default: the input's. */
  as?: PictureFormat;
  /** From 1 to 100, for JPEG and WebP; default: 90. */
  quality?: number;
}

/** A decoded picture takes up to 260 MB: two at a time, and only one of the same person. */
const inTurn = fairPlaces(2, 1);

const damaged = (): Refusal => new Refusal(422, 'We could not read this picture. It may be damaged.');
const tooMany = (): Refusal =>
  new Refusal(
    413,
    `This picture has more than ${LARGEST_PICTURE / 1_000_000} million pixels. Please save it smaller, and try again.`,
  );
const tooLong = (): Refusal =>
  new Refusal(413, `A picture may be at most ${LONGEST_SIDE} pixels wide and high`);

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
 * Decodes a picture and encodes it again, so that nothing hidden in the file survives: upright, in sRGB, without place
 * and time, and only the first frame of an animation.
 * @param given a path, the bytes, or a function that reads them when it is this picture's turn
 * @throws Refusal 413 for too many pixels, in all or along a side, 415 for another format, 422 for an unreadable one.
 */
export const rewritePicture = (
  given: string | Uint8Array | (() => Promise<Uint8Array>),
  wanted: RewriteOptions,
): Promise<Picture> =>
  inTurn(wanted.owner, async () => {
    // Loaded with the first picture, to keep the start fast.
    const { default: sharp } = await import('sharp');
    const { formats, size, within, quality = 90 } = wanted;
    const source = typeof given === 'function' ? await given() : given;
    const open = () => sharp(source, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
    const about = await open()
      .metadata()
      .catch(() => {
        throw damaged();
      });
    if (!isFormat(about.format) || !formats.includes(about.format)) {
      throw new Refusal(415, `Please choose a picture: ${formats.join(', ').toUpperCase()}`);
    }
    // The header tells the size before decoding; the decoder enforces it.
    if (Math.max(about.width, about.height) > LONGEST_SIDE) throw tooLong();
    if (about.width * about.height > LARGEST_PICTURE) throw tooMany();
    const format = wanted.as ?? about.format;
    const upright = sharp(source, {
      limitInputPixels: LARGEST_PICTURE,
      failOn: 'error',
      sequentialRead: true,
    }).autoOrient();
    const sized =
      size !== undefined
        ? upright.resize({ ...size, fit: 'cover', position: 'centre' })
        : within !== undefined
          ? upright.resize({ ...within, fit: 'inside', withoutEnlargement: true })
          : upright;
    // JPEG has no transparency, so white shows through.
    const flat = format === 'jpeg' ? sized.flatten({ background: '#ffffff' }) : sized;
    const isPalette = about.isPalette === true && sized === upright;
    const { data, info } = await written(flat, format, quality, isPalette)
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw damaged();
      });
    return { bytes: data, format, width: info.width, height: info.height };
  });
