/**
 * Checks by MDN's data that browser code uses a feature that the floor (browserslist) lacks only after a check for it,
 * or where nothing is lost without it. Remove entries when the floor rises.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { remotes, root } from '../commands/workspace.mjs';
import { compat, isInFloor, sinceOf, younger, youngerNames } from '../floor/compat.mjs';
import { VERSIONS } from '../floor/floor.mjs';
import { LOOKBEHIND } from '../floor/syntax.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const folders = [
  'shell',
  ...['contract', 'cv-template', 'finance', 'pdf', 'platform', 'ui'].map((name) => `shared/${name}`),
  ...remotes().map((name) => `mfe-${name}`),
];
const filesOf = (ending) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true })
      .filter((file) => ending.test(file) && !/\.test\.|testing/.test(file))
      .map((file) => path.posix.join(folder, 'src', file.replaceAll(path.sep, '/'))),
  );
const scripts = filesOf(/\.tsx?$/);
const sheets = filesOf(/\.css$/);

const withoutComments = (source) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** Groups files by the features found in them. */
const byFinding = (files, search) => {
  const found = {};
  for (const file of files)
    for (const one of new Set(search(read(file), file))) found[one] = [...(found[one] ?? []), file];
  return found;
};

test('the floor is said in one place', () => {
  expect(VERSIONS).toEqual({
    chrome: '109',
    android: '109',
    safari: '16.4',
    ios_saf: '16.4',
    firefox: '115',
  });
  const others = [...folders, 'api', 'e2e', 'templates', 'shared/tooling'].filter((folder) =>
    readdirSync(path.join(root, folder)).some(
      (file) =>
        file.startsWith('.browserslist') ||
        (file === 'package.json' && /browserslist"\s*:\s*\[/.test(read(`${folder}/${file}`))),
    ),
  );
  expect(others).toEqual([]);
});

test('the features that mark a browser as older came with the floor', () => {
  const math = compat.api.MathMLElement;
  const supports = compat.api.HTMLScriptElement.supports_static;
  const maps = compat.html.elements.script.type.importmap;
  for (const feature of [math, supports, maps]) expect(isInFloor(feature)).toBe(true);
  const last = (browser) => Math.max(...[math, supports, maps].map((feature) => sinceOf(feature, browser)));
  expect([last('chrome'), last('android'), last('safari'), last('ios_saf')]).toEqual([
    109, 109, 16.004, 16.004,
  ]);
});

/** Functions that the shell's first script supplies if they are missing (functions.test.mjs). */
const supplied = new Set(
  [...read('shell/src/functions/add-functions.ts').matchAll(/\bes\.[\w-]+\.([\w-]+)/g)].map(([, name]) =>
    name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  ),
);
const names = youngerNames();
const lacked = younger();
const statics = new Set(
  lacked.filter((one) => one.isStatic).map(({ holder, member }) => `${holder}.${member}`),
);
const interfaces = new Set(
  lacked.flatMap(({ holder, member }) => (member === null && names.has(holder) ? [holder] : [])),
);

/**
 * Finds names of functions and properties younger than the floor. Skips single words: they are too often our own names.
 */
const youngerIn = (source) => {
  const code = withoutComments(source);
  return [
    ...[...code.matchAll(/\.([a-z]+[A-Z]\w*)\b/g)].map(([, name]) => name).filter((name) => names.has(name)),
    ...[...code.matchAll(/(?<![.\w])([a-z]+[A-Z]\w*)(?=\s*\()/g)]
      .map(([, name]) => name)
      .filter((name) => names.has(name)),
    ...[...code.matchAll(/\b([A-Z]\w*\.\w+)\b/g)].map(([, name]) => name).filter((name) => statics.has(name)),
    ...[...code.matchAll(/\bnew ([A-Z]\w*)\b/g)]
      .map(([, name]) => name)
      .filter((name) => interfaces.has(name)),
    ...[...code.matchAll(/\b(scheduler|navigation)\.(?:yield|postTask|navigate|addEventListener)\b/g)].map(
      ([, name]) => name,
    ),
  ].filter((name) => !supplied.has(name));
};

/** Features that code checks for before use, or that nothing depends on. */
const HARMLESS = {
  checkVisibility: '`?.`: without it everything that can be reached is taken as shown',
  createPolicy: '`?.`: a browser without Trusted Types checks no address of a script before it loads it',
  showPopover: '`?.`: a menu or list lies where it is drawn, as its rule has it fixed',
  saveData: '`?.`: a browser that does not say so spares no data',
  fontKerning: 'set on a canvas, where it is then a property without effect',
  imageSmoothingQuality: 'set on a canvas, where it is then a property without effect',
  colorScheme: 'a property of a style: the lists and bars of the browser itself stay light',
};
/** Our own names that a browser uses for something else. */
const OURS = [
  'createContext',
  'currentEntry',
  'displayName',
  'fileName',
  'fullName',
  'isError',
  'isValid',
  'postalCode',
  'productId',
  'productName',
  'requestId',
];

test('functions that the floor lacks are found', () => {
  const found = (source) => youngerIn(source);
  expect(found('URL.canParse(a); AbortSignal.any([b]); element.checkVisibility()')).toEqual([
    'canParse',
    'checkVisibility',
    'URL.canParse',
    'AbortSignal.any',
  ]);
  expect(found('URL.parse(a)')).toEqual(['URL.parse']);
  expect(found('await scheduler.yield(); navigation.navigate("/")')).toEqual(['scheduler', 'navigation']);
  expect(found('document.startViewTransition(); new CloseWatcher()')).toEqual([
    'startViewTransition',
    'CloseWatcher',
  ]);
  expect(found('rows.toSorted(); structuredClone(a); a.replaceChildren(); // URL.canParse')).toEqual([]);
});

test('no script of the browser uses a function that the floor lacks, unless it asks first', () => {
  const found = Object.keys(byFinding(scripts, youngerIn)).filter((name) => !OURS.includes(name));
  expect(found.toSorted()).toEqual(Object.keys(HARMLESS).toSorted());
});

test('no regular expression of the browser looks behind, and none is made from text that does', () => {
  expect(scripts.filter((file) => LOOKBEHIND.test(withoutComments(read(file))))).toEqual([]);
});

/** Matches selectors that throw in a script if the browser does not know them. */
const UNKNOWN_SELECTOR = /['"`][^'"`\n]*:(?:has\(|popover-open|modal\b|user-valid|open\b|state\()/;

test('no script asks by a selector that the floor lacks', () => {
  expect(UNKNOWN_SELECTOR.test("closest('a:has(b)')")).toBe(true);
  expect(scripts.filter((file) => UNKNOWN_SELECTOR.test(withoutComments(read(file))))).toEqual([]);
});

/** Functions such as `color-mix` by their names in MDN's data; true if the floor has one under any of its names. */
const cssTypes = new Map();
const noteTypes = (group) => {
  for (const [name, part] of Object.entries(group)) {
    if (name === '__compat') continue;
    if (part.__compat !== undefined) cssTypes.set(name, isInFloor(part) || cssTypes.get(name) === true);
    noteTypes(part);
  }
};
noteTypes(compat.css.types);

const isLacked = (part) => part?.__compat !== undefined && !isInFloor(part);

const inDeclaration = ({ prop, value }) => {
  const property = compat.css.properties[prop];
  const words = prop === 'cursor' || property === undefined ? [] : (value.match(/[a-z][a-z-]*/g) ?? []);
  return [
    ...(isLacked(property) ? [prop] : []),
    ...words
      .filter((word) => !isLacked(property) && isLacked(property[word]))
      .map((word) => `${prop}: ${word}`),
    ...[...value.matchAll(/([a-z-]+)\(/g)]
      .map(([, name]) => name)
      .filter((name) => cssTypes.get(name) === false),
  ];
};

const youngerStyles = (source) => {
  const found = [];
  const sheet = parse(source);
  sheet.walkDecls((declaration) => {
    if (declaration.parent.name !== 'font-face') found.push(...inDeclaration(declaration));
  });
  sheet.walkAtRules(({ name, params }) => {
    const rule = compat.css['at-rules'][name];
    if (isLacked(rule)) found.push(`@${name}`);
    for (const [, word] of params.matchAll(/([a-z-]+)\s*[:)<>]/g))
      if (name === 'media' && isLacked(rule[word])) found.push(`@media ${word}`);
  });
  sheet.walkRules(({ selector, parent }) => {
    if (parent.type === 'rule') found.push('nesting');
    for (const [, name] of selector.matchAll(/:([a-z-]+)/g))
      if (isLacked(compat.css.selectors[name])) found.push(`:${name}`);
  });
  return found;
};

/** Features that some browsers of the floor ignore, each with the effect there. */
const DEGRADES = {
  ':-webkit-search-cancel-button': 'says the pointer over a button that the browser may not have',
  ':details-content': 'what folds is there at once, without a movement',
  ':has': 'spaces and widths as for the usual content; dialogs and the ring of focus ask by @supports',
  '@media scripting': 'without scripts, room is kept for what does not come',
  'break-after: avoid': 'on paper, a heading may stand last on its page',
  'color-mix': 'the build writes the colour of which there is more (webpack/older-styles-loader.mjs)',
  'content-visibility': 'more is laid out at once',
  'field-sizing': 'a text field is scrolled where it does not grow',
  'font-family: ui-monospace': 'the next typeface of the list',
  'forced-color-adjust': 'the colours that are forced are taken by all parts',
  'grid-template-columns: subgrid': 'columns of plans are as wide as their own content',
  'line-clamp': 'stands beside -webkit-line-clamp, which all have',
  'mask-image': 'an edge is not faded',
  orphans: 'on paper, lines part where they will',
  'print-color-adjust': 'grounds are printed as the browser is set',
  resize: 'a text field keeps its height',
  'scrollbar-width': 'a scrollbar is as wide as the browser has it',
  'text-wrap': 'lines break where they are full',
  'user-select': 'text of a control may be selected',
  widows: 'on paper, lines part where they will',
};

test('styles that the floor lacks are found', () => {
  expect(
    youngerStyles(
      'a { color: light-dark(red, blue); &:hover { width: 1px } } @starting-style { a { top: 0 } }',
    ),
  ).toEqual(expect.arrayContaining(['light-dark', 'nesting', '@starting-style']));
  expect(youngerStyles('a:has(b) { color: color-mix(in srgb, red, blue) }')).toEqual(['color-mix', ':has']);
  expect(youngerStyles('@container (width < 400px) { a:is(b) { inset: 0; color: var(--a) } }')).toEqual([]);
});

test('styles that the floor lacks lose nothing where they are unknown', () => {
  expect(Object.keys(byFinding(sheets, youngerStyles)).toSorted()).toEqual(Object.keys(DEGRADES).toSorted());
});
