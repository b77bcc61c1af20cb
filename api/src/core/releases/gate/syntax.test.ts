import { refusalOfSyntax } from './syntax.ts';

const refusal = (script: string, type: 'global' | 'module' = 'global'): Promise<string | null> =>
  refusalOfSyntax({ name: 'journeys', type }, new Map([['entry.js', script]]));

it('takes a build that every browser of the floor parses', async () => {
  expect(
    await refusal('class A { static #x = 1; static { A.y = A.#x ?? 2; } } var a = /(?<year>\\d)(?!0)/;'),
  ).toBeNull();
  expect(await refusal('import { a } from "./a.js"; export const b = await a?.();', 'module')).toBeNull();
  expect(await refusal('const said = "(?<=a)";')).toBeNull();
});

it.each([
  ['syntax younger than ES2022', 'using file = open();', 'global'],
  ['syntax younger than ES2022', 'var a = /[\\p{L}--[a-z]]/v;', 'global'],
  ['a regular expression that looks behind', 'var a = "x1".split(/(?<=x)/);', 'global'],
  ['a regular expression that looks behind', 'export const a = /(?<!x)y/;', 'module'],
] as const)('refuses a build for %s: %s', async (why, script, type) => {
  expect(await refusal(script, type)).toMatch(
    new RegExp(`^entry\\.js of journeys has ${why} .*Build it for browsers`),
  );
});
