import { placeFor } from './floating.ts';

const view = { width: 375, height: 800 };
const size = { width: 300, height: 330 };

describe('the place of what floats', () => {
  it('is under its anchor where there is room', () => {
    expect(placeFor({ left: 16, top: 100, width: 343, height: 40 }, size, view)).toEqual({
      left: 16,
      top: 144,
    });
  });

  it('is above its anchor where there is room only there', () => {
    expect(placeFor({ left: 16, top: 600, width: 343, height: 40 }, size, view).top).toBe(600 - 4 - 330);
  });

  it.each([
    ['in a low window', { left: 16, top: 180, width: 343, height: 40 }, { width: 375, height: 400 }],
    ['at the right edge', { left: 330, top: 100, width: 40, height: 40 }, view],
    ['at the left edge', { left: -60, top: 100, width: 40, height: 40 }, view],
    ['scrolled out', { left: 16, top: -500, width: 343, height: 40 }, view],
  ])('stays within the window %s', (_, anchor, window) => {
    const { left, top } = placeFor(anchor, size, window);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(left + size.width).toBeLessThanOrEqual(window.width - 8);
    expect(top + size.height).toBeLessThanOrEqual(window.height - 8);
  });
});
