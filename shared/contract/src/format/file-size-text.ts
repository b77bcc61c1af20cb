const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** `312 KB`, `1.4 MB`, `25 MB`. */
export const fileSizeText = (bytes: number): string => {
  if (bytes < KILOBYTE) return `${bytes} B`;
  if (bytes < MEGABYTE) return `${Math.round(bytes / KILOBYTE)} KB`;
  const megabytes = bytes / MEGABYTE;
  return `${megabytes < 10 ? megabytes.toFixed(1).replace('.0', '') : Math.round(megabytes)} MB`;
};
