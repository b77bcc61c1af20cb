import { findRoute } from './find-route.ts';
import type { Registry } from './registry.ts';

const withRoutes = (...paths: string[]): Registry => ({
  platform: '1.0.0',
  remotes: [
    {
      name: 'offers',
      version: '1.0.0',
      base: '/remotes/offers/1.0.0/',
      entry: 'entry.js',
      integrity: {},
      preload: {},
      shares: {},
      declaration: {
        name: 'offers',
        title: 'Offers',
        owner: 'Offers squad',
        platform: '^1.0.0',
        navigation: [],
        sidePanel: [],
        widgets: [],
        overview: [],
        routes: paths.map((path) => ({
          path,
          layout: 'public',
          access: 'anyone',
          title: path,
          page: 'page',
        })),
      },
    },
  ],
});

const offers = withRoutes('/offers/*', '/offers/:page', '/offers/cart', '/offers/product/:number');

it.each([
  ['/offers/cart', '/offers/cart'],
  ['/offers/vouchers', '/offers/:page'],
  ['/offers/product/3', '/offers/product/:number'],
  ['/offers/product/3/4', '/offers/*'],
  ['/offers', '/offers/*'],
])('%s is shown by %s, the most exact one', (pathname, pattern) => {
  expect(findRoute(offers, pathname)?.route.path).toBe(pattern);
});

it('finds nothing where nobody declares it', () => {
  expect(findRoute(offers, '/shop')).toBeNull();
});
