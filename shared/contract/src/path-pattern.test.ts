import { areaOf, matchPath, pathnameOf } from './path-pattern.ts';

const best = (patterns: string[], pathname: string) =>
  patterns
    .flatMap((pattern) => {
      const key = matchPath(pattern, pathname);
      return key === null ? [] : [{ pattern, key }];
    })
    .sort((a, b) => (a.key < b.key ? 1 : -1))[0]?.pattern;

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

  it('prefers the more exact path, segment by segment', () => {
    const patterns = ['/offers/*', '/offers/:page', '/offers/cart', '/offers/product/:number', '/*'];
    expect(best(patterns, '/offers/cart')).toBe('/offers/cart');
    expect(best(patterns, '/offers/vouchers')).toBe('/offers/:page');
    expect(best(patterns, '/offers/product/3')).toBe('/offers/product/:number');
    expect(best(patterns, '/offers/product/3/4')).toBe('/offers/*');
    expect(best(patterns, '/offers')).toBe('/offers/*');
    expect(best(patterns, '/elsewhere')).toBe('/*');
  });
});

describe('parts of a target', () => {
  it('takes page and area apart', () => {
    expect(pathnameOf('/contactUs?from=menu#values')).toBe('/contactUs');
    expect(areaOf('/details/personal/contact')).toBe('/details');
    expect(areaOf('/')).toBe('/');
  });
});
