/** The most pixels to a side; a header may claim any number, and the decoder would take that much memory. */
const MAX_PIXELS = 4000;

/** The bytes of a data address. @throws where it is not base64 */
export const bytesOf = (address: string): Uint8Array<ArrayBuffer> => {
  const text = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};

/** Height and width stand in the frame's header, which follows any number of other segments. */
const jpegSize = (data: DataView): [number, number] | undefined => {
  if (data.byteLength < 4 || data.getUint16(0) !== 0xffd8) return undefined;
  for (let place = 2; place + 9 < data.byteLength;) {
    if (data.getUint8(place) !== 0xff) return undefined;
    const marker = data.getUint8(place + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      // Grey, colour or the four of print; nothing else has a colour space.
      const isColours = [1, 3, 4].includes(data.getUint8(place + 9));
      return isColours ? [data.getUint16(place + 7), data.getUint16(place + 5)] : undefined;
    }
    place += 2 + data.getUint16(place + 2);
  }
  return undefined;
};

/** A picture's pixels, from its header; undefined for one that is no JPEG, or too large to be drawn. */
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
    // Not base64: there is no picture.
    return undefined;
  }
};
