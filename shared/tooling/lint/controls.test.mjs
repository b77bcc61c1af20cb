import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

/**
 * Finds native selects, tick boxes, radio buttons, sliders and file inputs in JSX. The kit has Select, Check,
 * CheckGroup, RadioGroup, Slider, PickFiles and FileInput.
 */
const ownControls = (source) =>
  [...source.matchAll(/<select\b|\btype=(?:\{\s*)?["'](?:checkbox|radio|range|file)["']/g)].map(
    ([found]) => found,
  );

/** Finds forms where the browser's own bubbles would appear beside our messages: their fields are natively required. */
const withBubbles = (source) =>
  [...source.matchAll(/<form\b(?:[^<>]|=>)*>/g)]
    .map(([found]) => found)
    .filter((found) => !/\bnoValidate\b/.test(found));

/** Finds forms with a password and no account for password managers. The kit has AccountName and OwnAccountName. */
const withoutAccount = (source) =>
  /autoComplete="(?:current|new)-password"/.test(source) &&
  !/autoComplete="username"|<(?:Own)?AccountName\b/.test(source)
    ? ['a password of no account']
    : [];

/** Finds buttons with nothing but an icon. The kit has IconButton. */
const ownIconButtons = (source) =>
  [...source.matchAll(/<button\b(?:[^<>]|=>)*>\s*<(?:Declared)?Icon\b[^<>]*\/>\s*<\/button>/g)].map(
    ([found]) => found,
  );

/**
 * Finds outlines beside the kit's focus ring (`focus-ring.css`). A component with its own background sets
 * `--phila-ring`.
 */
const ownRings = (source) =>
  [...source.matchAll(/(?<!-)\boutline(?:-color|-style|-width)?:(?!\s*(?:none|0)\b)[^;}]*/g)].map(
    ([found]) => found,
  );

/**
 * Finds text for screen readers that a rule of its own cuts off. The kit has `Unseen`, `unseen-narrow` and
 * `unseen-medium`.
 */
const ownHiddenText = (source) =>
  [...source.matchAll(/\bclip(?:-path)?:[^;}]*\b(?:inset\(50%|rect)[^;}]*/g)].map(([found]) => found);

/** Finds grids of as many columns as fit. The kit has `Tiles`, and `fit-208` for the fields of a form. */
const ownGrids = (source) =>
  [...source.matchAll(/grid-template(?:-columns)?:[^;}]*\bauto-fi(?:ll|t)\b/g)].map(([found]) => found);

/** Grids that cannot use the kit's, with the reason. */
const GRIDS = {
  'mfe-admin/src/administrative/filters.module.css': 'fields of a form beside one another, no list of tiles',
  'mfe-admin/src/health/health.module.css': 'parts of a page, each a heading and a table of facts',
  'mfe-details/src/documents/folder-dialog.module.css':
    'one list of files that is rows or a grid, as the person chooses; the files in it are kept when that changes',
  'mfe-public/src/sections/points.module.css':
    'texts of different lengths in columns of reading width, which are no cards',
  'mfe-public/src/sections/questions.module.css':
    'questions that open in their place, in columns of reading width',
  'mfe-public/src/sections/ways.module.css': 'ways on, each a picture and a text, wider than a tile is',
};

/** Finds hover rules that a touch screen keeps on after the finger has gone. */
const stickyHovers = (source) => {
  const unwrapped = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    // Removes media queries with their rules; rules are nested one level deep.
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

test('a control of one’s own is found', () => {
  expect(ownControls('<select\n  id="a"><input type="checkbox" /><input type={"radio"} />')).toHaveLength(3);
  expect(ownControls('<input type="range" min={1} /><input\n  type="file"\n  hidden />')).toHaveLength(2);
  expect(ownControls('<Select id="a" /><Input type="date" />')).toEqual([]);
});

test('a form with the browser’s bubbles is found', () => {
  expect(withBubbles('<form onSubmit={() => send()}>\n<form\n  noValidate\n  onSubmit={send}>')).toHaveLength(
    1,
  );
});

test('a password of no account is found', () => {
  expect(withoutAccount('<PasswordInput autoComplete="new-password" />')).toHaveLength(1);
  expect(withoutAccount('<OwnAccountName /><PasswordInput autoComplete="current-password" />')).toEqual([]);
  expect(
    withoutAccount('<Input autoComplete="username" /><PasswordInput autoComplete="new-password" />'),
  ).toEqual([]);
});

test('an icon button of one’s own is found', () => {
  expect(
    ownIconButtons('<button type="button" onClick={() => go()}>\n  <Icon name="close" />\n</button>'),
  ).toHaveLength(1);
  expect(ownIconButtons('<button type="button"><Icon name="close" /> Close</button>')).toEqual([]);
});

test('a focus ring of one’s own is found', () => {
  expect(ownRings('.a:focus-visible { outline: 2px solid var(--phila-focus); }')).toHaveLength(1);
  expect(ownRings('.a { outline-color: Highlight; }')).toHaveLength(1);
  expect(ownRings('.a { --phila-ring: var(--phila-focus); outline: none; outline-offset: -3px; }')).toEqual(
    [],
  );
});

test('a rule of one’s own that hides text from sight is found', () => {
  expect(ownHiddenText('.a { clip-path: inset(50%); }\n.b { clip: rect(0 0 0 0); }')).toHaveLength(2);
  expect(ownHiddenText('.a { clip-path: polygon(0 0, 100% 0); }')).toEqual([]);
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

const kit = readdirSync(path.join(root, 'shared/ui/src'), { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('shared/ui/src', file),
);

test('each form that asks for or changes a password names the account', () => {
  // Leaves out the kit's page of samples, which sends nothing.
  const forms = [...sources, ...kit].filter((file) => !file.startsWith('mfe-kit/'));
  expect(findings(/\.tsx$/, withoutAccount, forms)).toEqual([]);
});

test('no form has the browser’s bubbles', () => {
  expect(findings(/\.tsx$/, withBubbles, [...sources, ...kit])).toEqual([]);
});

test('the shell and the remotes have the kit’s focus ring', () => {
  expect(findings(/\.css$/, ownRings)).toEqual([]);
});

test('the shell and the remotes have the kit’s text for screen readers', () => {
  // Leaves out the first HTML's header, because it is painted before the kit's styles load.
  const late = sources.filter((file) => file !== 'shell/src/style/first-header.css');
  expect(findings(/\.css$/, ownHiddenText, late)).toEqual([]);
});

test('the shell and the remotes have the kit’s grid of tiles', () => {
  const found = (files) => findings(/\.css$/, ownGrids, files);
  expect(found(sources.filter((file) => !(file in GRIDS)))).toEqual([]);
  // Fails on an exception that is no longer needed.
  for (const file of Object.keys(GRIDS)) expect(found([file])).not.toEqual([]);
});

test('nothing that is pressed keeps its hover look on a touch screen', () => {
  expect(findings(/\.css$/, stickyHovers)).toEqual([]);
});
