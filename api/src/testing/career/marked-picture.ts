import sharp from 'sharp';

/** Least share of pixels in the watermark's grey; no text or accent uses that grey. */
const LEAST = 0.015;

/** Tells if the picture of a page bears the watermark. */
export const isMarkedPicture = async (picture: Uint8Array): Promise<boolean> => {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let grey = 0;
  for (let place = 0; place < data.length; place += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(place, place + 3);
    if (red > 200 && red < 228 && green >= red && blue >= green && blue - red < 14) grey += 1;
  }
  return grey / (data.length / 3) > LEAST;
};
