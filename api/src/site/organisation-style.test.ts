import { paletteOf, propertiesOfPalette } from '@phila/contract/palette';
import { organisationStyle } from './organisation-style.ts';

const umoya = { primary: '#0B6E4F', secondary: '#F2A541' };
const { css: style } = organisationStyle(umoya);

const bodyAfter = (selector: string): string => style.split(`${selector}{`)[1]?.split('}')[0] ?? '';

it.each([
  [':root:not([data-organisation])', 'light'],
  [':root:not([data-organisation]):not([data-mode])', 'dark'],
  [':root:not([data-organisation])[data-mode=dark]', 'dark'],
] as const)('paints what the theme will paint: %s is %s', (selector, mode) => {
  const own = propertiesOfPalette(paletteOf(mode, umoya));
  const rules = bodyAfter(selector).split(';');
  expect(rules).toContain(`--phila-chrome:${own['--phila-chrome']}!important`);
  expect(rules).toContain(`--phila-action:${own['--phila-action']}!important`);
  for (const rule of rules) {
    const [name = '', value] = rule.split(':');
    expect([name, value]).toEqual([name, `${own[name]}!important`]);
  }
});

it('says in the dark each property that it says in the light, so that none of those is left there', () => {
  const names = (selector: string) => bodyAfter(selector).match(/--phila-[\w-]+/g);
  expect(names(':root:not([data-organisation])[data-mode=dark]')).toEqual(
    names(':root:not([data-organisation])'),
  );
});

it('repeats nothing of the site’s own colours', () => {
  expect(style).not.toContain('--phila-ground');
});
