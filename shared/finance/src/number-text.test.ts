import { numberText, percentText, rounded, roundedPercentText } from './number-text.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  [0, '0%'],
  [8, '8%'],
  [27.5, '27.5%'],
  [4.9086, '4.9086%'],
  [-2.25, '-2.25%'],
  [1_250, '1 250%'],
])('%d percent is written %s, with every digit', (percent, text) =>
  expect(plain(percentText(percent))).toBe(text),
);

test.each([
  [33.3333, undefined, '33.33%'],
  [12.5, undefined, '12.5%'],
  [8, undefined, '8%'],
  // As doubles these are just below the half: 1.00499999999999989…
  [1.005, undefined, '1.01%'],
  [-1.005, undefined, '-1.01%'],
  [-0.004, undefined, '0%'],
  [33.3333, 1, '33.3%'],
  [74.25, 1, '74.3%'],
  [1_234.5678, undefined, '1 234.57%'],
])('%d to %p decimals is shown as %s', (percent, decimals, text) =>
  expect(plain(roundedPercentText(percent, decimals))).toBe(text),
);

test('numbers so small that they are written with an exponent are rounded as well', () => {
  expect(rounded(0.000_000_1, 2)).toBe(0);
  expect(rounded(0.000_000_15, 7)).toBe(0.000_000_2);
});

test('a figure is never broken over two lines', () => expect(numberText(12_000.5)).toBe('12\u00a0000.5'));
