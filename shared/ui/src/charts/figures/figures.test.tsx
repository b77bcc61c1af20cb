import { render } from '@testing-library/react';
import { Money, Percentage } from './figures.tsx';

const textOf = (figure: React.ReactNode) =>
  render(figure).container.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

it.each([
  [1234.5, 'R 1 234.50'],
  [-0.05, '-R 0.05'],
  [0, 'R 0.00'],
  [1234567.891, 'R 1 234 567.89'],
  [null, '–'],
])('writes %s rand as %s', (value, text) => {
  expect(textOf(<Money value={value} />)).toBe(text);
});

it.each([
  [12.5, 2, '12.5%'],
  [33.3333, 1, '33.3%'],
  [100, 2, '100%'],
  [null, 2, '–'],
])('writes %s percent to %s digits as %s', (value, decimals, text) => {
  expect(textOf(<Percentage value={value} decimals={decimals} />)).toBe(text);
});
