/**
 * The average colour of a picture as `#rrggbb`: what a card's heading is tinted with (specification: shop, "Pictures").
 * @param bytes of a picture that `rewritePicture` has written
 */
export const averageColour = async (bytes: Uint8Array): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const { data } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
};
