import { releaseContents } from './contents.mjs';
import { foreignLicences, KNOWN } from './licences.mjs';

const { bomFormat, components } = JSON.parse(releaseContents());

test('a release lists its packages with versions, without tools that only build or test it', () => {
  expect(bomFormat).toBe('CycloneDX');
  const names = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  for (const name of ['fastify', 'react', 'drizzle-orm'])
    expect([name, names.has(name)]).toEqual([name, true]);
  for (const name of ['jest', 'webpack', 'oxlint']) expect([name, names.has(name)]).toEqual([name, false]);
  expect(components.every(({ version, purl }) => version && purl)).toBe(true);
});

test('each package of a release has a licence that was agreed to (licences.mjs)', () => {
  expect(foreignLicences(components)).toEqual([]);
});

test('another licence, or none, is named with its package', () => {
  const foreign = [
    { name: 'mit', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'either', licenses: [{ expression: '(GPL-3.0-only OR MIT)' }] },
    { name: 'both', licenses: [{ expression: 'MIT AND GPL-3.0-only' }] },
    { group: '@a', name: 'copyleft', licenses: [{ license: { id: 'AGPL-3.0-only' } }] },
    { name: 'own', licenses: [{ license: { name: 'SEE LICENSE IN EULA' } }] },
    { name: 'silent' },
    { group: '@phila', name: 'ui' },
    // Was MIT when it was read.
    { name: 'png-js', licenses: [{ license: { id: 'GPL-3.0-only' } }] },
  ];
  expect(foreignLicences(foreign)).toEqual([
    'both: MIT AND GPL-3.0-only',
    '@a/copyleft: AGPL-3.0-only',
    'own: SEE LICENSE IN EULA',
    'silent: no licence',
    'png-js: GPL-3.0-only',
  ]);
});

test('no exception is left for a package that is gone', () => {
  const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  for (const { name } of KNOWN) expect([name, names.some((one) => name.test(one))]).toEqual([name, true]);
});
