import { contrast, luminance, mix, withLuminance } from './contrast.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#595959', '#ffffff', 7.0],
    ['#ff0000', '#0000ff', 2.15],
  ])('of %s and %s is %d, as WCAG counts it', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe('mix', () => {
  it('takes its share of the other colour', () => {
    expect([0, 0.5, 1].map((share) => mix('#000000', '#ff8040', share))).toEqual([
      '#000000',
      '#804020',
      '#ff8040',
    ]);
  });
});

describe('withLuminance', () => {
  it('leaves alone what fits', () => {
    expect(withLuminance('#8b1a2b', { most: 0.5 })).toBe('#8b1a2b');
  });

  it('goes just as far as it must, and keeps the hue', () => {
    const lighter = withLuminance('#8b1a2b', { least: 0.25 });
    expect(luminance(lighter)).toBeGreaterThanOrEqual(0.25);
    expect(luminance(lighter)).toBeLessThan(0.26);
    const darker = withLuminance('#f2a541', { most: 0.1 });
    expect(luminance(darker)).toBeLessThanOrEqual(0.1);
    expect(luminance(darker)).toBeGreaterThan(0.09);
    const red = Number.parseInt(lighter.slice(1, 3), 16);
    expect(red).toBeGreaterThan(Number.parseInt(lighter.slice(3, 5), 16));
  });

  it('reaches black and white', () => {
    expect(withLuminance('#0b6e4f', { least: 1 })).toBe('#ffffff');
    expect(withLuminance('#0b6e4f', { most: 0 })).toBe('#000000');
  });
});
