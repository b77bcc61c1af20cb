import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { importsWithin, onCircles } from './circles.mjs';

/**
 * Source roots with folders that must not import each other in a circle. Each file directly in a root counts as a
 * folder.
 */
const withoutCirclesOfFolders = [
  'api/src',
  'api/src/areas',
  'api/src/core',
  'mfe-admin/src',
  'mfe-career/src',
  'mfe-details/src',
  'mfe-public/src',
  'mfe-shop-vouchers/src',
  'mfe-wealth/src',
  'shared/contract/src',
  'shared/cv-template/src',
  'shared/finance/src',
  'shared/pdf/src',
  'shared/platform/src',
  'shared/ui/src',
  'shell/src',
];

const foldersIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

/** Compares the blocks of the kit, because its shelves only sort blocks for readers. */
const placesOf = { 'shared/ui/src': (file) => file.split('/').slice(0, -1).slice(0, 2).join('/') };

/** Areas of the service that are large enough to have folders. */
const areasWithFolders = foldersIn('api/src/areas').filter((folder) => foldersIn(folder).length > 0);

test.each([...withoutCirclesOfFolders, ...areasWithFolders])(
  'no folder of %s imports one that leads back to it',
  (folder) => {
    const imports = importsWithin(path.join(root, folder));
    expect(imports.length).toBeGreaterThan(5);
    expect(onCircles(imports, placesOf[folder])).toEqual([]);
  },
);

test.each(withoutCirclesOfFolders)(
  'no file of %s imports one that leads back to it, later ones included',
  (folder) => {
    expect(onCircles(importsWithin(path.join(root, folder)), (file) => file)).toEqual([]);
  },
);

test('the service’s test code is above all areas: none of them leads back to it', () => {
  const imports = importsWithin(path.join(root, 'api/src'), { withTesting: true });
  expect(imports).toContainEqual(['testing/service.ts', 'service.ts']);
  expect(onCircles(imports)).toEqual([]);
});

describe('the search for circles', () => {
  const chrome = [
    ['Shell.tsx', 'layouts/frame.tsx'],
    ['layouts/frame.tsx', 'menus/menu.tsx'],
    ['layouts/frame.tsx', 'layouts/layout.ts'],
    ['menus/menu.tsx', 'words.ts'],
  ];

  it('finds nothing where every arrow runs downwards', () => {
    expect(onCircles(chrome)).toEqual([]);
  });

  it('finds two folders that import each other by files that do not', () => {
    const imports = [...chrome, ['menus/drawer.tsx', 'layouts/layout.ts']];
    expect(onCircles(imports)).toEqual([
      'layouts/frame.tsx -> menus/menu.tsx',
      'menus/drawer.tsx -> layouts/layout.ts',
    ]);
  });

  it('finds two files of one folder that import each other', () => {
    const imports = [...chrome, ['menus/menu.tsx', 'menus/row.tsx'], ['menus/row.tsx', 'menus/menu.tsx']];
    expect(onCircles(imports)).toEqual([]);
    expect(onCircles(imports, (file) => file)).toEqual([
      'menus/menu.tsx -> menus/row.tsx',
      'menus/row.tsx -> menus/menu.tsx',
    ]);
  });

  it('finds a longer circle, through a file of the root, and nothing that only leads to it', () => {
    expect(onCircles([...chrome, ['words.ts', 'layouts/layout.ts']])).toEqual([
      'layouts/frame.tsx -> menus/menu.tsx',
      'menus/menu.tsx -> words.ts',
      'words.ts -> layouts/layout.ts',
    ]);
  });

  it('reads every way to import, types and what comes later included, and leaves out tests', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-circles-'));
    const files = {
      'a/a.ts': [
        `import { one } from '../b/one.ts';`,
        `import type {\n  Two,\n} from '../b/two.ts';`,
        `import '../b/three.ts';`,
        `export * from './c/four.ts';`,
        `const five = () => import(/* webpackChunkName: "five" */ '../b/five.ts');`,
        `type Six = import('../b/six.ts').Six;`,
        `import styles from './a.module.css';`,
        `import { seven } from '@phila/contract/seven';`,
      ],
      'a/a.module.css': [],
      'a/c/four.ts': [],
      'b/one.ts': [],
      'b/two.ts': [],
      'b/three.ts': [],
      'b/five.ts': [],
      'b/six.ts': [`import { a } from '../testing/pages.ts';`],
      'b/one.test.ts': [`import { a } from '../a/a.ts';`],
      'testing/pages.ts': [`import { a } from '../a/a.ts';`],
    };
    try {
      for (const [file, lines] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), lines.join('\n'));
      }
      expect(importsWithin(folder)).toEqual([
        ['a/a.ts', 'b/one.ts'],
        ['a/a.ts', 'b/two.ts'],
        ['a/a.ts', 'b/three.ts'],
        ['a/a.ts', 'a/c/four.ts'],
        ['a/a.ts', 'b/five.ts'],
        ['a/a.ts', 'b/six.ts'],
      ]);
      expect(onCircles(importsWithin(folder, { withTesting: true })).slice(-3)).toEqual([
        'a/a.ts -> b/six.ts',
        'b/six.ts -> testing/pages.ts',
        'testing/pages.ts -> a/a.ts',
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
