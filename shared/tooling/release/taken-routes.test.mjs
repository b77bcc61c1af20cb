import path from 'node:path';
// Loads the contract first, because Jest cannot load it for two importers at once, as reading a declaration would.
import '../../contract/dist/index.js';
import { remotes, root } from '../commands/workspace.mjs';
import { readDeclaration } from '../webpack/declaration.mjs';
import { refusalOfTaken, takenRoutes } from '@phila/data-folder';

const declared = (name, ...paths) => ({ name, routes: paths.map((route) => ({ path: route })) });
const details = declared('details', '/details', '/settings', '/documents/:folderId', '/advice/*');

test.each([
  ['/settings', '/settings'],
  ['/Settings/', '/settings in other letters'],
  ['/documents/:id', 'a parameter by another name'],
  ['/advice/*', 'all that lies below'],
])('%s is taken: %s', (route) => {
  expect(takenRoutes(declared('about-us', '/about-us', route), [details])).toEqual([
    { path: route, owner: 'details' },
  ]);
});

test.each([['/settings/about-us'], ['/documents/new'], ['/advice/tax'], ['/advice'], ['/:any']])(
  '%s is not, for the more exact path is shown',
  (route) => {
    expect(takenRoutes(declared('about-us', route), [details])).toEqual([]);
  },
);

test('its own routes are not taken from it', () => {
  expect(takenRoutes(declared('details', '/settings'), [details])).toEqual([]);
  expect(refusalOfTaken(details, [details])).toBeNull();
});

test('the refusal says which and why, all at once', () => {
  expect(refusalOfTaken(declared('about-us', '/settings', '/details', '/about-us'), [details])).toBe(
    'about-us is refused: /settings belongs to details. /details belongs to details. ' +
      'An address has one page; give it another path in remote.ts.',
  );
});

test('no two remotes of the workspace have one address', async () => {
  const all = [];
  for (const name of remotes()) all.push(await readDeclaration(path.join(root, `mfe-${name}`)));
  expect(all.map((declaration) => refusalOfTaken(declaration, all))).toEqual(all.map(() => null));
});
