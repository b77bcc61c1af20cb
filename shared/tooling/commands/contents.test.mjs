import { releaseContents } from './contents.mjs';

test('a release lists its packages with versions, without tools that only build or test it', () => {
  const { bomFormat, components } = JSON.parse(releaseContents());
  expect(bomFormat).toBe('CycloneDX');
  const names = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  for (const name of ['fastify', 'react', 'drizzle-orm'])
    expect([name, names.has(name)]).toEqual([name, true]);
  for (const name of ['jest', 'webpack', 'oxlint']) expect([name, names.has(name)]).toEqual([name, false]);
  expect(components.every(({ version, purl }) => version && purl)).toBe(true);
});
