import sharp from 'sharp';

/** Of a page the share of points that the watermark's grey has: black, white and an accent are none of it. */
const LEAST = 0.015;

/** Whether the watermark is across a page that was drawn as a picture. */
export const isMarkedPicture = async (picture: Uint8Array): Promise<boolean> => {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let grey = 0;
  for (let place = 0; place < data.length; place += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(place, place + 3);
    if (red > 200 && red < 228 && green >= red && blue >= green && blue - red < 14) grey += 1;
  }
  return grey / (data.length / 3) > LEAST;
};
