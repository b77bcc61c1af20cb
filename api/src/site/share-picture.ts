import { fileURLToPath } from 'node:url';
import { brand } from '@phila/contract';
import escapeHtml from 'escape-html';

/** The path of pages' pictures, by page: `/share/security.png`. */
const FOLDER = '/share/';
const LANDING = 'home';

/** The address of a page's picture. */
export const sharePicturePath = (pathname: string): string =>
  `${FOLDER}${pathname === '/' ? LANDING : pathname.slice(1)}.png`;

/** The page of a picture; null for none. */
export const pageOfPicture = (address: string): string | null => {
  const [, name] = /^\/share\/(.+)\.png$/.exec(address) ?? [];
  if (name === undefined) return null;
  return name === LANDING ? '/' : `/${name}`;
};

/** The size recommended for sharing (Open Graph). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const NAVY = '#14213D';
const PALE = '#FAF7F4';
const GOLD = '#E0A526';
const RED = '#9B1B30';

/** A painted wall's steps along the left edge, in one of four bands chosen by the page's title. */
const band = (seed: number): string => {
  const unit = 45;
  const rows = SHARE_SIZE.height / unit;
  const shapes = Array.from({ length: rows }, (_, row) => {
    const step = (row + seed) % 4;
    const wide = (step < 2 ? step + 1 : 4 - step) * unit;
    const colour = [RED, GOLD, PALE, RED][(row + seed) % 4];
    return `<rect x="0" y="${row * unit}" width="${wide}" height="${unit}" fill="${colour}"/><rect x="${wide}" y="${row * unit + 15}" width="15" height="15" fill="${GOLD}"/>`;
  });
  return shapes.join('');
};

const ground = (title: string): Buffer => {
  const seed = [...title].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 4;
  const { width, height } = SHARE_SIZE;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${NAVY}"/>${band(seed)}</svg>`,
  );
};

/** Our own font, because a server may have none. */
const FONT = fileURLToPath(
  new URL('../fonts/inter-semibold.ttf', import.meta.resolve('@phila/cv-template/service')),
);
/** The comma keeps pango from reading the weight as an option. */
const FAMILY = 'Inter SemiBold,';
/** The most characters, more than five lines hold. */
const MOST = 100;

/** A text for pango to draw. */
const words = (text: string, colour: string, points: number) => ({
  input: {
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      fontfile: FONT,
      font: `${FAMILY} ${points}`,
      width: SHARE_SIZE.width - 340,
      dpi: 96,
      rgba: true,
    },
  },
});

/**
 * Draws the picture of a shared link: the page's title on our painted wall. A PNG, because every service accepts it.
 */
export const drawSharePicture = async (title: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(ground(title))
    .composite([
      { ...words(brand.name, GOLD, 36), top: 90, left: 260 },
      {
        ...words(title.length > MOST ? `${title.slice(0, MOST - 1)}…` : title, PALE, 54),
        top: 180,
        left: 260,
      },
    ])
    .png({ palette: true })
    .toBuffer();
};
