import { PROFILE_IMAGE_SIZE } from '@phila/contract/documents';

/** Square of a picture, in the picture's own pixels. */
export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** JPEG quality (specification: settings). */
const QUALITY = 0.9;

/** Thrown if the browser can't make the picture; its message is shown to the person (specification: settings). */
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

/** Cuts the square as a JPEG of 320 by 320, quality 0.9. */
export const squareJpeg = async (address: string, { x, y, width, height }: Square): Promise<File> => {
  const image = await loaded(address);
  const canvas = document.createElement('canvas');
  canvas.width = PROFILE_IMAGE_SIZE;
  canvas.height = PROFILE_IMAGE_SIZE;
  const context = canvas.getContext('2d');
  if (context === null) throw new NoPicture('Failed to create image blob');
  // Keeps transparent areas from turning black.
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
