/** The first base64 characters of the allowed picture types. */
const BEGINNINGS: readonly [string, string][] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['PHN2Zy', 'image/svg+xml'],
  ['PD94bWw', 'image/svg+xml'],
];

/** Makes an address for an `<img>`; null if it is no picture. Specification: accounts: "a base64 image or data URL". */
export const pictureAddress = (picture: string | null): string | null => {
  if (picture === null) return null;
  if (/^data:image\/[a-z+.-]+[;,]/i.test(picture)) return picture;
  const type = BEGINNINGS.find(([beginning]) => picture.startsWith(beginning))?.[1];
  return type === undefined ? null : `data:${type};base64,${picture}`;
};
