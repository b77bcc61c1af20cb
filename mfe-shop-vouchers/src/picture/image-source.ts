/**
 * Source of a picture. The service sends an address, a data URL or the base64 of a PNG (specification: shop,
 * "Pictures"). Null if there is none.
 */
export const imageSource = (imageUrl: string): string | null => {
  if (imageUrl === '') return null;
  if (/^(?:\/(?!\/)|https:\/\/|data:image\/)/.test(imageUrl)) return imageUrl;
  return /^[A-Za-z0-9+/=\s]+$/.test(imageUrl)
    ? `data:image/png;base64,${imageUrl.replaceAll(/\s/g, '')}`
    : null;
};
