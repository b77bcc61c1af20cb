/** Matches pictures of this service: type, item, quality and device, and version. */
const ADDRESS = /^(\/api\/v1\/Image\/file\/\d\/\d+\/)\d\/\d\.webp(\?v=\w+)$/;

/** Quality and device in the address by width in pixels (specification: shop, "Pictures"). */
const SIZES: Readonly<Record<number, string>> = {
  300: '2/0',
  400: '1/1',
  600: '1/0',
  800: '0/1',
  1200: '0/0',
};

/** Other widths of a picture for `srcset`; none for a picture from elsewhere. */
export const imageWidths = (imageUrl: string): Record<number, string> => {
  const [, start, version] = ADDRESS.exec(imageUrl) ?? [];
  if (start === undefined || version === undefined) return {};
  return Object.fromEntries(
    Object.entries(SIZES).map(([width, size]) => [width, `${start}${size}.webp${version}`]),
  );
};
