import type { Registry } from '@phila/contract';
import { details, registry } from './fixture.ts';
import { findRoute, layoutOfArea, matchPath } from './route-match.ts';

describe('matching a declared path', () => {
  it.each([
    ['/', '/', true],
    ['/', '/shop', false],
    ['/details/banking', '/details/banking/', true],
    ['/organisePhila', '/organisephila', true],
    ['/details/*', '/details', true],
    ['/details/*', '/details/personal/contact', true],
    ['/details/*', '/detailsandmore', false],
    ['/product/:productId', '/product/7', true],
    ['/product/:productId', '/product', false],
    ['/product/:productId', '/product/7/more', false],
  ])('%s covers %s: %s', (pattern, pathname, covered) => {
    expect(matchPath(pattern, pathname) !== null).toBe(covered);
  });
});

const withRoutes = (...paths: string[]): Registry => ({
  platform: '1.0.0',
  remotes: [
    {
      ...details,
      declaration: {
        ...details.declaration,
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

describe('finding the route of an address', () => {
  it.each([
    ['/offers/cart', '/offers/cart'],
    ['/offers/vouchers', '/offers/:page'],
    ['/offers/product/3', '/offers/product/:number'],
    ['/offers/product/3/4', '/offers/*'],
    ['/offers', '/offers/*'],
    ['/elsewhere', '/*'],
  ])('%s is shown by %s, the most exact one', (pathname, pattern) => {
    const all = withRoutes('/offers/*', '/offers/:page', '/offers/cart', '/offers/product/:number', '/*');
    expect(findRoute(all, pathname)?.route.path).toBe(pattern);
  });

  it('finds nothing where nobody declares it', () => {
    expect(findRoute(registry, '/shop')).toBeNull();
  });
});

describe('the layout around an address that nobody declares', () => {
  it.each([
    ['/shop', 'public'],
    ['/', 'public'],
    ['/sign-out', 'centred'],
    ['/details/nothing/here', 'portal'],
  ])('%s: %s', (pathname, layout) => {
    expect(layoutOfArea(registry, pathname)).toBe(layout);
  });
});
