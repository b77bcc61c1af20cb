import { colour } from '../rules/colour.ts';
import { darkerThan, lighterThan, luminance, mix, withLuminance } from './contrast.ts';

/** The colours of the site; each is a custom property `--phila-…` (`onChrome` is `--phila-on-chrome`). */
export interface Palette {
  ground: string;
  card: string;
  /** Hairlines between things. */
  line: string;
  /** The edge of something to type in or to press: 3:1 to the card. */
  lineStrong: string;
  text: string;
  muted: string;
  chrome: string;
  onChrome: string;
  action: string;
  onAction: string;
  /** Under the pointer; text on it is `onAction`. */
  actionHover: string;
  /** The action colour as text on ground and card. */
  actionText: string;
  /** The action colour where a white tick or knob stands on it: 4.5:1 to ground and card, 3:1 to white. */
  control: string;
  /** The motif's third colour; no text. */
  accent: string;
  success: string;
  warning: string;
  danger: string;
  /** Text on a ground of `danger`. */
  onDanger: string;
  info: string;
  /** The focus ring on ground and card; on chrome use `onChrome`. */
  focus: string;
}

/** Light or dark. */
export type Mode = 'light' | 'dark';

/** What an organisation brings; whatever does not read as a colour becomes grey. */
export interface OrganisationColours {
  primary: string | null;
  secondary: string | null;
}

type Fixed = Omit<
  Palette,
  | 'chrome'
  | 'onChrome'
  | 'action'
  | 'onAction'
  | 'actionHover'
  | 'actionText'
  | 'control'
  | 'accent'
  | 'onDanger'
>;

const WHITE = '#ffffff';
const INK = '#14161c';

/** WCAG 2.2 AA for text, with room for the rounding of channels. */
const TEXT = 4.55;
const SHAPE = 3.05;

const light: Fixed = {
  ground: '#faf7f4',
  card: '#ffffff',
  line: '#e7e0d8',
  lineStrong: '#8a857d',
  text: '#1b1f2a',
  muted: '#5d6270',
  success: '#1c6b42',
  warning: '#8a5200',
  danger: '#b3261e',
  info: '#1f5a9c',
  focus: '#2f6fde',
};

const dark: Fixed = {
  ground: '#12151c',
  card: '#1a1f2a',
  line: '#2d3443',
  lineStrong: '#717a8c',
  text: '#eceae6',
  muted: '#a6acb9',
  success: '#5fc48f',
  warning: '#e5ae52',
  danger: '#f28b82',
  info: '#82b4f0',
  focus: '#7aa7f5',
};

/** Specification: README: primary dark red, secondary navy; the sand is the motif's. */
const RED = '#8b1a2b';
const NAVY = '#14213d';
const SAND = '#d9a55b';

/** White up to here, ink from there on: between them neither reads. */
const WHITE_READS = darkerThan(1, TEXT);
const INK_READS = lighterThan(luminance(INK), TEXT);

/** Text on a colour: white or ink, the one that can be read. */
export const textOn = (ground: string): string => (luminance(ground) <= WHITE_READS ? WHITE : INK);

/** The colour, moved as little as need be until white or ink reads on it. */
const readable = (ground: string): string => {
  const now = luminance(ground);
  if (now <= WHITE_READS || now >= INK_READS) return ground;
  return now - WHITE_READS < INK_READS - now
    ? withLuminance(ground, { most: WHITE_READS })
    : withLuminance(ground, { least: INK_READS });
};

/** In the dark theme nothing large may glare. */
const DARK_CHROME = 0.09;
/** A button that is as white as its card would not be found. */
const LIGHT_ACTION = 0.62;

const asText = (colour: string, mode: Mode, { ground, card }: Fixed): string => {
  const grounds = [luminance(ground), luminance(card)];
  return mode === 'light'
    ? withLuminance(colour, { most: darkerThan(Math.min(...grounds), TEXT) })
    : withLuminance(colour, { least: lighterThan(Math.max(...grounds), TEXT) });
};

/** The motif stands on the chrome: lighter than a dark one, darker than a light one. */
const apart = (colour: string, from: string): string => {
  const now = luminance(from);
  return now <= WHITE_READS
    ? withLuminance(colour, { least: lighterThan(now, SHAPE) })
    : withLuminance(colour, { most: darkerThan(now, SHAPE) });
};

const branded = (
  mode: Mode,
  fixed: Fixed,
  chromeColour: string,
  actionColour: string,
  accent: string,
): Palette => {
  const chrome = readable(
    mode === 'dark' ? withLuminance(chromeColour, { most: DARK_CHROME }) : chromeColour,
  );
  const action = readable(
    mode === 'dark'
      ? withLuminance(actionColour, { least: lighterThan(luminance(fixed.card), SHAPE) })
      : withLuminance(actionColour, { most: LIGHT_ACTION }),
  );
  const onAction = textOn(action);
  const actionText = asText(action, mode, fixed);
  return {
    ...fixed,
    chrome,
    onChrome: textOn(chrome),
    action,
    onAction,
    actionHover: mix(action, onAction === WHITE ? '#000000' : WHITE, 0.14),
    actionText,
    control: withLuminance(actionText, { most: darkerThan(1, SHAPE) }),
    accent: apart(accent, chrome),
    onDanger: textOn(fixed.danger),
  };
};

/**
 * The palette of a mode (specification: look). An organisation's primary takes the chrome and its secondary the main
 * action; a colour that cannot be read is neutral grey (specification: records), and each is moved until text on it reaches 4.5:1.
 */
export const paletteOf = (mode: Mode, organisation: OrganisationColours | null): Palette => {
  const fixed = mode === 'light' ? light : dark;
  if (!organisation) return branded(mode, fixed, NAVY, RED, SAND);
  const secondary = colour(organisation.secondary).toLowerCase();
  return branded(mode, fixed, colour(organisation.primary).toLowerCase(), secondary, secondary);
};
