import { PROFILE_IMAGE_SIZE } from '@phila/contract/documents';

/** A square of a picture, in its own points. */
export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Specification: settings. */
const QUALITY = 0.9;

/** The browser could not make the picture; its message is for the person (specification: settings). */
export class NoPicture extends Error {}

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image), { once: true });
    image.addEventListener('error', () => reject(new NoPicture('Failed to create image blob')), {
      once: true,
    });
    image.src = address;
  });

/** The square as a JPEG of 320 by 320, quality 0.9. */
export const squareJpeg = async (address: string, { x, y, width, height }: Square): Promise<File> => {
  const image = await loaded(address);
  const canvas = document.createElement('canvas');
  canvas.width = PROFILE_IMAGE_SIZE;
  canvas.height = PROFILE_IMAGE_SIZE;
  const context = canvas.getContext('2d');
  if (context === null) throw new NoPicture('Failed to create image blob');
  // What a PNG leaves open would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, PROFILE_IMAGE_SIZE, PROFILE_IMAGE_SIZE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, PROFILE_IMAGE_SIZE, PROFILE_IMAGE_SIZE);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (blob === null) throw new NoPicture('Failed to create image blob');
  return new File([blob], 'profile.jpg', { type: 'image/jpeg' });
};
