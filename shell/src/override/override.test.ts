import { overrideAskedFor } from './override.ts';

describe('a developer asks for an own build', () => {
  it.each([
    ['?remote=details@http://localhost:9102', { name: 'details', address: 'http://localhost:9102' }],
    ['?x=1&remote=my-shop@http://127.0.0.1:80', { name: 'my-shop', address: 'http://127.0.0.1:80' }],
    ['?remote=details@http://[::1]:9102', { name: 'details', address: 'http://[::1]:9102' }],
  ])('%s is one', (search, override) => {
    expect(overrideAskedFor(search)).toEqual(override);
  });

  it('asks for nothing where the address does not', () => {
    expect(overrideAskedFor('?x=1')).toBeNull();
  });

  it.each([
    '?remote=details',
    '?remote=details@https://evil.example',
    '?remote=details@http://localhost.evil.example',
    '?remote=details@http://localhost:9102/path',
    '?remote=details@http://localhost:99999',
    '?remote=details@http://localhost@evil.example',
  ])('%s is taken from no other machine, and says so', (search) => {
    expect(() => overrideAskedFor(search)).toThrow(
      'A build of details is taken from your own machine only, by an address without a path. Write ?remote=details@http://localhost:9101',
    );
  });

  it.each(['?remote=', '?remote=../x@http://localhost:9102'])('%s names no remote, and says so', (search) => {
    expect(() => overrideAskedFor(search)).toThrow('without the name of a remote');
  });
});
