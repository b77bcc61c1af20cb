import { contrast } from './contrast.ts';
import { paletteOf, type Mode, type OrganisationColours, type Palette } from './palette.ts';

const TEXT = 4.5;
const SHAPE = 3;
const modes: Mode[] = ['light', 'dark'];

/** Pairs that must be readable, with their contrast ratio. */
const pairs: [keyof Palette, keyof Palette, number][] = [
  ['onChrome', 'chrome', TEXT],
  ['onAction', 'action', TEXT],
  ['onAction', 'actionHover', TEXT],
  ['actionText', 'ground', TEXT],
  ['actionText', 'card', TEXT],
  ['accent', 'chrome', SHAPE],
];

/** Pairs that no organisation changes. */
const fixedPairs: [keyof Palette, keyof Palette, number][] = [
  ...(['text', 'muted', 'success', 'warning', 'danger', 'info'] as const).flatMap(
    (name): [keyof Palette, keyof Palette, number][] => [
      [name, 'ground', TEXT],
      [name, 'card', TEXT],
    ],
  ),
  ['lineStrong', 'card', SHAPE],
  ['lineStrong', 'ground', SHAPE],
  ['focus', 'ground', SHAPE],
  ['focus', 'card', SHAPE],
];

const failures = (palette: Palette, wanted: typeof pairs): string[] =>
  wanted
    .filter(([one, other, ratio]) => contrast(palette[one], palette[other]) < ratio)
    .map(([one, other]) => `${one} ${palette[one]} on ${other} ${palette[other]}`);

/** Random colours, the same in every run. */
function* colours(count: number): Generator<string> {
  let state = 20_261_121;
  for (let index = 0; index < count; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield `#${(state >> 4).toString(16).padStart(6, '0').slice(-6)}`;
  }
}

const grey = (value: number): string => `#${value.toString(16).padStart(2, '0').repeat(3)}`;

describe.each(modes)('the %s palette', (mode) => {
  it('reads', () => {
    const palette = paletteOf(mode, null);
    expect(failures(palette, [...pairs, ...fixedPairs])).toEqual([]);
    expect(contrast(palette.control, '#ffffff')).toBeGreaterThanOrEqual(SHAPE);
  });

  it('reads under every colour that an organisation may bring', () => {
    const found: string[] = [];
    const all = [
      ...colours(5_000),
      ...Array.from({ length: 256 }, (_, value) => grey(value)),
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ffff00',
      '#00ffff',
      '#ff00ff',
    ];
    for (const [index, primary] of all.entries()) {
      const palette = paletteOf(mode, { primary, secondary: all[all.length - 1 - index] ?? null });
      found.push(...failures(palette, pairs));
      if (contrast(palette.control, '#ffffff') < SHAPE) found.push(`control ${palette.control}`);
    }
    expect(found).toEqual([]);
  });

  it.each<[string, OrganisationColours]>([
    ['no colour', { primary: null, secondary: null }],
    ['a short one', { primary: '#fff', secondary: '#12345' }],
    ['a named one', { primary: 'red', secondary: 'rebeccapurple' }],
    ['something hostile', { primary: 'url(//evil.example)', secondary: '#123456;}' }],
  ])('takes neutral grey for %s', (_, organisation) => {
    const found = paletteOf(mode, organisation);
    expect(found).toEqual(paletteOf(mode, { primary: '#808080', secondary: '#808080' }));
    expect(Object.values(found).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
  });
});

describe('an organisation', () => {
  const umoya = { primary: '#0B6E4F', secondary: '#F2A541' };

  it('gives its primary to the chrome and its secondary to the main action, unchanged where they read', () => {
    expect(paletteOf('light', umoya)).toMatchObject({
      chrome: '#0b6e4f',
      onChrome: '#ffffff',
      action: '#f2a541',
      onAction: '#14161c',
    });
  });

  it('does not glare in the dark', () => {
    expect(
      contrast(paletteOf('dark', { primary: '#ffffff', secondary: '#ffffff' }).chrome, '#000000'),
    ).toBeLessThan(3);
  });

  it('leaves ground, text and state colours as they are', () => {
    const { ground, text, danger } = paletteOf('light', umoya);
    expect(paletteOf('light', null)).toMatchObject({ ground, text, danger });
  });
});
