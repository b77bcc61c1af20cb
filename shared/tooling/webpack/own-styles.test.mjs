import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { faultsOfStyles, selectorsReachingOutside } from './own-styles.mjs';

const outside = (css) => selectorsReachingOutside(css).map(({ selector }) => selector);

test.each([
  'h1 { color: red }',
  'body { margin: 0 }',
  '* { box-sizing: border-box }',
  ':root { --accent: red }',
  ':global(.ant-btn) { color: red }',
  ':global(html) h1 { color: red }',
  'body:has(.mine) h1 { color: red }',
  'main:not(.mine) { color: red }',
  '.mine + h1 { color: red }',
  '.mine ~ * { color: red }',
  '@media (width < 600px) { h1 { color: red } }',
  '[data-mode="dark"] { color: red }',
])('%s reaches outside', (css) => {
  expect(outside(css)).toHaveLength(1);
});

test.each([
  '.mine { color: red }',
  '.mine h1, .mine > * { color: red }',
  'h1.mine { color: red }',
  ":global(html[data-mode='dark']) .mine { color: red }",
  '.mine :global(.ant-btn) { color: red }',
  '.mine + .other { color: red }',
  '.mine + .other h1 { color: red }',
  '.mine { & h1 { color: red } h2 { color: red } }',
  '@keyframes fade { from { opacity: 0 } 50% { opacity: 0.5 } }',
  '@media print { .mine:hover { color: red } }',
])('%s stays inside', (css) => {
  expect(outside(css)).toEqual([]);
});

test('each selector is named with its line', () => {
  expect(selectorsReachingOutside('.mine { color: red }\n\nh1,\n.mine,\nh2 { color: red }')).toEqual([
    { selector: 'h1', line: 3 },
    { selector: 'h2', line: 3 },
  ]);
});

test('styles of a package are held to the same, and its own class names keep them apart', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-styles-'));
  const file = path.join(folder, 'node_modules/carousel/carousel.css');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '.carousel img { width: 100% }\nbutton { border: 0 }');
  expect(faultsOfStyles(folder, file)).toEqual([
    'carousel/carousel.css:2: the selector "button" reaches outside this remote. Copy the rules that you need into a *.module.css, each below a class of yours.',
  ]);
  rmSync(folder, { recursive: true, force: true });
});
