/**
 * Checks that only an area's own remote changes cached reads of the area: another remote could show values that were
 * never saved.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_AREAS } from './kept-reads.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const remotes = readdirSync(ROOT).flatMap((folder) => /^mfe-(.+)$/.exec(folder)?.[1] ?? []);

/** Finds the areas of the calls passed to `changeReads`: `calls.career.cv`, or a name taken out of `calls.career`. */
const areasIn = (source: string): string[] => {
  const taken = [...source.matchAll(/const \{([^}]*)\} = calls\.(\w+)/g)].flatMap(
    ([, names = '', area = '']) =>
      names.split(',').map((name) => [name.split(':').at(-1)?.trim() ?? '', area] as const),
  );
  const areaOf = new Map(taken);
  return [...source.matchAll(/\bchangeReads\(\s*([\w.]+)/g)].map(([, call = '']) =>
    call.startsWith('calls.') ? (call.split('.')[1] ?? '') : (areaOf.get(call) ?? `not seen: ${call}`),
  );
};

const sourcesOf = (remote: string): string[] => {
  const folder = join(ROOT, `mfe-${remote}/src`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
};

test('the areas of changed reads are found, however the call is named', () => {
  expect(
    areasIn('const { list, links: all } = calls.career.cv; changeReads(list, f); changeReads(all, f);'),
  ).toEqual(['career', 'career']);
  expect(areasIn('changeReads(calls.documents.list, f); changeReads(given, f);')).toEqual([
    'documents',
    'not seen: given',
  ]);
});

test.each(remotes)('%s changes what is kept of its own reads alone', (remote) => {
  const areas = sourcesOf(remote).flatMap(areasIn);
  expect(areas.filter((area) => !(OWN_AREAS[remote] ?? []).includes(area))).toEqual([]);
  // Fails on an entry that is no longer needed.
  expect((OWN_AREAS[remote] ?? []).filter((area) => !areas.includes(area))).toEqual([]);
});
