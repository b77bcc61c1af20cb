import { forOlderBrowsers } from './older-styles-loader.mjs';

/** Reads the colours that a browser without `color-mix` uses. */
const plain = (css) =>
  /@supports not \(color: color-mix\(in srgb, red, red\)\) ?\{(.*)\}/.exec(forOlderBrowsers(css))?.[1];

test('a rule that mixes colours stays, and the larger part is painted where they cannot be mixed', () => {
  const rule = '.a{top:0;background:color-mix(in srgb, var(--accent) 8%, var(--card))}';
  expect(forOlderBrowsers(rule)).toContain(rule);
  expect(plain(rule)).toBe('.a{background:var(--card)}');
});

test.each([
  ['color-mix(in srgb, currentcolor 55%, transparent)', 'currentcolor'],
  ['color-mix(in srgb, red, var(--b) 30%)', 'red'],
  ['color-mix(in srgb, red, blue)', 'red'],
  ['color-mix(in srgb, color-mix(in srgb, red 10%, #fff) 60%, black)', '#fff'],
  ['1px solid color-mix(in srgb, rgb(1 2 3 / 4%) 20%, blue)', '1px solid blue'],
])('%s is %s', (mixed, painted) => {
  expect(plain(`.a{--x:${mixed}}`)).toBe(`.a{--x:${painted}}`);
});

test('a sheet that mixes none is left as it is', () => {
  expect(forOlderBrowsers('.a{color:red}@media print{.b{top:0}}')).toBe(
    '.a{color:red}@media print{.b{top:0}}',
  );
});

test('a query for a width is one that browsers below the floor read as well', () => {
  const css = '@media (width < 48em) and (hover: hover){.a{top:0}}@media (width >= 71.25em){.b{top:0}}';
  expect(forOlderBrowsers(css)).toBe(
    '@media (max-width: 47.999em) and (hover: hover){.a{top:0}}@media (min-width: 71.25em){.b{top:0}}',
  );
});
