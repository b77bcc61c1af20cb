import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

/** A native select, tick box or radio button in JSX: the kit has Select, Check, CheckGroup and RadioGroup. */
const ownControls = (source) =>
  [...source.matchAll(/<select\b|\btype=(?:\{\s*)?["'](?:checkbox|radio)["']/g)].map(([found]) => found);

/** A button that is nothing but an icon: the kit has IconButton. */
const ownIconButtons = (source) =>
  [...source.matchAll(/<button\b(?:[^<>]|=>)*>\s*<(?:Declared)?Icon\b[^<>]*\/>\s*<\/button>/g)].map(
    ([found]) => found,
  );

/** A focus ring beside the one of shell/src/style/ground.css: on a ground of its own a component sets `--phila-ring`. */
const ownRings = (source) =>
  [...source.matchAll(/outline(?:-color)?:[^;}]*--phila-focus/g)].map(([found]) => found);

/** A grid of as many columns as fit: the kit has `Tiles`, and `fit-208` for the fields of a form. */
const ownGrids = (source) =>
  [...source.matchAll(/grid-template(?:-columns)?:[^;}]*\bauto-fi(?:ll|t)\b/g)].map(([found]) => found);

/** Grids that cannot be the kit's, and why. */
const GRIDS = {
  'mfe-details/src/documents/folder-dialog.module.css':
    'one list of files that is rows or a grid, as the person chooses; the files in it are kept when that changes',
};

/** A hover rule that a touch screen keeps on after the finger has gone. */
const stickyHovers = (source) => {
  const unwrapped = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    // A media query and what is in it: rules are one level deep.
    .replaceAll(/@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...unwrapped.matchAll(/[^{}]*:hover[^{}]*(?=\{)/g)].map(([found]) => found.trim());
};

const folders = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];
const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, 'src', file),
  ),
);
const findings = (pattern, search, files = sources) =>
  files
    .filter((file) => pattern.test(file) && !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      search(readFileSync(path.join(root, file), 'utf8')).map((found) => `${file}: ${found}`),
    );

test('a select, tick box or radio button of one’s own is found', () => {
  expect(ownControls('<select\n  id="a"><input type="checkbox" /><input type={"radio"} />')).toHaveLength(3);
  expect(ownControls('<Select id="a" /><Input type="date" />')).toEqual([]);
});

test('an icon button of one’s own is found', () => {
  expect(
    ownIconButtons('<button type="button" onClick={() => go()}>\n  <Icon name="close" />\n</button>'),
  ).toHaveLength(1);
  expect(ownIconButtons('<button type="button"><Icon name="close" /> Close</button>')).toEqual([]);
});

test('a focus ring of one’s own is found', () => {
  expect(ownRings('.a:focus-visible { outline: 2px solid var(--phila-focus); }')).toHaveLength(1);
  expect(ownRings('.a { --phila-ring: var(--phila-focus); outline: none; }')).toEqual([]);
});

test('a tile grid of one’s own is found', () => {
  expect(
    ownGrids(
      '.a { grid-template-columns: repeat(auto-fill, minmax(min(100%, 272px), 1fr)); }\n.b { top: 0 }',
    ),
  ).toHaveLength(1);
  expect(ownGrids('.a { grid-template-columns:\n    repeat(auto-fit, 148px); }')).toHaveLength(1);
  expect(ownGrids('.a { grid-template-columns: 1fr auto; grid-auto-flow: row; }')).toEqual([]);
});

test('a hover rule for touch screens is found', () => {
  expect(stickyHovers('.a { color: red; }\n.a:hover,\n.b { color: blue; }')).toEqual(['.a:hover,\n.b']);
  expect(stickyHovers('@media (max-width: 9px) { .a:hover { color: red; } }')).toEqual(['.a:hover']);
  expect(
    stickyHovers(
      '@media (hover: hover) { .a:hover { color: red; } .b:hover { color: red; } } /* :hover */ .c {}',
    ),
  ).toEqual([]);
});

test('the shell and the remotes have the kit’s controls', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(findings(/\.tsx$/, ownControls)).toEqual([]);
  expect(findings(/\.tsx$/, ownIconButtons)).toEqual([]);
});

test('the shell and the remotes have one focus ring', () => {
  expect(
    findings(
      /\.css$/,
      ownRings,
      sources.filter((file) => file !== 'shell/src/style/ground.css'),
    ),
  ).toEqual([]);
});

test('the shell and the remotes have the kit’s grid of tiles', () => {
  const found = (files) => findings(/\.css$/, ownGrids, files);
  expect(found(sources.filter((file) => !(file in GRIDS)))).toEqual([]);
  // An exception that is needed no more goes.
  for (const file of Object.keys(GRIDS)) expect(found([file])).not.toEqual([]);
});

test('nothing that is pressed keeps its hover look on a touch screen', () => {
  expect(findings(/\.css$/, stickyHovers)).toEqual([]);
});
