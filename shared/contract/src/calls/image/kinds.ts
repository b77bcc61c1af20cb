/**
 * What there are pictures of, by the number that calls use. From 4 on they are ours beside the specification's: a
 * bundle's half and quarter are pictures of their own where an administrator sends them.
 */
export const imageTypes = {
  Voucher: 0,
  Bundle: 1,
  Product: 2,
  Org: 3,
  OfferLogo: 4,
  Cause: 5,
  BundleHalf: 6,
  BundleQuarter: 7,
  Banner: 8,
  OrgBackground: 9,
  MediaRelease: 10,
} as const;
export type ImageType = (typeof imageTypes)[keyof typeof imageTypes];

export const imageQualities = { Normal: 0, Half: 1, Quarter: 2 } as const;
export type ImageQuality = (typeof imageQualities)[keyof typeof imageQualities];

export const imageDevices = { Desktop: 0, Mobile: 1 } as const;
export type ImageDevice = (typeof imageDevices)[keyof typeof imageDevices];

const WIDTHS: Readonly<Record<ImageQuality, number>> = { 0: 1200, 1: 600, 2: 300 };

/** In points: at most so wide is the picture of a quality; for a telephone two thirds of it. */
export const imageWidth = (quality: ImageQuality, device: ImageDevice): number =>
  device === imageDevices.Mobile ? (WIDTHS[quality] * 2) / 3 : WIDTHS[quality];

/** In bytes: the largest picture that an administrator sends. */
export const LARGEST_PICTURE_FILE = 10_000_000;
