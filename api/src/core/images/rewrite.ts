import type { Sharp } from 'sharp';
import { Refusal } from '../http/refusal.ts';
import { fairPlaces } from './fair-places.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** The most pixels a picture may have: those of a phone that takes 64 million (9 248 × 6 936), and two thirds of 10 000 × 10 000. */
const LARGEST_PICTURE = 65_000_000;
/** The most pixels along one side. A picture of 1 × 5 000 000 pixels is a small file, and decoding it takes minutes. */
const LONGEST_SIDE = 16_384;

export interface Picture {
  bytes: Buffer;
  format: PictureFormat;
  width: number;
  height: number;
}

export interface Wanted {
  /** The picture's owner, such as the person's id: their pictures are decoded in turn. */
  owner: string;
  /** The formats that are taken; anything else is 415. */
  formats: readonly PictureFormat[];
  /** Cut to fill exactly so many points; default: not cut. */
  size?: { width: number; height: number };
  /** Made smaller where it is larger than so many points, all of it shown; default: not made smaller. */
  within?: { width: number; height: number };
  /** Written in this format whatever it came in. */
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
 * and time, and only the first frame of a moving one.
 * @param given a file's path, its bytes, or what reads them once it is this picture's turn
 * @throws Refusal 413 for too many points, together or along one side, 415 for another format, 422 for one that cannot be read.
 */
export const rewritePicture = (
  given: string | Uint8Array | (() => Promise<Uint8Array>),
  wanted: Wanted,
): Promise<Picture> =>
  inTurn(wanted.owner, async () => {
    // Loaded at the first picture: the service starts without it.
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
    // The heading tells the size before a point is decoded; the decoder holds it to that.
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
    // JPEG has no transparency: what is see-through becomes white.
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
