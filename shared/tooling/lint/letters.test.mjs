/** Checks that letters follow the size that a person set in the browser (specification: look). */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { remotes, root } from '../commands/workspace.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const filesIn = (folder, ending) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => ending.test(file) && !/\.test\.|node_modules/.test(file));
const folders = [
  'shell/src',
  'shared/ui/src',
  'shared/platform/src',
  ...remotes().map((name) => `mfe-${name}/src`),
];
const sheets = [...folders, 'templates'].flatMap((folder) => filesIn(folder, /\.css$/));
const scripts = folders.flatMap((folder) => filesIn(folder, /\.tsx?$/));

/** The six sizes, in rem: 12, 14, 16, 20, 28 and 40 pixels of a browser whose letters are 16. */
const SIZES = ['0.75rem', '0.875rem', '1rem', '1.25rem', '1.75rem', '2.5rem'];

/** Sizes of letters that are none of the six, with their reasons. */
const others = {
  'mfe-wealth/src/calculators/frame/figure-table.module.css: .table 9pt': 'on paper',
  'shell/src/style/ground.css: html 100%': 'the size that the person set',
  'mfe-shop-vouchers/src/offer/offer.module.css: .code clamp(1.25rem, 6vw, 1.75rem)':
    'a code stays in one line of a narrow phone',
  'mfe-admin/src/banners/banner-preview.module.css: .title max(11px, calc(28 * var(--px)))':
    'a preview is as small as its frame',
  'mfe-admin/src/banners/banner-preview.module.css: .missing 12px': 'a preview is as small as its frame',
  "mfe-admin/src/banners/banner-preview.module.css: .figure[data-width='phone'] .title calc(22 * var(--px))":
    'a preview is as small as its frame',
};

const sizesIn = (css) => {
  const found = [];
  parse(css).walkDecls('font-size', ({ value, parent }) => {
    if (!SIZES.includes(value) && value !== 'inherit') found.push(`${parent.selector} ${value}`);
  });
  return found;
};

/** Queries whose lengths are pixels: `@media` needs em, and `@container` rem, which is of the browser's letters in both. */
const queriesIn = (css) => {
  const found = [];
  parse(css).walkAtRules(/^(media|container)$/, ({ name, params }) => {
    if (/\dpx/.test(params)) found.push(`@${name} ${params}`);
  });
  return found;
};

/** Lines of a fixed height, in which larger letters would overlap. */
const linesIn = (css) => {
  const found = [];
  parse(css).walkDecls('line-height', ({ value, parent }) => {
    if (/\dpx/.test(value)) found.push(`${parent.selector} ${value}`);
  });
  return found;
};

const walked = (search) => sheets.flatMap((file) => search(read(file)).map((one) => `${file}: ${one}`));

test('style sheets have six sizes of letters, in rem', () => {
  expect(walked(sizesIn).toSorted()).toEqual(Object.keys(others).toSorted());
});

test('no query of a style sheet is in pixels, and no line is', () => {
  expect(walked(queriesIn)).toEqual([]);
  expect(walked(linesIn)).toEqual([]);
});

test('no script asks for a width, and none sets letters, in pixels', () => {
  const found = scripts.flatMap((file) =>
    (read(file).match(/\([^()\n]*(?:width|height)[^()\n]*\dpx\)|fontSize: *['"`]?\d/g) ?? []).map(
      (one) => `${file}: ${one}`,
    ),
  );
  expect(found).toEqual([]);
});

test('the rules find what they forbid', () => {
  expect(sizesIn('.a{font-size:14px}.b{font-size:0.9rem}.c{font-size:1rem}')).toEqual([
    '.a 14px',
    '.b 0.9rem',
  ]);
  expect(queriesIn('@media (width < 768px){.a{top:0}}@media (width < 48em){.a{top:0}}')).toEqual([
    '@media (width < 768px)',
  ]);
  expect(linesIn('.a{line-height:20px}.b{line-height:1.25rem}')).toEqual(['.a 20px']);
});
