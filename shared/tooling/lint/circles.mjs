/**
 * Finds the imports among the files of a source root, and those that close a circle of folders or of files. oxlint's
 * `import/no-cycle` refuses circles of files as well, but not those that `import()` closes.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCE = /\.(ts|tsx|mjs|cjs|js)$/;
/** Tests, and what only tests use, may import from anywhere. */
const TEST = /\.test\.\w+$/;
const ONLY_FOR_TESTS = /(^|\/)testing(\.|\/)/;
/** `import … from './a.ts'`, `export … from`, `import './a.ts'`, `import('./a.ts')`; types are imports like any other. */
const IMPORT = /\b(?:from|import)\b\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"](\.[^'"]+)['"]/g;

/**
 * The imports of one another among the files below a folder, each as `[from, to]`, relative to it. Only imports by
 * a path count: a package does not import itself by its name.
 * @param withTesting whether what only tests use counts as well; default: false
 */
export const importsWithin = (/** @type {string} */ folder, { withTesting = false } = {}) => {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => SOURCE.test(file) && !TEST.test(file) && (withTesting || !ONLY_FOR_TESTS.test(file))),
  );
  return [...files].toSorted().flatMap((from) => {
    const imported = [...readFileSync(path.join(folder, from), 'utf8').matchAll(IMPORT)].map(
      ([, address = '']) => path.posix.join(path.posix.dirname(from), address),
    );
    return [...new Set(imported)]
      .filter((to) => files.has(to))
      .map((to) => /** @type {[string, string]} */ ([from, to]));
  });
};

/** The folder of the root that a file is in, at whatever depth; a file that stands in the root itself is its own. */
const folderOf = (/** @type {string} */ file) => file.split('/')[0] ?? file;

/**
 * Lists the imports that lie on a circle of places, as `from -> to`; none if every arrow can run downwards.
 * @param placeOf the place of a file; default: its folder
 */
export const onCircles = (/** @type {[string, string][]} */ imports, placeOf = folderOf) => {
  const next = new Map();
  for (const [from, to] of imports) {
    if (!next.has(placeOf(from))) next.set(placeOf(from), new Set());
    next.get(placeOf(from)).add(placeOf(to));
  }
  const reachable = new Map();
  /** Every place that one gets to from a place; itself only by a circle. */
  const reachableFrom = (/** @type {string} */ start) => {
    if (reachable.has(start)) return reachable.get(start);
    const found = new Set();
    const waiting = [start];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop())
      for (const further of next.get(place) ?? [])
        if (!found.has(further)) {
          found.add(further);
          waiting.push(further);
        }
    reachable.set(start, found);
    return found;
  };
  return imports
    .filter(([from, to]) => placeOf(from) !== placeOf(to) && reachableFrom(placeOf(to)).has(placeOf(from)))
    .map(([from, to]) => `${from} -> ${to}`);
};
