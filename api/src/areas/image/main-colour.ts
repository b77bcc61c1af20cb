/** The side of the small copy that is looked at, in pixels. */
const SIDE = 32;
/** Brightness in every channel that counts as paper, behind most logos. */
const PAPER = 240;

/**
 * The colour that most of a picture has, as `#rrggbb`: what a card's heading is tinted with (specification: shop, "Pictures").
 * The average of gold and navy would be a grey that is nowhere in the picture.
 * @param bytes of a picture that `rewritePicture` has written
 */
export const mainColour = async (bytes: Uint8Array): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    // Without smoothing, which would mix colours along every edge.
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** Pixels that are nearly of one colour, by their four highest bits. */
  const alike = new Map<number, { count: number; sums: [number, number, number] }>();
  for (let at = 0; at + 2 < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    // Counts paper only if there is nothing else.
    const isPaper = Math.min(red, green, blue) >= PAPER;
    const key = isPaper ? -1 : ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const found = alike.get(key) ?? { count: 0, sums: [0, 0, 0] };
    found.count += 1;
    found.sums = [found.sums[0] + red, found.sums[1] + green, found.sums[2] + blue];
    alike.set(key, found);
  }
  const coloured = [...alike].filter(([key]) => key !== -1).map(([, one]) => one);
  const candidates = coloured.length > 0 ? coloured : [...alike.values()];
  const most = candidates.reduce((best, one) => (one.count > best.count ? one : best));
  const channel = (sum: number) =>
    Math.round(sum / most.count)
      .toString(16)
      .padStart(2, '0');
  return `#${most.sums.map(channel).join('')}`;
};
