/**
 * Recognises UTF-16 without a byte order mark: at the beginning every second byte is zero, and no other, as in Latin
 * words.
 * @param zeroAt 1 for little-endian (`utf-16le`), 0 for big-endian
 */
export const isWide = (bytes: Uint8Array, zeroAt: 0 | 1): boolean => {
  const some = bytes.subarray(0, Math.min(bytes.length, 200) & ~1);
  if (some.length < 4) return false;
  const zeros = some.filter((byte, at) => byte === 0 && at % 2 === zeroAt).length;
  return zeros > some.length / 4 && zeros === some.filter((byte) => byte === 0).length;
};
