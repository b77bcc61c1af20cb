import { awayAt, findRoute } from './find-route.ts';
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
        today: [],
        bulkActions: [],
        commands: [],
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

it('finds the remote of the most exact route, no matter which remote declares it', () => {
  const [more] = withRoutes('/offers/cart').remotes;
  const offers = withRoutes('/offers/*');
  const registry = { ...offers, remotes: [...offers.remotes, ...(more ? [{ ...more, name: 'cart' }] : [])] };
  const found = (pathname: string) => {
    const { remote, route } = findRoute(registry, pathname) ?? {};
    return [remote?.name, route?.path];
  };
  expect(found('/offers/cart')).toEqual(['cart', '/offers/cart']);
  expect(found('/offers/product/3')).toEqual(['offers', '/offers/*']);
});

it('finds nothing where no remote declares it', () => {
  expect(findRoute(withRoutes('/offers'), '/shop')).toBeNull();
});

it('says which withdrawn remote had a page at an address, unless another has one there', () => {
  const away = [
    { path: '/wealth/*', title: 'My Wealth' },
    { path: '/offers', title: 'Old offers' },
  ];
  const registry = { ...withRoutes('/offers'), away };
  expect(awayAt(registry, '/wealth/overview')).toBe('My Wealth');
  expect(awayAt(registry, '/offers')).toBeNull();
  expect(awayAt(registry, '/nowhere')).toBeNull();
  expect(awayAt(withRoutes('/offers'), '/wealth/overview')).toBeNull();
});
