/** Side in pixels of the small copy to analyse. */
const SIDE = 32;
/** Brightness in all channels that counts as paper, behind most logos. */
const PAPER = 240;

/**
 * The most frequent colour of a picture, `#rrggbb`, to tint a card's heading (specification: shop, "Pictures"). An
 * average of gold and navy would be a grey that the picture lacks.
 * @param bytes of a picture written by `rewritePicture`
 */
export const mainColour = async (bytes: Uint8Array): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    // Resizes without smoothing, because that would blend colours at edges.
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** Similar pixels, grouped by the four highest bits of each channel. */
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
