import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import decodeQr from 'qr/decode.js';
import QrCode from './qr-code.tsx';

/** Pixels per square of the code. */
const SCALE = 6;

/** Rasterises the drawing for a decoder: four bytes a pixel, dark where the path has a square. */
const photographed = (svg: Element) => {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const side = size * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  const path = svg.querySelector('path[fill="#000"]')?.getAttribute('d') ?? '';
  for (const [, x, y, width] of path.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1/g))
    for (let down = 0; down < SCALE; down += 1)
      for (let right = 0; right < Number(width) * SCALE; right += 1) {
        const at = ((Number(y) * SCALE + down) * side + Number(x) * SCALE + right) * 4;
        data.fill(0, at, at + 3);
      }
  return { width: side, height: side, data };
};

it.each(['KAROO-AB12-CD34', '0042', 'x'.repeat(100)])('%s is read from its drawing', (text) => {
  renderWithPlatform(<QrCode text={text} />);
  expect(decodeQr(photographed(screen.getByRole('img')))).toBe(text);
});
