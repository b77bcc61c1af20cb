/** Most pixels a side; a header can claim any number, and the decoder would allocate that much memory. */
const MAX_PIXELS = 4000;

/** Decodes a data address. @throws if it is not base64 */
export const bytesOf = (address: string): Uint8Array<ArrayBuffer> => {
  const text = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};

/** Reads height and width from the frame header; any number of other segments may come first. */
const jpegSize = (data: DataView): [number, number] | undefined => {
  if (data.byteLength < 4 || data.getUint16(0) !== 0xffd8) return undefined;
  for (let place = 2; place + 9 < data.byteLength;) {
    if (data.getUint8(place) !== 0xff) return undefined;
    const marker = data.getUint8(place + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      // Only grey, colour and the four print channels have a colour space.
      const isColours = [1, 3, 4].includes(data.getUint8(place + 9));
      return isColours ? [data.getUint16(place + 7), data.getUint16(place + 5)] : undefined;
    }
    place += 2 + data.getUint16(place + 2);
  }
  return undefined;
};

/** Size in pixels from a picture's header; undefined if it is no JPEG or too large to draw. */
export const pictureSize = (
  address: string | null | undefined,
): { width: number; height: number } | undefined => {
  if (!address) return undefined;
  try {
    const bytes = bytesOf(address);
    const data = new DataView(bytes.buffer);
    const [width, height] = jpegSize(data) ?? [0, 0];
    return width > 0 && height > 0 && width <= MAX_PIXELS && height <= MAX_PIXELS
      ? { width, height }
      : undefined;
  } catch {
    // Not base64, so there is no picture.
    return undefined;
  }
};
