/** Checks that the commands in the documentation exist, with their options. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const documents = execFileSync('git', ['ls-files', '--', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const textOf = (file) => readFileSync(path.join(root, file), 'utf8');

/** Finds commands such as `npm run migration -- add-trips --rebase`, up to a comment or the end of the line or code. */
const documented = documents.flatMap((file) =>
  [...textOf(file).matchAll(/npm run ([a-z][a-z0-9-]*)([^\n`#|]*)/g)].map(([, script, more]) => ({
    file,
    script,
    options: / -- /.test(more) ? (more.match(/(?<= )--[a-z][a-z-]+/g) ?? []) : [],
  })),
);

test('there are commands in the documentation', () => expect(documented.length).toBeGreaterThan(40));

test.each([...new Set(documented.map(({ script }) => script))])('npm run %s is there', (script) => {
  expect(Object.keys(scripts)).toContain(script);
});

/** Leaves out Jest and Playwright, because their options are their own; options of our commands are in our sources. */
const own = documented.filter(({ script }) => !['unit', 'e2e'].includes(script));
const withOption = own.flatMap(({ script, options }) => options.map((option) => `${script} ${option}`));

test.each([...new Set(withOption)])('npm run %s is an option of it', (line) => {
  const [script, option] = line.split(' ');
  const [, source] = /^node shared\/tooling\/on-node-22\.mjs (\S+)/.exec(scripts[script]) ?? [];
  const name = option.slice(2);
  expect(textOf(`shared/tooling/commands/${source}.mjs`)).toMatch(
    new RegExp(`--${name}\\b|['"]?\\b${name}['"]?: \\{`),
  );
});

test('the guides say what two squads do whose migrations meet', () => {
  const guide = textOf('docs/guides/write-a-remote.md');
  expect(guide).toMatch(/Migrations are named by time/);
  for (const text of [guide, textOf('CONTRIBUTING.md')])
    expect(text).toMatch(
      /after (?:a merge with|merging) another squad[^|\n]*`npm run migration -- \S+ --rebase`/i,
    );
});
