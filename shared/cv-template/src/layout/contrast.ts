/*
 * Makes accents readable: text in the accent and text on it reach 4.5 to 1 (WCAG 2.2, 1.4.3), for any chosen colour.
 * Darkens in small equal steps, to keep the hue.
 */

const ENOUGH = 4.5;
const WHITE = '#ffffff';

type Channels = readonly [number, number, number];

const channelsOf = (colour: string): Channels => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const colourOf = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance (WCAG 2.2), 0 black to 1 white. */
const luminance = (colour: string): number => {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

/** The accent if it is readable on white, otherwise the nearest readable darker colour. */
export const readableAccent = (accent: string): string => {
  let colour = accent.toLowerCase();
  while (contrast(colour, WHITE) < ENOUGH) {
    const [red, green, blue] = channelsOf(colour);
    colour = colourOf([red * 0.95, green * 0.95, blue * 0.95]);
  }
  return colour;
};

/** Background in the accent, with the readable text colour: white or near-black. */
export interface Ground {
  readonly fill: string;
  readonly text: string;
}

const BLACK = '#11181f';

/** Background in the chosen accent if white or black is readable on it, otherwise darkened until white is. */
export const groundOf = (accent: string): Ground => {
  const fill = accent.toLowerCase();
  const text = [WHITE, BLACK].find((ink) => contrast(fill, ink) >= ENOUGH);
  return text === undefined ? { fill: readableAccent(fill), text: WHITE } : { fill, text };
};

/** Mixes two colours: `share` of the first, the rest of the second. */
export const mix = (one: string, other: string, share: number): string => {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  const mixed = (index: 0 | 1 | 2): number => second[index] + (first[index] - second[index]) * share;
  return colourOf([mixed(0), mixed(1), mixed(2)]);
};

/** Mixes a colour with white: 0 is white, 1 the colour. */
export const tint = (colour: string, share: number): string => mix(colour, WHITE, share);
