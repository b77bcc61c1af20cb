import { generate } from './generate.mjs';
import { placeRemoteApart } from './remote-apart.mjs';
import { TITLE } from './unfriendly-title.mjs';

let remote;
beforeEach(() => {
  remote = placeRemoteApart();
});
afterEach(() => remote.remove());

test('a new remote passes its own test, whatever its title', async () => {
  generate(remote.folder, { name: 'travel', title: TITLE });
  expect(await remote.ownTests()).toBe('');
});
