import { createHash } from 'node:crypto';
import { MARK_HASH } from './below-floor.ts';
import { details, registry, shell } from './fixture.ts';
import { importMapOf } from './import-map.ts';
import { preloadsOf, renderPage } from './page.ts';
import { pagePolicy } from './policy.ts';

const address = 'https://phila.example';

const withModules = {
  ...registry,
  remotes: [
    {
      ...details,
      type: 'module' as const,
      integrity: { 'entry.js': 'sha384-entry', 'page.js': 'sha384-page', 'page.css': 'sha384-css' },
    },
  ],
};
const pathname = '/details/personal/biographical';

it('is not there where every release is loaded by scripts', () => {
  expect(importMapOf(registry)).toBeNull();
  const page = renderPage({ shell, registry, pathname, address });
  expect(page).not.toContain('type="importmap"');
  expect(pagePolicy()).toContain(`script-src 'self' '${MARK_HASH}';`);
});

it('holds the hash of each script of a release of ES modules, before anything that could be one', () => {
  const page = renderPage({ shell, registry: withModules, pathname, address });
  const [whole = '', text = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual({
    integrity: {
      '/remotes/details/1.2.0/entry.js': 'sha384-entry',
      '/remotes/details/1.2.0/page.js': 'sha384-page',
    },
  });
  expect(page.indexOf(whole)).toBeLessThan(page.search(/<link rel="modulepreload"|<script defer/));
});

it('is allowed by the policy, by its hash', () => {
  const map = importMapOf(withModules);
  const hash = `sha256-${createHash('sha256')
    .update(map?.text ?? '')
    .digest('base64')}`;
  expect(map?.hash).toBe(hash);
  expect(pagePolicy({ importMap: hash })).toContain(`script-src 'self' '${MARK_HASH}' '${hash}';`);
});

it('has modules fetched ahead as modules, and their styles as styles', () => {
  const ofRemote = preloadsOf(shell, withModules, pathname).filter(({ href }) =>
    href.startsWith('/remotes/'),
  );
  expect(ofRemote.map(({ href, isModule }) => [href, isModule])).toEqual([
    ['/remotes/details/1.2.0/entry.js', true],
    ['/remotes/details/1.2.0/page.js', true],
    ['/remotes/details/1.2.0/page.css', undefined],
  ]);
  const page = renderPage({ shell, registry: withModules, pathname, address });
  expect(page).toContain(
    '<link rel="modulepreload" as="script" href="/remotes/details/1.2.0/entry.js" crossorigin integrity="sha384-entry">',
  );
});
