import { matchPath, routeAt } from './route-at.ts';

const routes = (...paths: string[]) => paths.map((path) => ({ path }));

describe('an address and one declared path', () => {
  it.each([
    ['/', '/', true],
    ['/', '/shop', false],
    ['/details/banking', '/details/banking/', true],
    ['/organisePhila', '/organisephila', true],
    ['/organisePhila', '/organisePhil%61', true],
    ['/details/*', '/details', true],
    ['/details/*', '/details/personal/contact', true],
    ['/details/*', '/detailsandmore', false],
    ['/product/:productId', '/product/7', true],
    ['/product/:productId', '/product/a%2Fb', true],
    ['/product/:productId', '/product', false],
    ['/product/:productId', '/product/7/more', false],
  ])('%s covers %s: %s', (path, pathname, covered) => {
    expect(matchPath(path, pathname) !== null).toBe(covered);
  });
});

describe('an address and many declared paths', () => {
  const offers = routes('/offers/*', '/offers/:page', '/offers/cart', '/offers/product/:number', '/*');

  it.each([
    ['/offers/cart', '/offers/cart'],
    ['/Offers/Cart/', '/offers/cart'],
    ['/offers/vouchers', '/offers/:page'],
    ['/offers/product/3', '/offers/product/:number'],
    ['/offers/product/3/4', '/offers/*'],
    ['/offers', '/offers/*'],
    ['/elsewhere', '/*'],
  ])('%s is shown by %s, the most exact one', (pathname, path) => {
    expect(routeAt(offers, pathname)?.path).toBe(path);
    // The second answer comes from the cache.
    expect(routeAt(offers, pathname)?.path).toBe(path);
  });

  it('takes a path that is the address itself, wherever it stands, and no pattern for an address', () => {
    const shop = routes('/shop/*', '/:any', '/product/:id', '/shop', '/*');
    expect(routeAt(shop, '/shop')?.path).toBe('/shop');
    expect(routeAt(shop, '/product/:id')?.path).toBe('/product/:id');
    expect(routeAt(routes('/:any', '/*'), '/*')?.path).toBe('/:any');
  });

  it('finds none where none covers it', () => {
    const shop = routes('/shop');
    expect([routeAt(shop, '/offers'), routeAt(shop, '/offers')]).toEqual([null, null]);
  });

  it('keeps no more addresses than it may, and answers as before after it', () => {
    for (let at = 0; at < 2_500; at += 1) routeAt(offers, `/offers/${at}`);
    expect(routeAt(offers, '/offers/1')?.path).toBe('/offers/:page');
  });
});

describe('an address that cannot be read', () => {
  const { console: before } = globalThis;
  let warned: unknown[] = [];
  beforeEach(() => {
    warned = [];
    globalThis.console = { ...before, warn: (...words: unknown[]) => void warned.push(words) };
  });
  afterEach(() => {
    globalThis.console = before;
  });

  it.each(['/%E0%A4%A', '/shop/%', '/shop/%ZZ/more'])(
    '%s has no page, and nothing is said on the console',
    (pathname) => {
      expect(routeAt(routes('/*', '/shop/:id', '/shop/*'), pathname)).toBeNull();
      expect(matchPath('/*', pathname)).toBeNull();
      expect(warned).toEqual([]);
    },
  );
});
