/**
 * UTF-16 without its mark: of the beginning, every second byte is zero and no other one, as in words of Latin letters.
 * @param zeroAt 1 where the small byte comes first (`utf-16le`), 0 where it comes last
 */
export const isWide = (bytes: Uint8Array, zeroAt: 0 | 1): boolean => {
  const some = bytes.subarray(0, Math.min(bytes.length, 200) & ~1);
  if (some.length < 4) return false;
  const zeros = some.filter((byte, at) => byte === 0 && at % 2 === zeroAt).length;
  return zeros > some.length / 4 && zeros === some.filter((byte) => byte === 0).length;
};
