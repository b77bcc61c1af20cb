import { may } from '@phila/contract/remote';
import { everything, registryOf, without } from '../testing/declarations.ts';
import { breadcrumb } from './breadcrumb.ts';
import { entriesOf } from './entries.ts';
import { firstPortalEntry } from './first-portal-entry.ts';
import { areaNodeAt, currentEntry, navigationTree, pagesOf } from './navigation-tree.ts';
import { tabsOf } from './tabs-of.ts';
import { publicMenu } from '@phila/contract/menu';
import { sidePanelAt } from './declared-side-panel.ts';
import { widgetsIn } from './declared-widgets.ts';
import type { Viewer } from './viewer.ts';

const visitor = { signedIn: false, isAdministrator: false };
const consumer = { signedIn: true, isAdministrator: false };
const administrator = { signedIn: true, isAdministrator: true };

const outline = (registry: typeof everything) =>
  Object.fromEntries(
    publicMenu(entriesOf(registry, 'public', visitor)).map((item) =>
      item.kind === 'link'
        ? [item.entry.label, item.entry.to]
        : [item.label, item.entries.map(({ label }) => label)],
    ),
  );

describe('the top navigation', () => {
  it('is the whole menu of the specification once every remote is there', () => {
    expect(outline(everything)).toEqual({
      HOME: '/',
      SERVICES: ['Wealth Creation', 'My Career', 'Organise Phila'],
      OFFERS: ['Shop', 'Travelstart'],
      LEARNING: ['Courses', 'Dashboard'],
      'FINANCIAL TOOLS': [
        'Payslip Simulator',
        'Budget Calculator',
        'Mortgage Calculator',
        'Vehicle Calculator',
        'Loan Calculator',
        'Retirement Calculator',
        'Compound Interest Calculator',
        'Compare My Medical Aid',
        'Compare My Insurance',
        'Net Wealth',
      ],
      'ABOUT US': ['Contact Us', 'Our Values', 'Security', 'Our Partners', 'Integrations', 'Media Releases'],
    });
    expect(Object.keys(outline(everything))).toEqual([
      'HOME',
      'SERVICES',
      'OFFERS',
      'LEARNING',
      'FINANCIAL TOOLS',
      'ABOUT US',
    ]);
  });

  it('leaves out entries without a page, and empty groups', () => {
    const menu = outline(without('wealth', 'shop-vouchers'));
    expect(menu).not.toHaveProperty('FINANCIAL TOOLS');
    expect(menu['OFFERS']).toEqual(['Travelstart']);
    // Drops Courses, because it leads to the missing shop; the external learning site stays.
    expect(menu['LEARNING']).toEqual(['Dashboard']);
  });
});

describe('the lists of the footer, the products menu and the quick links', () => {
  it('keeps files, and drops links to pages that are not there', () => {
    const labels = (registry: typeof everything) =>
      entriesOf(registry, 'footer-links', visitor).map((e) => e.label);
    expect(labels(everything)).toEqual(['PAIA Manual', 'Privacy Policy', 'Terms and Conditions']);
    const alone = registryOf({
      name: 'files',
      title: 'Files',
      owner: 'Squad',
      platform: '^1.0.0',
      routes: [],
      navigation: [
        { menu: 'footer-links', label: 'PAIA Manual', to: '/files/paia.pdf', order: 1, download: true },
        { menu: 'footer-links', label: 'Privacy', to: '/privacy', order: 2 },
      ],
    });
    expect(labels(alone)).toEqual(['PAIA Manual']);
  });

  it('orders across remotes by order, then by label', () => {
    expect(entriesOf(everything, 'quick', consumer).map(({ label }) => label)).toEqual([
      'My Details',
      'Documents',
      'My CV',
      'Net Wealth',
      'Offers',
      'Vouchers',
    ]);
    expect(entriesOf(everything, 'products', visitor)).toHaveLength(8);
  });
});

