import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { withoutOwner, withOwner } from './owners.mjs';

const text = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8');

test('a new remote gets an owner behind the others, once, and takes the line along when it goes', () => {
  const added = withOwner(text, 'travel');
  expect(added).toMatch(/^\/mfe-[a-z-]+\/ .*\n\/mfe-travel\/ +@phila\/travel-squad\n(?!\/mfe-)/m);
  expect(withOwner(added, 'travel')).toBe(added);
  expect(withoutOwner(added, 'travel')).toBe(text);
});

test('a name that begins as another keeps apart from it', () => {
  const both = withOwner(withOwner(text, 'travel'), 'travel-visas');
  expect(withoutOwner(both, 'travel')).toBe(withOwner(text, 'travel-visas'));
});
