/** Checks that files, folders and names in the table "Where things go" of CONTRIBUTING.md exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
const rows = text
  .slice(text.indexOf('| you want to | you touch |'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| you want to'));
const quoted = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, one]) => one));
const folders = ['api/src', 'shared', 'shell/src', 'mfe-details', 'mfe-wealth'];
const topFolders = new Set(['api', 'docs', 'e2e', 'shared', 'shell', 'mfe-details', 'mfe-wealth']);

test('there is a table', () => expect(rows.length).toBeGreaterThan(25));

const files = quoted.filter((one) => topFolders.has(one.split('/')[0]) && one.includes('/'));
test.each(files)('%s is there', (file) => {
  const place = path.join(root, file.replace(/\/<\w+>$/, ''));
  expect(existsSync(place) || existsSync(`${place}.ts`)).toBe(true);
});

const names = quoted.filter((one) => /^[a-z][A-Za-z]{4,}$/.test(one));
/** Finds all names that the code contains, in a single search. */
const found = new Set(
  execFileSync(
    'git',
    ['grep', '--only-matching', '-hwF', ...names.flatMap((name) => ['-e', name]), '--', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  ).split('\n'),
);
test.each(names)('%s is a name in the code', (name) => expect(found).toContain(name));