describe('the left navigation', () => {
  const tree = navigationTree(everything, 'portal', consumer);

  it('shows the areas with their sections', () => {
    expect(tree.map(({ entry }) => entry.label)).toEqual([
      'My Dashboard',
      'My Details',
      'My Career',
      'My Wealth',
      'My Documents',
      'My Offers',
      'My Vouchers',
    ]);
    const details = areaNodeAt(tree, '/details/personal/contact');
    expect(details && pagesOf(details).map(({ label }) => label)).toEqual([
      'Overview',
      'Biographical',
      'Contact',
      'Next of Kin',
      'Passports and Permits',
      'Banking',
      'Tax',
    ]);
  });

  it('has the page of an area by itself among its tabs, and not one that leads to another', () => {
    const labels = (at: string) => {
      const area = areaNodeAt(tree, at);
      return area && tabsOf(everything, area).map(({ label }) => label);
    };
    expect(labels('/offers/cart')?.[0]).toBe('My Offers');
    expect(labels('/details/tax')?.[0]).toBe('Overview');
  });

  it('has the room of an employer beside the dashboard, for those who have one', () => {
    const page = { page: 'page', layout: 'portal', access: 'person', title: 'Page' } as const;
    const registry = registryOf({
      name: 'rooms',
      title: 'Rooms',
      owner: 'Squad',
      platform: '^1.0.0',
      routes: ['/home', '/employer'].map((path) => ({ ...page, path })),
      navigation: [
        { menu: 'portal', label: 'Home', to: '/home', order: 1 },
        {
          menu: 'portal',
          label: 'My Employer',
          to: '/employer',
          group: '/home',
          order: 2,
          needsEmployerRoom: true,
        },
      ],
    });
    const labels = (viewer: Viewer, at: string) => {
      const area = areaNodeAt(navigationTree(registry, 'portal', viewer), at);
      return area && tabsOf(registry, area).map(({ label }) => label);
    };
    const member = { ...consumer, hasEmployerRoom: true };
    expect([labels(member, '/home'), labels(member, '/employer')]).toEqual([
      ['Home', 'My Employer'],
      ['Home', 'My Employer'],
    ]);
    expect([labels(consumer, '/home'), labels(consumer, '/employer')]).toEqual([['Home'], null]);
  });

  it('gathers entries with the same tab name in one tab, and leaves out entries without a tab', () => {
    const page = { page: 'page', layout: 'portal', access: 'person', title: 'Page' } as const;
    const registry = registryOf({
      name: 'gathering',
      title: 'Gathering',
      owner: 'Squad',
      platform: '^1.0.0',
      routes: ['/g', '/g/a', '/g/b', '/g/c', '/g/d'].map((path) => ({ ...page, path })),
      navigation: [
        { menu: 'portal', label: 'Area', tab: 'Front', to: '/g', order: 1 },
        { menu: 'portal', label: 'A', tab: 'Both', to: '/g/a', group: '/g', order: 2 },
        { menu: 'portal', label: 'C', to: '/g/c', group: '/g', order: 3 },
        { menu: 'portal', label: 'B', tab: 'Both', to: '/g/b', group: '/g', order: 4 },
        { menu: 'portal', label: 'D', tab: false, to: '/g/d', group: '/g', order: 5 },
      ],
    });
    const area = areaNodeAt(navigationTree(registry, 'portal', consumer), '/g/d');
    const tabs = area ? tabsOf(registry, area) : [];
    expect(tabs.map(({ label, pages }) => [label, pages.map(({ to }) => to)])).toEqual([
      ['Front', ['/g']],
      ['Both', ['/g/a', '/g/b']],
      ['C', ['/g/c']],
    ]);
  });

  it('finds the page that an address lies at or below', () => {
    const details = areaNodeAt(tree, '/details');
    const pages = details ? pagesOf(details) : [];
    expect(currentEntry(pages, '/details/banking/more')?.label).toBe('Banking');
    expect(currentEntry(pages, '/details')).toBeNull();
  });

  it('keeps nested sections, and sections of a missing area', () => {
    const registry = registryOf({
      name: 'deep',
      title: 'Deep',
      owner: 'Squad',
      platform: '^1.0.0',
      routes: [{ path: '/deep/*', page: 'deep', layout: 'portal', access: 'person', title: 'Deep' }],
      navigation: [
        { menu: 'portal', label: 'Deep', to: '/deep', order: 1 },
        { menu: 'portal', label: 'Middle', to: '/deep/middle', group: '/deep', order: 2 },
        { menu: 'portal', label: 'One', to: '/deep/middle/one', group: '/deep/middle', order: 3 },
        { menu: 'portal', label: 'Two', to: '/deep/middle/two', group: '/deep/middle', order: 4 },
        { menu: 'portal', label: 'Lost', to: '/deep/lost', group: '/nowhere', order: 5 },
        { menu: 'portal', label: 'Hen', to: '/deep/hen', group: '/deep/egg', order: 6 },
        { menu: 'portal', label: 'Egg', to: '/deep/egg', group: '/deep/hen', order: 7 },
      ],
    });
    const roots = navigationTree(registry, 'portal', consumer);
    expect(roots.map(({ entry }) => entry.label)).toEqual(['Deep', 'Lost', 'Hen', 'Egg']);
    expect(roots[0] && pagesOf(roots[0]).map(({ label }) => label)).toEqual(['One', 'Two']);
  });

  it('shows administration to administrators alone', () => {
    expect(navigationTree(everything, 'admin', consumer)).toEqual([]);
    expect(navigationTree(everything, 'admin', administrator).map(({ entry }) => entry.to)).toContain(
      '/admin',
    );
  });

  it('begins where a person without an origin goes', () => {
    expect(firstPortalEntry(everything, consumer)).toBe('/dashboard');
    const early = registryOf({
      name: 'early',
      title: 'Early',
      owner: 'Squad',
      platform: '^1.0.0',
      routes: [{ path: '/early', page: 'early', layout: 'portal', access: 'person', title: 'Early' }],
      navigation: [{ menu: 'portal', label: 'Early', to: '/early', order: 1 }],
    });
    // Keeps the landing page although an entry of lower order comes first in the menu.
    expect(
      firstPortalEntry({ ...everything, remotes: [...early.remotes, ...everything.remotes] }, consumer),
    ).toBe('/dashboard');
    expect(firstPortalEntry(without('details'), consumer)).toBe('/career');
    expect(firstPortalEntry(registryOf(), consumer)).toBe('/');
  });
});

