import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { settings } from './configuration.ts';

const shown = ({ shownDefault, default: value }: { shownDefault?: string; default: string }): string =>
  shownDefault ?? (value === '' ? 'none' : `\`${value}\``);

test("the README's table names every setting, its default and its meaning", async () => {
  const readme = await readFile(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8');
  const rows = Object.values(settings).map(
    (setting) => `| \`${setting.name}\` | ${shown(setting)} | ${setting.meaning} |`,
  );
  const table = readme.split('\n').filter((line) => /^\| `[A-Z_0-9]+` \|/.test(line));
  expect(table).toEqual(rows);
});
