import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Components without their own sample, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  AccountName: 'out of sight: it tells password managers whose password a form asks for',
  AdminList: 'antd’s Table in the look of administration, whose pages screens.spec.ts walks',
  AntdProvider: 'draws nothing: it gives antd components our theme, and no block has one in it',
  AskBeforeLeaving:
    'draws nothing until a changed form is left; AutoForm has it, and e2e/kit.spec.ts leaves it',
  DialogsInPlace: 'draws nothing: the pane of a case has it, and e2e/service-desk.spec.ts fills in its forms',
  FileOfLines: 'asks the service what a file would do; e2e/administration.spec.ts imports one',
  FilePreview: 'within DocumentPreview, which is shown',
  OwnAccountName: 'as AccountName',
  PlainChoices: 'as PlainPages',
  PlainPages: 'in noscript, for people without scripts; e2e/before-scripts.spec.ts reads it',
  PlainSearch: 'as PlainPages',
  RecoveryCodes: 'shows codes that the service has just made; e2e/second-factor.spec.ts looks at it',
  ResourceScreen:
    'a whole page with an address of its own; e2e/administration.spec.ts and screens.ts show it',
  RoutedPages: 'the frame of a remote, with the addresses of its pages; the kit is one page of the shell',
  SetUpFactor: 'a dialog that asks the service for a secret; e2e/second-factor.spec.ts looks at it',
};

/** Finds the components that a barrel exports: names with a capital and a small letter, so no constants. */
const componentsOf = (barrel: string): string[] =>
  [...barrel.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z](?=.*[a-z])\w*$/.test(name)),
  );

/** Finds the components that a page draws. */
const drawnIn = (source: string): Set<string> =>
  new Set([...source.matchAll(/(?<!\w)<([A-Z]\w*)(?=[\s>/<])/g)].map(([, name = '']) => name));

const barrel = readFileSync(path.join(__dirname, '../../shared/ui/src/index.ts'), 'utf8');
const drawn = drawnIn(
  readdirSync(__dirname)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join('\n'),
);

it('finds what is exported, and what is drawn', () => {
  const source = `export { Confirm, Dialog, focusDialog } from './a';
export type { Tab } from './b';
export { Button, type ButtonProps, LARGEST } from './c';
export {
  Copy,
} from './d';`;
  expect(componentsOf(source)).toEqual(['Confirm', 'Dialog', 'Button', 'Copy']);
  expect([...drawnIn('<Copy text="a" /><Form<Values>\n<Tiles>{useState<Opened>(null)}')]).toEqual([
    'Copy',
    'Form',
    'Tiles',
  ]);
  expect(drawnIn("import { Copy } from '@phila/ui'; // Copy").has('Copy')).toBe(false);
});

it('shows each block of the kit', () => {
  const components = componentsOf(barrel);
  expect(components.length).toBeGreaterThan(60);
  expect(components.filter((name) => !drawn.has(name) && !(name in NOT_SHOWN))).toEqual([]);
});

it('makes no exception that is needed no more', () => {
  const components = componentsOf(barrel);
  expect(Object.keys(NOT_SHOWN).filter((name) => drawn.has(name) || !components.includes(name))).toEqual([]);
});
