/** `npm run new-remote -- <name> ["Title"]`: a further remote that starts, is tested and shows up in the navigation. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { install, root } from './workspace.mjs';
import { files } from '../new-remote/files.mjs';

const [name, title = name && name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ')] =
  process.argv.slice(2);

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (!name) fail('Name the remote: npm run new-remote -- <name> ["Title"]');
if (!/^[a-z][a-z0-9-]*$/.test(name))
  fail(`"${name}" is no name for a remote: lower case letters, digits and dashes.`);
const folder = path.join(root, `mfe-${name}`);
if (existsSync(folder)) fail(`There is a mfe-${name} already.`);

for (const [file, text] of Object.entries(files({ name, title }))) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

/** The type check walks the projects that the root names; jest and the commands find the folder by themselves. */
const projects = path.join(root, 'tsconfig.json');
const { files: none, references } = JSON.parse(readFileSync(projects, 'utf8'));
const known = [...references.map((reference) => reference.path), `mfe-${name}`];
const lines = known.map((place) => `    { "path": "${place}" }`).join(',\n');
writeFileSync(projects, `{\n  "files": ${JSON.stringify(none)},\n  "references": [\n${lines}\n  ]\n}\n`);

await install({ frozen: false });
console.log(`mfe-${name} is there. Next:
  npm run unit -- --selectProjects mfe-${name}    its tests
  npm run dev -- ${name}                          it alone, in a running site (npm start)
  npm run release -- ${name}                      live in the running site, shown in its navigation`);
