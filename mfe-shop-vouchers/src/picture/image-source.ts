/**
 * The address of a picture as the service gives it: an address, a data URL, or the bytes of a PNG in base64 alone
 * (specification: shop, "Pictures"). Null where there is none.
 */
export const imageSource = (imageUrl: string): string | null => {
  if (imageUrl === '') return null;
  if (/^(?:\/(?!\/)|https:\/\/|data:image\/)/.test(imageUrl)) return imageUrl;
  return /^[A-Za-z0-9+/=\s]+$/.test(imageUrl)
    ? `data:image/png;base64,${imageUrl.replaceAll(/\s/g, '')}`
    : null;
};
