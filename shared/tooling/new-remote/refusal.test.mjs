import { refusalOf } from './refusal.mjs';

const owners = { '/settings': 'details', '/details/banking': 'details', '/offers/:category': 'public' };
const workspace = {
  folders: ['api', 'docs', 'shared', 'shell', 'mfe-details', 'mfe-public'],
  ownerOf: (path) => owners[path],
};

test.each(['travel', 'my-travel', 'travel2', 'banking', 'offers'])('%s may be a remote', (name) => {
  expect(refusalOf(name, workspace)).toBeNull();
});

test.each([
  [undefined, 'Name the remote: npm run new-remote -- <name> ["Title"]'],
  ['Travel', '"Travel" is no name for a remote: lower case letters, digits and dashes.'],
  ['travel-', '"travel-" is no name for a remote: lower case letters, digits and dashes.'],
  ['../travel', '"../travel" is no name for a remote: lower case letters, digits and dashes.'],
  ['details', 'There is a mfe-details already.'],
  ['shell', '"shell" is a folder of the workspace; give the remote another name.'],
  ['docs', '"docs" is a folder of the workspace; give the remote another name.'],
  ['assets', '"/assets" is an address of the site itself; give the remote another name.'],
  ['sign-out', '"/sign-out" is an address of the site itself; give the remote another name.'],
  ['settings', '"/settings" is a page of mfe-details already; give the remote another name.'],
])('%s may not', (name, sentence) => {
  expect(refusalOf(name, workspace)).toBe(sentence);
});
