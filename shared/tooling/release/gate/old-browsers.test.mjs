import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refusalOfSyntax } from './old-browsers.mjs';

let output;
beforeEach(() => {
  output = mkdtempSync(path.join(os.tmpdir(), 'phila-syntax-'));
});
afterEach(() => rmSync(output, { recursive: true, force: true }));

const refusal = (script, type = 'global') => {
  writeFileSync(path.join(output, 'entry.js'), script);
  return refusalOfSyntax({ name: 'journeys', type, integrity: { 'entry.js': 'sha384-a' } }, output);
};

test('a build from outside is taken where every browser of the floor parses it', () => {
  expect(
    refusal('class A { static #x = 1; static { A.y = A.#x ?? 2; } } var a = /(?<year>\\d)(?!0)/;'),
  ).toBeNull();
  expect(refusal('import { a } from "./a.js"; export const b = await a?.();', 'module')).toBeNull();
  expect(refusal('const said = "(?<=a)";')).toBeNull();
});

test.each([
  ['syntax younger than ES2022', 'using file = open();', 'global'],
  ['syntax younger than ES2022', 'var a = /[\\p{L}--[a-z]]/v;', 'global'],
  ['a regular expression that looks behind', 'var a = "x1".split(/(?<=x)/);', 'global'],
  ['a regular expression that looks behind', 'export const a = /(?<!x)y/;', 'module'],
])('a build from outside is refused for %s: %s', (why, script, type) => {
  expect(refusal(script, type)).toMatch(
    new RegExp(`^entry\\.js of journeys has ${why} .*Build it for browsers`),
  );
});
