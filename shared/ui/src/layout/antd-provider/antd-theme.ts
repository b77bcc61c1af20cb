import type { ThemeConfig } from 'antd/es/config-provider';
import { mix, textOn, type Mode, type Palette } from '@phila/platform';

/** The four tints that antd paints behind and around things. */
const tints = (
  name: 'Primary' | 'Success' | 'Warning' | 'Error' | 'Info',
  colour: string,
  { card }: Palette,
) => ({
  [`color${name}Bg`]: mix(card, colour, 0.1),
  [`color${name}BgHover`]: mix(card, colour, 0.16),
  [`color${name}Border`]: mix(card, colour, 0.35),
  [`color${name}BorderHover`]: mix(card, colour, 0.5),
  [`color${name}Hover`]: colour,
  [`color${name}Active`]: colour,
  [`color${name}Text`]: colour,
  [`color${name}TextHover`]: colour,
  [`color${name}TextActive`]: colour,
});

/**
 * Makes antd's tokens from our palette. Uses its light algorithm for both modes: its dark one would only add tints,
 * which we set ourselves, and change the corrected colours. Sets the placeholder, disabled and hover colours too,
 * because antd's own do not reach 4.5:1. `letters` is how many times larger than 16 px the browser's own letters are:
 * variables have their sizes from the tokens, which antd counts in pixels, and only the rest of its styles is turned into
 * rem.
 */
export const antdTheme = (
  mode: Mode,
  palette: Palette,
  motion: boolean,
  touched: boolean,
  letters: number,
): ThemeConfig => {
  const body = 16 * letters;
  const hint = 14 * letters;
  // Draws a control in use in other colours than red: a red border means a mistake, and our action colour is a red.
  const inUse = {
    hoverBorderColor: palette.text,
    activeBorderColor: palette.focus,
  };
  const { action, actionHover, actionText, onAction, card, ground, text, muted, danger } = palette;
  const onDanger = textOn(danger);
  return {
    cssVar: { key: 'phila', prefix: 'ant' },
    hashed: false,
    token: {
      motion,
      fontFamily: 'var(--phila-font)',
      fontSize: body,
      fontSizeSM: hint,
      fontSizeLG: body,
      fontSizeXL: 20 * letters,
      // 44 pixels, for fingers.
      controlHeight: (touched ? 44 : 40) * letters,
      controlHeightSM: (touched ? 44 : 32) * letters,
      controlHeightLG: 48 * letters,
      borderRadius: 8,
      // 8 pixels for controls of every size (specification: look); only cards have 12, and these are our own.
      borderRadiusLG: 8,
      colorPrimary: palette.control,
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      colorError: danger,
      colorInfo: palette.info,
      colorLink: palette.actionText,
      colorLinkHover: palette.actionText,
      colorLinkActive: palette.actionText,
      colorTextBase: text,
      colorBgBase: card,
      colorText: text,
      colorTextSecondary: muted,
      colorTextTertiary: muted,
      colorTextQuaternary: muted,
      colorTextPlaceholder: muted,
      colorTextDisabled: muted,
      colorTextDescription: muted,
      colorIcon: muted,
      colorBgContainer: card,
      colorBgElevated: card,
      colorBgLayout: ground,
      colorBgContainerDisabled: ground,
      colorBgSpotlight: mode === 'light' ? text : '#39435a',
      colorBorder: palette.lineStrong,
      colorBorderSecondary: palette.line,
      colorSplit: palette.line,
      controlOutline: mix(card, palette.focus, 0.35),
      ...tints('Primary', palette.control, palette),
      // The colour of antd's focus ring.
      colorPrimaryBorder: palette.focus,
      ...tints('Success', palette.success, palette),
      ...tints('Warning', palette.warning, palette),
      ...tints('Error', danger, palette),
      ...tints('Info', palette.info, palette),
    },
    components: {
      Button: {
        colorPrimary: action,
        colorPrimaryHover: actionHover,
        colorPrimaryActive: actionHover,
        primaryColor: onAction,
        // Uses the text colour for a hovered button: the main action's fill would be too dark on a card.
        defaultHoverColor: actionText,
        defaultHoverBorderColor: actionText,
        defaultActiveColor: actionText,
        defaultActiveBorderColor: actionText,
        dangerColor: onDanger,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 600,
      },
      Input: inUse,
      Select: inUse,
      DatePicker: inUse,
      Badge: { colorTextLightSolid: onDanger },
    },
  };
};
