type Colours = readonly [string, string];

/** Angles of the eight points of a litema star, in degrees. */
const POINTS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A band of triangles and squares in two colours, like painted walls. */
const band = (y: number, height: number, width: number, [ground, figure]: Colours): string => {
  const step = height * 1.5;
  const figures = Array.from({ length: Math.ceil(width / step) + 1 }, (_, at) => {
    const x = at * step;
    return at % 2 === 0
      ? `<path d="M${x} ${y + height}L${x + step / 2} ${y}L${x + step} ${y + height}Z" fill="${figure}"/>`
      : `<path d="M${x} ${y}L${x + step / 2} ${y + height}L${x + step} ${y}Z" fill="${figure}" opacity=".6"/>`;
  });
  return `<rect y="${y}" width="${width}" height="${height}" fill="${ground}"/>${figures.join('')}`;
};

const star = (x: number, y: number, size: number, colour: string, petals: number): string =>
  POINTS.slice(0, petals)
    .map(
      (angle) =>
        `<path transform="translate(${x} ${y}) rotate(${(angle * 8) / petals})" d="M0 0Q${size * 0.32} ${-size * 0.5} 0 ${-size}Q${-size * 0.32} ${-size * 0.5} 0 0Z" fill="${colour}"/>`,
    )
    .join('');

const svg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

/**
 * A wide picture of a wall with a star, for a bundle or an offer.
 * @param seed varies the picture
 */
export const widePicture = ([ground, figure]: Colours, seed: number): string => {
  const [width, height] = [640, 400];
  const petals = 4 + (seed % 3) * 2;
  const x = width * (0.3 + 0.1 * (seed % 5));
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
      `<circle cx="${x}" cy="${height * 0.46}" r="${height * 0.36}" fill="${figure}" opacity=".22"/>` +
      star(x, height * 0.46, height * 0.32, figure, Math.min(8, petals)) +
      `<circle cx="${x}" cy="${height * 0.46}" r="${height * 0.05}" fill="${ground}"/>` +
      band(height - 64, 64, width, [figure, ground]) +
      band(0, 24, width, [ground, figure]),
  );
};

/** A square logo in a company’s colours, varied by its number. */
export const markPicture = ([ground, figure]: Colours, seed: number): string => {
  const size = 240;
  return svg(
    size,
    size,
    `<rect width="${size}" height="${size}" fill="${figure}"/>` +
      `<path d="M0 ${size}L${size / 2} ${size * 0.55}L${size} ${size}Z" fill="${ground}" opacity=".25"/>` +
      star(size / 2, size / 2, size * 0.4, ground, 4 + (seed % 3) * 2) +
      `<circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.09}" fill="${figure}"/>`,
  );
};
