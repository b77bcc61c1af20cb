import { colour } from '../rules/colour.ts';
import { darkerThan, lighterThan, luminance, mix, withLuminance } from './contrast.ts';

/** Colours of the site; each is a custom property `--phila-…` (`onChrome` is `--phila-on-chrome`). */
export interface Palette {
  ground: string;
  card: string;
  /** Hairlines between elements. */
  line: string;
  /** Border of inputs and buttons: 3:1 to the card. */
  lineStrong: string;
  text: string;
  muted: string;
  chrome: string;
  onChrome: string;
  action: string;
  onAction: string;
  /** Action colour on hover; text on it is `onAction`. */
  actionHover: string;
  /** The action colour as text on ground and card. */
  actionText: string;
  /** Action colour behind a white tick or knob: 4.5:1 to ground and card, 3:1 to white. */
  control: string;
  /** Third colour of the motif; not for text. */
  accent: string;
  success: string;
  warning: string;
  danger: string;
  /** Text on a `danger` background. */
  onDanger: string;
  info: string;
  /** Focus ring on ground and card; on chrome use `onChrome`. */
  focus: string;
}

export type Mode = 'light' | 'dark';

/** Colours of an organisation; unreadable values become grey. */
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

/** WCAG 2.2 AA for text, with a margin for rounded channels. */
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

/** Specification: README: primary dark red, secondary navy; the sand belongs to the motif. */
const RED = '#8b1a2b';
const NAVY = '#14213d';
const SAND = '#d9a55b';

/** Highest luminance with white text; ink above it. */
const WHITE_READS = darkerThan(1, TEXT);
const INK_READS = lighterThan(luminance(INK), TEXT);

/** Text colour for a background: white or ink, whichever is readable. */
export const textOn = (ground: string): string => (luminance(ground) <= WHITE_READS ? WHITE : INK);

/** Moves a colour just enough that white or ink is readable on it. */
const readable = (ground: string): string => {
  const now = luminance(ground);
  if (now <= WHITE_READS || now >= INK_READS) return ground;
  return now - WHITE_READS < INK_READS - now
    ? withLuminance(ground, { most: WHITE_READS })
    : withLuminance(ground, { least: INK_READS });
};

/** Luminance limit for large areas in the dark theme, against glare. */
const DARK_CHROME = 0.09;
/** Luminance limit for buttons in the light theme, so that they stand out from white cards. */
const LIGHT_ACTION = 0.62;

const asText = (colour: string, mode: Mode, { ground, card }: Fixed): string => {
  const grounds = [luminance(ground), luminance(card)];
  return mode === 'light'
    ? withLuminance(colour, { most: darkerThan(Math.min(...grounds), TEXT) })
    : withLuminance(colour, { least: lighterThan(Math.max(...grounds), TEXT) });
};

/** Keeps the motif apart from the chrome: lighter than a dark one, darker than a light one. */
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
 * Palette of a mode (specification: look). An organisation's primary colours the chrome, its secondary the main action;
 * unparsable colours become neutral grey (specification: records), and each is adjusted until text on it reaches 4.5:1.
 */
export const paletteOf = (mode: Mode, organisation: OrganisationColours | null): Palette => {
  const fixed = mode === 'light' ? light : dark;
  if (!organisation) return branded(mode, fixed, NAVY, RED, SAND);
  const secondary = colour(organisation.secondary).toLowerCase();
  return branded(mode, fixed, colour(organisation.primary).toLowerCase(), secondary, secondary);
};
