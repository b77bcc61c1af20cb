import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

const source = path.join(root, 'shared/ui/src');
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const shelves = ['charts', 'controls', 'feedback', 'forms', 'layout', 'lists', 'overlays'];

test('the kit has seven shelves; antd and what only tests use stand beside them', () => {
  expect(foldersIn(source).toSorted()).toEqual(['antd', ...shelves, 'testing'].toSorted());
});

test.each(shelves)(
  'each block of %s has its address in package.json, and a name that no other shelf has',
  (shelf) => {
    const { exports } = JSON.parse(readFileSync(path.join(root, 'shared/ui/package.json'), 'utf8'));
    const blocks = foldersIn(path.join(source, shelf)).filter((block) =>
      readdirSync(path.join(source, shelf, block)).includes('index.ts'),
    );
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks)
      expect(exports[`./${block}`]).toEqual({
        source: `./src/${shelf}/${block}/index.ts`,
        types: `./dist/${shelf}/${block}/index.d.ts`,
      });
  },
);