describe('the breadcrumb', () => {
  const trail = (pathname: string) => breadcrumb(everything, pathname).map(({ label, to }) => [label, to]);

  it('names a step by the title of its page', () => {
    expect(trail('/details/passports-and-permits')).toEqual([
      ['My Details', '/details'],
      ['Passports and permits', null],
    ]);
    expect(trail('/career/create-my-cv').at(-1)).toEqual(['Create my CV', null]);
  });

  it('names a step without a page by its segment', () => {
    expect(trail('/details/personal/next-of-kin')).toEqual([
      ['My Details', '/details'],
      // Has a page by `/details/*`.
      ['Personal', '/details/personal'],
      ['Next of kin', null],
    ]);
    expect(trail('/details/not-there')).toEqual([
      ['My Details', '/details'],
      ['Not There', null],
    ]);
  });

  it('ends in the title of the page, wherever one is', () => {
    const pages = everything.remotes
      .flatMap(({ declaration }) => declaration.routes)
      .filter(({ path, hiddenFromBreadcrumb }) => path !== '/' && hiddenFromBreadcrumb !== true)
      .map(({ path, title }) => [path.replace('/*', '').replaceAll(/:\w+/g, '7'), title]);
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.map(([path = '']) => [path, trail(path).at(-1)?.[0]])).toEqual(pages);
  });

  it('links the steps that have a page', () => {
    expect(trail('/offers/cart')).toEqual([
      ['My Offers', '/offers'],
      ['Cart', null],
    ]);
    expect(trail('/dashboard')).toEqual([['My Dashboard', null]]);
  });

  it('leaves out a page that is hidden from it', () => {
    expect(trail('/offers/product/42')).toEqual([['My Offers', '/offers']]);
  });

  it('survives an address that is not well formed', () => {
    expect(trail('/documents/%E0%A4%A')).toEqual([
      ['My Documents', '/documents'],
      ['%E0%A4%A', null],
    ]);
  });
});

