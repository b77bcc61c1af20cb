/** A picture of this service: its type, item, quality and device, and what tells it from the one before. */
const ADDRESS = /^(\/api\/v1\/Image\/file\/\d\/\d+\/)\d\/\d\.webp(\?v=\w+)$/;

/** Width in points → quality and device in the address (specification: shop, "Pictures"). */
const SIZES: Readonly<Record<number, string>> = {
  300: '2/0',
  400: '1/1',
  600: '1/0',
  800: '0/1',
  1200: '0/0',
};

/** The same picture in its other widths, for the browser to choose from; none for what is not one of ours. */
export const imageWidths = (imageUrl: string): Record<number, string> => {
  const [, start, version] = ADDRESS.exec(imageUrl) ?? [];
  if (start === undefined || version === undefined) return {};
  return Object.fromEntries(
    Object.entries(SIZES).map(([width, size]) => [width, `${start}${size}.webp${version}`]),
  );
};
