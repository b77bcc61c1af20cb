import {
  imageDevices,
  imageQualities,
  type ImageDevice,
  type ImageQuality,
  type ImageType,
} from '@phila/contract';

interface PictureVersion {
  type: ImageType;
  itemId: number;
  hash: string;
}

/** A picture's address, cacheable for ever because it contains the hash. */
export const addressFor = (
  { type, itemId, hash }: PictureVersion,
  quality: ImageQuality = imageQualities.Half,
  device: ImageDevice = imageDevices.Desktop,
): string => `/api/v1/Image/file/${type}/${itemId}/${quality}/${device}.webp?v=${hash}`;
