import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { root } from '../commands/workspace.mjs';

const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;

/** Lists the classes that a CSS module has rules for. */
const classesOf = (css) => {
  const found = new Set();
  parse(css).walkRules(({ selector }) => {
    for (const [, name] of selector.replaceAll(/:global\([^()]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g))
      found.add(name);
  });
  return [...found];
};

/**
 * Lists the class names that a source uses of its imported modules: `'*'` for a computed name, as in `styles[view]`.
 */
const namesIn = (source) =>
  [...source.matchAll(IMPORT)].map(([, local, from]) => ({
    from,
    names: [...source.matchAll(new RegExp(`(?<![/.\\w])${local}(?:\\.(\\w+)|\\[)`, 'g'))].map(
      ([, name]) => name ?? '*',
    ),
  }));

const folders = ['shell', 'shared/ui', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];
const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, 'src', file),
  ),
);
const modules = files.filter((file) => file.endsWith('.module.css'));

/** Used names by module. */
const named = new Map(modules.map((file) => [file, new Set()]));
/** Collects used class names without a rule. */
const absent = [];
for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)))
  for (const { from, names } of namesIn(readFileSync(path.join(root, file), 'utf8'))) {
    const module = path.join(path.dirname(file), from);
    const known = named.get(module);
    if (!known) {
      absent.push(`${file}: ${from}`);
      continue;
    }
    const there = new Set(classesOf(readFileSync(path.join(root, module), 'utf8')));
    for (const name of names) {
      known.add(name);
      if (name !== '*' && !there.has(name)) absent.push(`${file}: ${name}`);
    }
  }

test('rules and what sources name of them are found', () => {
  expect(
    classesOf(
      ":global(html[data-mode='dark']) .a { top: 0 } @media (width < 9px) { .a > .b-c:hover { top: 0 } }",
    ),
  ).toEqual(['a', 'b-c']);
  expect(namesIn("import styles from './a.module.css';\nclasses('row', styles.b); styles[view];")).toEqual([
    { from: './a.module.css', names: ['b', '*'] },
  ]);
});

test('no module has a class that no source uses', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(
    modules.flatMap((file) => {
      const known = named.get(file);
      if (known.has('*')) return [];
      return classesOf(readFileSync(path.join(root, file), 'utf8'))
        .filter((name) => !known.has(name))
        .map((name) => `${file}: .${name}`);
    }),
  ).toEqual([]);
});

test('no source uses a class that its module has not', () => {
  expect(absent).toEqual([]);
});
