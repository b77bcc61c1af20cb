/**
 * Checks that no stored or displayed day comes from the device's clock: many clocks are wrong, some by years. Page code
 * uses `serviceNow` and `southAfricanToday` of @phila/contract/format, and `useToday` and `useNow` of @phila/platform.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '../commands/workspace.mjs';

const OF_THE_DEVICE =
  /\bDate\.now\b|\bnew Date(?:\(\s*\)|(?!\w|\())|(?<!new |\.|\w)Date\(\s*\)|\bdayjs\(\s*\)|\bdataUpdatedAt\b|\btimeOrigin\b/g;

/** Files that may use the device's clock, each with its purpose. */
const MAY_ASK = {
  'mfe-public/src/authentication/use-wait.ts': 'seconds that pass, also while the phone sleeps',
  'shared/contract/src/format/service-time.ts': 'the one place that corrects it by the service',
  'shared/platform/src/session/one-at-a-time.ts': 'a lease of twenty seconds between tabs of one device',
  'shell/src/newer/watch-newer.ts': 'minutes that pass, also while the machine sleeps',
};

const folders = [
  'shell',
  ...['contract', 'cv-template', 'finance', 'pdf', 'platform', 'ui'].map((name) => `shared/${name}`),
  ...remotes().map((name) => `mfe-${name}`),
  'templates/app',
];
const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing[\\/]/.test(file))
    .map((file) => path.posix.join(folder, 'src', file.replaceAll(path.sep, '/'))),
);

const foundIn = (source) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').match(OF_THE_DEVICE) ?? [];

test('uses of the device’s clock are found, and not in comments', () => {
  expect(foundIn('const at = Date.now(); // new Date()')).toEqual(['Date.now']);
  for (const source of ['new Date()', 'new Date( )', 'new Date;', 'Date()', 'dayjs()', '{ dataUpdatedAt }'])
    expect([source, foundIn(source)]).toEqual([source, [expect.any(String)]]);
  for (const source of ['new Date(day)', 'Date.parse(day)', 'new DateInput()', 'useState(serviceNow)'])
    expect([source, foundIn(source)]).toEqual([source, []]);
});

test('no page asks it for a day or a time; serviceNow, southAfricanToday, useToday and useNow say those', () => {
  const found = files.filter((file) => foundIn(readFileSync(path.join(root, file), 'utf8')).length > 0);
  expect(found.toSorted()).toEqual(Object.keys(MAY_ASK).toSorted());
});
