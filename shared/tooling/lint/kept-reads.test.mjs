/**
 * Checks that only an area's own remote changes cached reads of the area: another remote could show values that were
 * never saved.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '../commands/workspace.mjs';
import { OWN_AREAS } from '../release/gate/kept-reads.mjs';

/** Finds the areas of the calls passed to `changeReads`: `calls.career.cv`, or a name taken out of `calls.career`. */
const areasIn = (source) => {
  const taken = [...source.matchAll(/const \{([^}]*)\} = calls\.(\w+)/g)].flatMap(([, names, area]) =>
    names.split(',').map((name) => [name.split(':').at(-1).trim(), area]),
  );
  const areaOf = new Map(taken);
  return [...source.matchAll(/\bchangeReads\(\s*([\w.]+)/g)].map(([, call]) =>
    call.startsWith('calls.') ? call.split('.')[1] : (areaOf.get(call) ?? `not seen: ${call}`),
  );
};

const filesOf = (remote) =>
  readdirSync(path.join(root, `mfe-${remote}/src`), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(root, `mfe-${remote}/src`, file));

test('the areas of changed reads are found, however the call is named', () => {
  expect(
    areasIn('const { list, links: all } = calls.career.cv; changeReads(list, f); changeReads(all, f);'),
  ).toEqual(['career', 'career']);
  expect(areasIn('changeReads(calls.documents.list, f); changeReads(given, f);')).toEqual([
    'documents',
    'not seen: given',
  ]);
});

test.each(remotes())('%s changes what is kept of its own reads alone', (remote) => {
  const areas = filesOf(remote).flatMap((file) => areasIn(readFileSync(file, 'utf8')));
  expect(areas.filter((area) => !(OWN_AREAS[remote] ?? []).includes(area))).toEqual([]);
  // Fails on an entry that is no longer needed.
  expect((OWN_AREAS[remote] ?? []).filter((area) => !areas.includes(area))).toEqual([]);
});
