/** Long enough for a browser to begin saving, in ms. */
const KEPT = 60_000;

/**
 * Saves bytes as a file on the person's device.
 * @param keptFor ms until the blob's address is revoked
 */
export const saveBlob = (blob: Blob, fileName: string, keptFor = KEPT): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
};
