import { brand, type Registry, type RegistryEntry } from '@phila/contract';
import { details } from './fixture.ts';
import { foundBySearch, isUnlisted, robots, shownAddresses, sitemap } from './found-by-search.ts';

const address = 'https://phila.example';
const open = { layout: 'public', access: 'anyone' } as const;
const description = 'What is found on this page, said in words enough for a search engine & its readers.';

const publicSite: RegistryEntry = {
  ...details,
  name: 'public',
  declaration: {
    ...details.declaration,
    name: 'public',
    routes: [
      { path: '/', page: 'landing', title: 'Everything', description, ...open },
      { path: '/landing-page', page: 'landing', title: 'Everything', description, ...open },
      { path: '/travel', page: 'travel', title: 'Travel', description, ...open },
      { path: '/product/:id', page: 'product', title: 'Product', description, ...open },
      { path: '/cart', page: 'cart', title: 'Cart', ...open },
      { path: '/shared', page: 'shared', title: 'Shared', description, unlisted: true, ...open },
      { path: '/draft/:id', page: 'draft', title: 'Draft', description, unlisted: true, ...open },
      { path: '/terms-and-conditions', page: 'terms', title: 'Terms', description, ...open },
      { path: '/sign-in', page: 'sign-in', title: 'Sign in', description, ...open, layout: 'centred' },
    ],
  },
};
const registry: Registry = { platform: '1.0.0', remotes: [details, publicSite] };
const headOf = (pathname: string) => foundBySearch(registry, pathname, address).join('\n');

it('calls a page by its first address, also at its second', () => {
  expect(headOf('/landing-page')).toContain('<link rel="canonical" href="https://phila.example/">');
  expect(headOf('/travel')).toContain('<link rel="canonical" href="https://phila.example/travel">');
});

it('says to those who share it what is found there', () => {
  expect(headOf('/travel')).toContain('<meta property="og:title" content="Travel · Phila">');
  expect(headOf('/travel')).toContain('engine &amp; its readers');
});

it.each(['/details/personal/biographical', '/details/anything', '/nowhere', '/cart', '/shared', '/draft/7'])(
  'keeps %s out of the lists',
  (path) => expect(headOf(path)).toBe('<meta name="robots" content="noindex">'),
);

it('says nothing of a page for many things, of which the service knows none', () =>
  expect(headOf('/product/7')).toBe(''));

it('has the one address of a page of signing in, which is in no list', () =>
  expect(headOf('/sign-in')).toBe('<link rel="canonical" href="https://phila.example/sign-in">'));

it('knows which pages are to be left out of lists', () =>
  expect(
    ['/cart', '/shared', '/draft/7', '/travel', '/nowhere'].map((path) => isUnlisted(registry, path)),
  ).toEqual([true, true, true, false, false]));

it('gives its facts as data that can end no element', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(headOf('/')) ?? [];
  expect(json).not.toMatch(/[<>]/);
  const graph = (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'];
  expect(graph.map((one) => one['@type'])).toEqual(['Organization', 'WebSite']);
  expect(headOf('/travel')).toContain('"BreadcrumbList"');
  expect(headOf('/travel')).not.toContain('"Organization"');
  expect(headOf('/terms-and-conditions')).toContain(`"vatID":"${brand.company.vatNumber}"`);
});

it('lists each page that is shown once', () => {
  expect(shownAddresses(registry)).toEqual(['/', '/travel', '/terms-and-conditions']);
  expect(sitemap(registry, address)).toContain('<loc>https://phila.example/travel</loc>');
  const lines = robots(address).split('\n');
  expect(lines.indexOf('Allow: /api/v1/Image/file/')).toBeLessThan(lines.indexOf('Disallow: /api/'));
  expect(robots(address)).toContain('Sitemap: https://phila.example/sitemap.xml');
});