describe('widgets', () => {
  it('shows in the areas they name', () => {
    expect(widgetsIn(everything, consumer, 'banner', '/offers').map(({ widget }) => widget.title)).toEqual([
      'Offers of the day',
    ]);
    expect(widgetsIn(everything, consumer, 'banner', '/details')).toEqual([]);
    expect(widgetsIn(everything, consumer, 'cart', '/details')[0]?.remote.name).toBe('shop-vouchers');
  });
});

describe('entries that need a permission', () => {
  const orders = may('shop.orders.read');
  const page = { layout: 'admin', title: 'Orders', page: 'orders' } as const;
  const registry = registryOf({
    name: 'staff',
    title: 'Staff',
    owner: 'Squad of the fixtures',
    platform: '^1.0.0',
    routes: [
      { ...page, path: '/admin', access: 'administrator' },
      { ...page, path: '/admin/orders', access: orders },
      { ...page, path: '/staff', layout: 'portal', access: 'person' },
    ],
    navigation: [
      { menu: 'admin', label: 'Home', to: '/admin', order: 1 },
      { menu: 'admin', label: 'Orders', to: '/admin/orders', order: 2 },
      { menu: 'quick', label: 'All orders', to: '/staff', order: 1, access: orders },
    ],
    sidePanel: [
      {
        areas: ['/staff'],
        text: 'Find',
        toolTip: 'Finds',
        icon: 'add',
        order: 1,
        module: './find',
        access: orders,
      },
    ],
    widgets: [
      { slot: 'dashboard', title: 'Orders', module: './orders', order: 1, access: orders },
      {
        slot: 'header',
        title: 'Search',
        module: './search',
        order: 1,
        access: 'administrator',
        areas: ['/admin'],
      },
    ],
  });
  const shown = (viewer: Viewer) => ({
    admin: entriesOf(registry, 'admin', viewer).map(({ label }) => label),
    quick: entriesOf(registry, 'quick', viewer).map(({ label }) => label),
    buttons: sidePanelAt(registry, viewer, '/staff').map(({ entry }) => entry.text),
    tiles: widgetsIn(registry, viewer, 'dashboard', '/dashboard').map(({ widget }) => widget.title),
    tools: ['/admin', '/staff'].flatMap((area) =>
      widgetsIn(registry, viewer, 'header', area).map(({ widget }) => `${widget.title} in ${area}`),
    ),
  });
  const nothing = { admin: [], quick: [], buttons: [], tiles: [], tools: [] };
  const tools = ['Search in /admin'];

  it.each<[string, Viewer]>([
    ['a visitor', visitor],
    ['a consumer', consumer],
    ['a person whose permissions are not known yet', { ...consumer, permissions: null }],
    ['a visitor who had the permission before', { ...visitor, permissions: ['shop.orders.read'] }],
  ])('is not shown to %s', (_who, viewer) => expect(shown(viewer)).toEqual(nothing));

  it('is shown to people with the permission, and to an administrator', () => {
    const all = {
      admin: ['Home', 'Orders'],
      quick: ['All orders'],
      buttons: ['Find'],
      tiles: ['Orders'],
      tools,
    };
    expect(shown({ ...consumer, permissions: ['shop.orders.read'] })).toEqual(all);
    expect(shown({ ...administrator, permissions: null })).toEqual(all);
  });

  it('is hidden from people with another permission; they see entries for any permission', () =>
    expect(shown({ ...consumer, permissions: ['shop.catalogue.read'] })).toEqual({
      ...nothing,
      admin: ['Home'],
      tools,
    }));
});
