import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  );
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The paths of all calls, from the light calls generated from their declarations. */
const declared = filesIn('shared/contract/src/light-calls').flatMap((file) =>
  [...read(file).matchAll(/\bpath: '([^']+)'/g)].map(([, found]) => found),
);
/** The first segments of the areas' calls: `/Career/`. Pages and `/health` are in lower case. */
const beginnings = new Set(declared.map((one) => /^\/[A-Z]\w*(?=\/|$)/.exec(one)?.[0]).filter(Boolean));

/** Finds texts and templates outside comments that are the path of a call, or begin like one. */
const ownPaths = (source) =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*|(['"`])(\/[A-Z]\w*)(?=[/?'"`])[^'"`\n]*/g)]
    .filter(([, , beginning]) => beginnings.has(beginning))
    .map(([found]) => found.slice(1));

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const sources = [
  ...['shell', 'shared/ui', 'shared/platform', ...remotes].flatMap((folder) => filesIn(`${folder}/src`)),
  ...remotes.map((name) => `${name}/remote.ts`),
].filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));

test('a call’s path of one’s own is found, and a page’s is not', () => {
  expect(
    ownPaths(`const ahead = ['/Career/skills', "/Shop"]; read(\`/Wealth/payslip/\${id}\`); // '/Shop/cart'`),
  ).toEqual(['/Career/skills', '/Shop', '/Wealth/payslip/${id}']);
  expect(
    ownPaths(`<Link to="/career/skills" /> /* '/Career/skills' */ '/Elsewhere/skills' calls.a.path`),
  ).toEqual([]);
});

test('browser code names the calls of the contract, and no path of one', () => {
  expect(declared.length).toBeGreaterThan(200);
  expect(beginnings).toContain('/Overview');
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => ownPaths(read(file)).map((found) => `${file}: ${found}`))).toEqual([]);
});
