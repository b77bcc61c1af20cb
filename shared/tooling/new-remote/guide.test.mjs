import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { selectorsReachingOutside } from '../webpack/own-styles.mjs';
import { placeRemoteApart } from './remote-apart.mjs';
import { filesOfGuide, guide, writeRemoteOfGuide } from './remote-guide.mjs';

test('the remote of the guide passes the type check and lint', async () => {
  expect(filesOfGuide.map(({ file }) => file)).toContain('remote.ts');
  const remote = placeRemoteApart();
  try {
    writeRemoteOfGuide(remote.folder);
    expect(await Promise.all([remote.types(), remote.lint()])).toEqual(['', '']);
  } finally {
    remote.remove();
  }
});

test('the guide names every field that a remote can declare, and every variable of the theme', () => {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const declared = ['route', 'menu-entry', 'side-panel-action', 'overview-part'].flatMap((file) =>
    [...read(`shared/contract/src/remote/${file}.ts`).matchAll(/^ {2,4}(\w+): /gm)].map(([, name]) => name),
  );
  const fields = declared.filter((name) => !['error', 'path', 'params', 'fields', 'rows'].includes(name));
  expect(fields.length).toBeGreaterThan(25);
  expect(fields.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  const slots = [...read('shared/contract/surface.api.txt').matchAll(/slot: .*?"([a-z]+)"/g)].map(
    ([, name]) => name,
  );
  expect(new Set(slots).size).toBe(8);
  expect(slots.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  const colours = [
    ...read('shared/platform/surface.api.txt').matchAll(/interface Palette \{([^}]*)\}/g),
  ][0][1];
  const variables = [...colours.matchAll(/(\w+): string/g)].map(
    ([, name]) => `--phila-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  expect(variables.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('its styles stay inside', () => {
  const styles = filesOfGuide.filter(({ file }) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(0);
  for (const { text } of styles) expect(selectorsReachingOutside(text)).toEqual([]);
});
