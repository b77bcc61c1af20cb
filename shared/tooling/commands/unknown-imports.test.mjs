import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unknownImports } from './unknown-imports.mjs';
import { remotes, root } from './workspace.mjs';

let folder;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'phila-imports-')), 'mfe-travel');
  mkdirSync(path.join(folder, 'src/map'), { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: '@phila/mfe-travel',
      dependencies: { '@phila/ui': 'workspace:*', antd: '6', react: '19' },
    }),
  );
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const saidOf = (source) => {
  writeFileSync(path.join(folder, 'src/map/page.tsx'), source);
  return unknownImports(folder);
};

test('a package that the remote does not name is said, once, with what to do', () => {
  const [said, ...more] = saidOf(`import { Line } from 'recharts';\nexport { Bar } from 'recharts/es6';\n`);
  expect(more).toEqual([]);
  expect(said).toMatch(
    /^mfe-travel\/src\/map\/page\.tsx imports recharts, which mfe-travel\/package\.json does not name\. Add it .* pnpm@[\d.]+ install\.$/,
  );
});

test.each(["import Button from 'antd/es/button';", "import { HeartOutlined } from '@ant-design/icons';"])(
  '%s: the way to antd is said',
  (source) => expect(saidOf(source).join()).toMatch(/import components of antd by name.*provided\.json/),
);

test.each([
  "import { Page } from '@phila/ui';\nimport { useState } from 'react';",
  "import { Table } from 'antd';",
  "import { cost } from './cost.ts';",
  "import { screen } from '@testing-library/react';",
  "// import { Line } from 'recharts';",
])('%j: nothing is said', (source) => expect(saidOf(source)).toEqual([]));

test('the workspace’s remotes have no findings', () => {
  expect(remotes().flatMap((name) => unknownImports(path.join(root, `mfe-${name}`)))).toEqual([]);
});
