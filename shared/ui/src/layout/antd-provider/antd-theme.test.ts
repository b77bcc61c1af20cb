import { contrast, paletteOf, type Mode } from '@phila/platform';
import { antdTheme } from './antd-theme.ts';

const organisations = [
  null,
  { primary: '#0B6E4F', secondary: '#F2A541' },
  { primary: '#ffee00', secondary: '#00ff66' },
];
const cases = (['light', 'dark'] as Mode[]).flatMap((mode) =>
  organisations.map((one) => [mode, one] as const),
);

describe("antd's tokens", () => {
  it.each(cases)('read in the %s mode under %p', (mode, organisation) => {
    const palette = paletteOf(mode, organisation);
    const { token = {}, components = {} } = antdTheme(mode, palette, true, false, 1);
    const colour = (name: keyof typeof token): string => String(token[name]);
    const texts = [
      'colorText',
      'colorTextSecondary',
      'colorTextTertiary',
      'colorTextPlaceholder',
      'colorTextDisabled',
      'colorTextDescription',
      'colorLink',
      'colorLinkHover',
      'colorLinkActive',
      'colorError',
      'colorWarning',
      'colorSuccess',
      'colorInfo',
    ] as const;
    const grounds = [
      'colorBgContainer',
      'colorBgElevated',
      'colorBgLayout',
      'colorBgContainerDisabled',
    ] as const;
    const bad = texts.flatMap((text) =>
      grounds
        .filter((ground) => contrast(colour(text), colour(ground)) < 4.5)
        .map((ground) => `${text} ${colour(text)} on ${ground} ${colour(ground)}`),
    );
    // Checks the tint under chosen entries of a list.
    for (const tint of ['colorPrimaryBg', 'colorPrimaryBgHover'] as const) {
      if (contrast(colour('colorText'), colour(tint)) < 4.5) bad.push(tint);
    }
    expect(bad).toEqual([]);
    const { Button = {} } = components;
    for (const ground of [Button.colorPrimary, Button.colorPrimaryHover, Button.colorPrimaryActive]) {
      expect(contrast(String(Button.primaryColor), String(ground))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(String(Button.dangerColor), colour('colorError'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', colour('colorBgSpotlight'))).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds) {
      expect(contrast(colour('colorPrimaryBorder'), colour(ground))).toBeGreaterThanOrEqual(3);
    }
    // Keeps the reds of mistakes and actions off a control that is only hovered or in use.
    for (const control of [components.Input, components.Select, components.DatePicker]) {
      for (const border of [control?.hoverBorderColor, control?.activeBorderColor]) {
        expect([palette.danger, palette.action, palette.control]).not.toContain(border);
        expect(contrast(String(border), colour('colorBgContainer'))).toBeGreaterThanOrEqual(3);
      }
    }
    expect(token.borderRadiusLG).toBe(token.borderRadius);
    expect(contrast(colour('colorBorder'), colour('colorBgContainer'))).toBeGreaterThanOrEqual(3);
  });

  it.each(cases)(
    'keep a plain button readable while it is hovered and pressed, in the %s mode under %p',
    (mode, organisation) => {
      const palette = paletteOf(mode, organisation);
      const { Button } = antdTheme(mode, palette, true, false, 1).components ?? {};
      for (const colour of [Button?.defaultHoverColor, Button?.defaultActiveColor])
        expect(contrast(String(colour), palette.card)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('are CSS variables under one key for every root, without hashes, still where motion is off, and high enough for fingers', () => {
    const theme = antdTheme('light', paletteOf('light', null), false, true, 1);
    expect(theme).toMatchObject({
      hashed: false,
      cssVar: { key: 'phila' },
      token: { motion: false, controlHeight: 44 },
    });
  });
});
