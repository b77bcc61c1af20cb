/**
 * Checks that each dialog of the site is of a tested kind: a browser completes one of each kind with forty fields, by
 * wheel, touch and keyboard (e2e/long-dialogs.spec.ts). Name a new dialog in e2e/dialog-kinds.json with its kind; it
 * needs a new kind if another element is between the dialog and its body.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { released, root } from '../commands/workspace.mjs';

const { kinds, components, surfaces } = JSON.parse(
  readFileSync(path.join(root, 'e2e/dialog-kinds.json'), 'utf8'),
);

/** Components that make dialogs. Users of `Confirm`, `FormDialog` or `NameDialog` share the kind of those. */
const MAKERS = ['Dialog', 'Drawer', 'Modal', 'Overlay'];
const imports = (source, name) =>
  new RegExp(`import (?:${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\}) from`).test(source);
const isMade = (source) =>
  MAKERS.some((name) => imports(source, name) && new RegExp(`<${name}\\b`).test(source));
/**
 * Matches code that makes a modal or popup without these components; the selector `[aria-modal]` only looks for one.
 */
const SURFACE = /(?<!\[)\baria-modal\b|role="(?:alert)?dialog"|<dialog\b|from 'antd\/es\/(?:modal|drawer)'/;

const withoutComments = (source) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

const folders = ['shell', 'shared/ui', ...released().map((name) => `mfe-${name}`)];
const sources = new Map(
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true })
      .map((file) => path.posix.join(folder, 'src', file.replaceAll(path.sep, '/')))
      .filter((file) => file.endsWith('.tsx') && !/\.test\.|\/testing\//.test(file))
      .map((file) => [file, withoutComments(readFileSync(path.join(root, file), 'utf8'))]),
  ),
);
const filesThat = (holds) => [...sources].filter(([, source]) => holds(source)).map(([file]) => file);

test('components made of a dialog are found, and those that hand one on are not', () => {
  for (const source of [
    "import { Button, Dialog } from '@phila/ui'; <Dialog title='Trash'>",
    "import {\n  Dialog,\n} from '../dialog/index.ts'; <Dialog {...frame}>",
    "import { Drawer } from 'antd'; <Drawer open>",
    "import Drawer from 'antd/es/drawer'; <Drawer open>",
    "import { Overlay } from '../overlays/overlay.tsx'; <Overlay label='Menu'>",
  ])
    expect([source, isMade(source)]).toEqual([source, true]);
  for (const source of [
    "import { DialogBody } from '@phila/ui'; <DialogBody>",
    'const Dialog = lazy(); <Dialog open />',
    "import { Confirm } from '@phila/ui'; <Confirm>",
  ])
    expect([source, isMade(source)]).toEqual([source, false]);
  expect('<div role="dialog">').toMatch(SURFACE);
  expect('<div aria-modal="true">').toMatch(SURFACE);
  expect("document.querySelector('[aria-modal]')").not.toMatch(SURFACE);
});

test('each dialog is named with its kind', () => {
  const made = filesThat(isMade).filter((file) => !Object.hasOwn(surfaces, file));
  expect(made.toSorted()).toEqual(Object.keys(components).toSorted());
  for (const [file, kind] of Object.entries(components))
    expect([file, Object.keys(kinds)]).toEqual([file, expect.arrayContaining([kind])]);
});

test('nothing else is modal or a popup by itself', () => {
  const made = filesThat((source) => SURFACE.test(source) && !(isMade(source) && /<Dialog\b/.test(source)));
  expect(made.toSorted()).toEqual(Object.keys(surfaces).toSorted());
});

test('a dialog’s contents stand in its body, which scrolls', () => {
  const without = filesThat(
    (source) => isMade(source) && /<Dialog\b/.test(source) && !source.includes('<DialogBody'),
  );
  expect(without).toEqual([]);
});
