/*
 * First pages of the paid CV templates (shared/cv-template/src/templates), simplified to an emblem: an A4 page in a 200
 * × 200 square, in the template's colours.
 */

const PAPER = '#FFFFFF';
const TEXT = '#8A93A3';
const NAME = '#1f2933';

/** The left edge of the page, which is 141.3 × 200. */
const LEFT = 29.3;
const WIDTH = 141.4;

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${LEFT + x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${LEFT + x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const lines = (x: number, from: number, widths: readonly number[], fill: string): string =>
  widths.map((width, at) => box(x, from + at * 4.2, width, 1.8, fill)).join('');
/** A head and shoulders in a disc. */
const portrait = (x: number, y: number, radius: number, ground: string, figure: string): string =>
  disc(x, y, radius, ground) +
  disc(x, y - radius * 0.22, radius * 0.36, figure) +
  `<path d="M${LEFT + x - radius * 0.66} ${y + radius * 0.75}a${radius * 0.66} ${radius * 0.58} 0 0 1 ${radius * 1.32} 0a${radius} ${radius} 0 0 1 ${-radius * 1.32} 0z" fill="${figure}"/>`;

const page = (inner: string): string =>
  `<rect x="${LEFT + 3}" y="3" width="${WIDTH}" height="200" fill="${NAME}" opacity=".16"/>${box(0, 0, WIDTH, 200, PAPER)}${inner}`;

const HORIZON = '#f08a24';
/** The text colour on the bar, because the bar is too light for white text. */
const ON_BAR = '#3A2410';

/** Template 30: a bar in the accent colour with portrait, contact and skills, beside the story. */
export const horizonPage: string = page(
  box(0, 0, 45.6, 200, HORIZON) +
    portrait(22.8, 24, 13, PAPER, ON_BAR) +
    [46, 92, 144]
      .map((y, at) => box(6, y, [20, 15, 24][at] ?? 0, 3, ON_BAR) + box(6, y + 5.2, 33.6, 0.6, ON_BAR))
      .join('') +
    lines(6, 55, [28, 31, 22, 26, 18], ON_BAR) +
    [101, 109, 117, 125].map((y, row) => box(6, y, 17 - row, 1.8, ON_BAR)).join('') +
    [101, 109, 117, 125]
      .flatMap((y, row) =>
        [0, 1, 2, 3, 4].map(
          (dot) =>
            `<circle cx="${LEFT + 28 + dot * 3}" cy="${y + 0.9}" r="1" fill="${ON_BAR}" opacity="${dot < 5 - row ? 1 : 0.35}"/>`,
        ),
      )
      .join('') +
    lines(6, 153, [30, 24, 27], ON_BAR) +
    box(53, 12, 62, 7, NAME) +
    box(53, 22.5, 44, 3, HORIZON) +
    [36, 78, 136]
      .map((y, at) => box(53, y, [30, 38, 26][at] ?? 0, 3.4, HORIZON) + box(53, y + 5.4, 7, 0.8, HORIZON))
      .join('') +
    lines(53, 46, [76, 72, 78, 50], TEXT) +
    box(53, 88, 40, 2.4, NAME) +
    lines(53, 93, [70, 74, 58], TEXT) +
    box(53, 110, 46, 2.4, NAME) +
    lines(53, 115, [76, 66, 71], TEXT) +
    box(53, 146, 36, 2.4, NAME) +
    lines(53, 151, [62, 48], TEXT) +
    box(53, 164, 42, 2.4, NAME) +
    lines(53, 169, [68, 74, 40], TEXT),
);

const MARULA = '#1f5fbf';
const STRIP = '#A5BFE5';

/** An entry of the timeline: its dates, its ring on the line, and its text. */
const entry = (y: number, title: number, widths: readonly number[]): string =>
  box(11, y, 17, 1.8, TEXT) +
  disc(36.1, y + 1.2, 2.2, MARULA) +
  disc(36.1, y + 1.2, 1.2, PAPER) +
  box(43, y, title, 2.4, NAME) +
  lines(43, y + 5, widths, TEXT);

/** Template 31: a band with the name above a timeline. */
export const marulaPage: string = page(
  box(0, 0, WIDTH, 37, MARULA) +
    box(0, 37, WIDTH, 1.6, STRIP) +
    box(11, 10, 60, 7, PAPER) +
    box(11, 20.5, 44, 2.6, PAPER) +
    box(11, 26.5, 68, 1.8, STRIP) +
    portrait(119, 18.5, 12.5, PAPER, MARULA) +
    box(35.8, 52, 0.7, 138, STRIP) +
    [50, 118, 164]
      .map(
        (y, at) =>
          disc(36.1, y + 1.8, 3.4, MARULA) +
          disc(36.1, y + 1.8, 1.5, PAPER) +
          box(43, y, [32, 26, 36][at] ?? 0, 3.6, MARULA),
      )
      .join('') +
    entry(60, 44, [84, 78, 52]) +
    entry(80, 36, [80, 86, 70]) +
    entry(100, 50, [82, 60]) +
    entry(128, 40, [76, 84, 44]) +
    entry(147, 46, [70, 80]) +
    entry(174, 34, [82, 66]),
);
