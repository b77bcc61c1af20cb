/**
 * Numbers of picture types. From 4 on they are our own additions to the specification: an administrator can upload a
 * bundle's half and quarter separately. Newer resources need no line here, because their numbers follow from their
 * names (`pictureTypeOf`).
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

/** Number from `imageTypes`, or derived from the name of a resource's picture. */
export type ImageType = number;

/** Smallest derived number; `imageTypes` stays below. */
const FIRST_NAMED = 1000;
/** Largest integer of the database. */
export const LARGEST_IMAGE_TYPE = 2_147_483_647;

/**
 * Derives the number of a resource's picture from their names by a hash (FNV-1a), the same in every build. The service
 * refuses to start if two collide.
 * @param resource as in its addresses: `shop-categories`
 */
export const pictureTypeOf = (resource: string, picture: string): ImageType => {
  let hash = 0x81_1c_9d_c5;
  for (const letter of `${resource}/${picture}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return FIRST_NAMED + (hash % (LARGEST_IMAGE_TYPE - FIRST_NAMED));
};

export const imageQualities = { Normal: 0, Half: 1, Quarter: 2 } as const;
export type ImageQuality = (typeof imageQualities)[keyof typeof imageQualities];

export const imageDevices = { Desktop: 0, Mobile: 1 } as const;
export type ImageDevice = (typeof imageDevices)[keyof typeof imageDevices];

const WIDTHS: Readonly<Record<ImageQuality, number>> = { 0: 1200, 1: 600, 2: 300 };

/** Largest width in points by quality; two thirds of it on a phone. */
export const imageWidth = (quality: ImageQuality, device: ImageDevice): number =>
  device === imageDevices.Mobile ? (WIDTHS[quality] * 2) / 3 : WIDTHS[quality];

/** Largest picture upload of an administrator, in bytes. */
export const LARGEST_PICTURE_FILE = 10_000_000;
