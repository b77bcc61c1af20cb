/**
 * What there are pictures of, by the number that calls use. From 4 on they are ours beside the specification's: a
 * bundle's half and quarter are pictures of their own where an administrator sends them. A resource that came later has
 * no line here: the numbers of its pictures follow from their names (`pictureTypeOf`).
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

/** A number of `imageTypes`, or what follows from the name of a resource's picture. */
export type ImageType = number;

/** Below it are those of `imageTypes`. */
const FIRST_NAMED = 1000;
/** Within a database's integer. */
export const LARGEST_IMAGE_TYPE = 2_147_483_647;

/**
 * The number by which the pictures of a resource are kept and asked for: a hash (FNV-1a) of their names, the same in every
 * build. The service does not start where two are the same.
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

/** In points: at most so wide is the picture of a quality; for a telephone two thirds of it. */
export const imageWidth = (quality: ImageQuality, device: ImageDevice): number =>
  device === imageDevices.Mobile ? (WIDTHS[quality] * 2) / 3 : WIDTHS[quality];

/** In bytes: the largest picture that an administrator sends. */
export const LARGEST_PICTURE_FILE = 10_000_000;
