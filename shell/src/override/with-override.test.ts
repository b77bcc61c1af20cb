import { integrityOf } from '../federation/integrity.ts';
import { withOverride } from './with-override.ts';

describe('the registry under an override', () => {
  const release = {
    name: 'details',
    entry: 'entry.js',
    integrity: { 'entry.js': 'sha384-x' },
    preload: { '/a': [] },
    declaration: { platform: '^1.0.0' },
  };
  const registry = { platform: '1.2.0', remotes: [] };
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

  it('has the browser take these files as they are, and no others', async () => {
    answer(200);
    await withOverride(registry, override);
    expect(integrityOf('http://localhost:9102/entry.js')).toBe('');
    expect(integrityOf('http://localhost:9103/entry.js')).toMatch(/^sha384-A{64}$/);
  });

  it.each([
    [404, release, 'http://localhost:9102 serves no build of a remote: it answered 404 for release.json.'],
    [200, { ...release, name: 'travel' }, 'http://localhost:9102 serves travel, and not details.'],
    [200, {}, 'http://localhost:9102 serves something else, and not details.'],
  ])('says why what answers %d with %j cannot be used', async (status, served, sentence) => {
    answer(status, served);
    await expect(withOverride(registry, override)).rejects.toThrow(sentence);
  });

  it.each([
    [
      '^2.0.0',
      'details needs the platform ^2.0.0, and this site has 1.2.0. Release the newer shell first, or ask for less in remote.ts.',
    ],
    [
      '~1.1.0',
      'details needs the platform ~1.1.0, and this site has 1.2.0. Build the remote against the newer platform and state it in remote.ts.',
    ],
    ['soon', 'details declares the platform soon, which is no version range.'],
  ])('refuses a build for the platform %s and says why', async (platform, sentence) => {
    answer(200, { ...release, declaration: { platform } });
    await expect(withOverride(registry, override)).rejects.toThrow(sentence);
  });

  it('says that nothing answers, and how to serve it', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(withOverride(registry, override)).rejects.toThrow(
      'Nothing answers at http://localhost:9102. Serve it with: npm run dev -- details',
    );
  });
});
