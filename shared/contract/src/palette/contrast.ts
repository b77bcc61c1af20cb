/** Colour arithmetic of WCAG 2.2: relative luminance and contrast. Colours are `#rrggbb`. */

type Three = readonly [number, number, number];

const channels = (colour: string): Three => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const fromChannels = (rgb: Three): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** 0 for black, 1 for white. */
export const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** From 1 (the same) to 21 (black on white). */
export const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Mixes two colours; `share` is the second colour's, 0 to 1. */
export const mix = (colour: string, other: string, share: number): string => {
  const [a, b] = [channels(colour), channels(other)];
  const blend = (index: 0 | 1 | 2): number => a[index] * (1 - share) + b[index] * share;
  return fromChannels([blend(0), blend(1), blend(2)]);
};

const toHsl = (colour: string): Three => {
  const [red, green, blue] = channels(colour).map((channel) => channel / 255) as [number, number, number];
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const lightness = (most + least) / 2;
  if (range === 0) return [0, 0, lightness];
  const hue =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return [((hue + 6) % 6) * 60, range / (1 - Math.abs(2 * lightness - 1)), lightness];
};

const fromHsl = ([hue, saturation, lightness]: Three): string => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const place = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return fromChannels([channel(0), channel(8), channel(4)]);
};

/** Half a step of an 8-bit channel; smaller changes alter no colour. */
const FINE = 1 / 510;

/**
 * Returns the colour, or the nearest one of its hue and saturation with luminance in bounds, since contrast depends on
 * luminance alone.
 */
export const withLuminance = (
  colour: string,
  { least = 0, most = 1 }: { least?: number; most?: number },
): string => {
  const now = luminance(colour);
  if (now >= least && now <= most) return colour;
  const [hue, saturation, start] = toHsl(colour);
  const lighter = now < least;
  const fits = (lightness: number): boolean => {
    const found = luminance(fromHsl([hue, saturation, lightness]));
    return lighter ? found >= least : found <= most;
  };
  let outside = start;
  let inside = lighter ? 1 : 0;
  while (Math.abs(inside - outside) > FINE) {
    const middle = (inside + outside) / 2;
    if (fits(middle)) inside = middle;
    else outside = middle;
  }
  return fromHsl([hue, saturation, inside]);
};

/** Highest luminance that keeps `ratio` to a lighter colour, and lowest that keeps it to a darker one. */
export const darkerThan = (luminance: number, ratio: number): number => (luminance + 0.05) / ratio - 0.05;
export const lighterThan = (luminance: number, ratio: number): number => (luminance + 0.05) * ratio - 0.05;
