/** `npm run new-remote -- <name> ["Title"]`: a further remote that starts, is tested and shows up in the navigation. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '../new-remote/generate.mjs';
import { withOwner } from '../new-remote/owners.mjs';
import { refusalOf } from '../new-remote/refusal.mjs';
import { install, remotes, root } from './workspace.mjs';

const [name = '', title = ''] = process.argv.slice(2);

const endIf = (/** @type {string | null} */ refusal) => {
  if (refusal === null) return;
  console.error(refusal);
  process.exit(1);
};

const folders = readdirSync(root);
endIf(refusalOf(name, { folders }));

// Needs installed and compiled sources to read the other remotes' declarations.
await install();
if (!existsSync(path.join(root, 'shared/contract/dist/index.js'))) {
  const { compile } = await import('./build.mjs');
  await compile();
}
const { readDeclaration } = await import('../webpack/declaration.mjs');
/** @type {import('../../contract/dist/index.js').RoutedRemote[]} */
const declarations = [];
for (const remote of remotes()) declarations.push(await readDeclaration(path.join(root, `mfe-${remote}`)));
const { takenRoutes } = await import('../../contract/dist/index.js');
const ownerOf = (/** @type {string} */ route) =>
  takenRoutes({ name, routes: [{ path: route }] }, declarations)[0]?.owner;
endIf(refusalOf(name, { folders, ownerOf }));

generate(path.join(root, `mfe-${name}`), { name, title });

/** The type check walks the projects that the root names; jest and the commands find the folder by themselves. */
const projects = path.join(root, 'tsconfig.json');
const { files: none, references } = JSON.parse(readFileSync(projects, 'utf8'));
const known = [
  ...references.map((/** @type {{ path: string }} */ reference) => reference.path),
  `mfe-${name}`,
];
const lines = known.map((place) => `    { "path": "${place}" }`).join(',\n');
writeFileSync(projects, `{\n  "files": ${JSON.stringify(none)},\n  "references": [\n${lines}\n  ]\n}\n`);

const owners = path.join(root, '.github/CODEOWNERS');
writeFileSync(owners, withOwner(readFileSync(owners, 'utf8'), name));

await install({ frozen: false });
console.log(`mfe-${name} is there. Next:
  npm run unit -- --selectProjects mfe-${name}    its tests
  npm run dev -- ${name}                          it alone, in a running site (npm start)
  npm run release -- ${name}                      live in the running site, shown in its navigation`);
