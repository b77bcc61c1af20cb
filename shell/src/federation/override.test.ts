import { overrideAskedFor, withOverride } from './override.ts';

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

describe('the registry under an override', () => {
  const release = {
    name: 'details',
    entry: 'entry.js',
    integrity: { 'entry.js': 'sha384-x' },
    preload: { '/a': [] },
  };
  const registry = { platform: '1.0.0', remotes: [] };
  const override = { name: 'details', address: 'http://localhost:9102' };
  const answer = (status: number, served: object = release) => {
    globalThis.fetch = jest.fn().mockResolvedValue({ ok: status === 200, status, json: async () => served });
  };

  it('takes the files from there, with nothing to check them against', async () => {
    answer(200);
    const { remotes } = await withOverride(registry, override);
    expect(remotes).toEqual([
      { ...release, version: 'local', base: 'http://localhost:9102/', integrity: {}, preload: {} },
    ]);
  });

  it.each([
    [404, release, 'http://localhost:9102 serves no build of a remote: it answered 404 for release.json.'],
    [200, { ...release, name: 'travel' }, 'http://localhost:9102 serves travel, and not details.'],
    [200, {}, 'http://localhost:9102 serves something else, and not details.'],
  ])('says why what answers %d with %j cannot be used', async (status, served, sentence) => {
    answer(status, served);
    await expect(withOverride(registry, override)).rejects.toThrow(sentence);
  });

  it('says that nothing answers, and how to serve it', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(withOverride(registry, override)).rejects.toThrow(
      'Nothing answers at http://localhost:9102. Serve it with: npm run dev -- details',
    );
  });
});
