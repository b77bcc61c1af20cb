import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from './generate.mjs';
import { placeRemoteApart } from './remote-apart.mjs';
import { TITLE } from './unfriendly-title.mjs';

let remote;
beforeEach(() => {
  remote = placeRemoteApart();
});
afterEach(() => remote.remove());

test('a new remote passes the type check and lint, whatever its title', async () => {
  generate(remote.folder, { name: 'travel', title: TITLE });
  // Adds pictures and JSON of the remote, because sources import them.
  for (const [file, text] of Object.entries({
    'rates.json': '{ "perKilometre": 4.84 }',
    'map.png': '',
    'rates.ts': `import map from './map.png';
import rates from './rates.json';

export const shown = { map, cost: (kilometres: number): number => kilometres * rates.perKilometre };
`,
  }))
    writeFileSync(path.join(remote.folder, 'src/overview', file), text);
  expect(await Promise.all([remote.types(), remote.lint()])).toEqual(['', '']);
});

test('a new remote passes its own test, whatever its title', async () => {
  generate(remote.folder, { name: 'travel', title: TITLE });
  expect(await remote.ownTests()).toBe('');
});
