import { may } from '../permissions/permission.ts';
import { checkDeclaration } from './check-declaration.ts';
import { type DeclaredRemote, remoteDeclaration } from './declaration.ts';

const declared = (name: string, more: Partial<DeclaredRemote> = {}): DeclaredRemote => ({
  name,
  title: name,
  owner: 'Squad',
  platform: '^1.0.0',
  routes: [{ path: `/${name}/*`, page: name, layout: 'portal', access: 'person', title: name }],
  ...more,
});
const bulk = { resource: 'shop-products', text: 'Print', order: 1, access: may('shop.catalogue.read') };
const command = {
  text: 'Print labels',
  to: '/tried',
  icon: 'print',
  order: 1,
  access: may('shop.catalogue.read'),
};
const read = (name: string, more?: Partial<DeclaredRemote>) => remoteDeclaration.parse(declared(name, more));
const entry = { menu: 'portal', label: 'Tried', to: '/tried', order: 1 } as const;
const action = { areas: ['/tried'], text: 'Act', toolTip: 'Acts', icon: 'add', order: 1, to: '/tried' };
const part = {
  area: '/tried',
  title: 'PART',
  to: '/tried/part',
  icon: 'tax',
  order: 1,
  what: 'your part',
  completion: { path: '/Overview/my-details-overview/{category}', params: { category: 1 } },
};

const fault = (more: Partial<DeclaredRemote>) => checkDeclaration(read('tried', more), [read('other')]);

it('takes links to its own pages, those of other remotes, other sites and files', () =>
  expect(
    fault({
      navigation: [
        { ...entry, icon: 'wallet', landing: true },
        { ...entry, to: '/tried/deeper?tab=1#place', icon: 'M4 7h16M4 12h16' },
        { ...entry, to: '/other/page' },
        { ...entry, to: 'https://learning.example' },
        { ...entry, to: '/files/paper.pdf', download: true },
      ],
      sidePanel: [action, { ...action, to: undefined, module: './act' }],
      overview: [part],
    }),
  ).toBeNull());

it('asks nothing of where links lead while another remote cannot be read', () => {
  const tried = read('tried', { navigation: [{ ...entry, to: '/somewhere' }] });
  expect(checkDeclaration(tried, null)).toBeNull();
  expect(checkDeclaration(tried, [])).toContain('leads to /somewhere, which no remote declares');
});

it.each<[string, Partial<DeclaredRemote>]>([
  ['the menu entry "Tried" has the icon "walet"', { navigation: [{ ...entry, icon: 'walet' }] }],
  ['the side-panel button "Act" has the icon "<svg>"', { sidePanel: [{ ...action, icon: '<svg>' }] }],
  ['the overview part "PART" has the icon "taxes"', { overview: [{ ...part, icon: 'taxes' }] }],
  ['the menu entry "Tried" leads to /nowhere, which', { navigation: [{ ...entry, to: '/nowhere' }] }],
  ['the side-panel button "Act" leads to /nowhere, which', { sidePanel: [{ ...action, to: '/nowhere' }] }],
  ['the overview part "PART" leads to /nowhere, which', { overview: [{ ...part, to: '/nowhere' }] }],
  [
    'the route /tried leads to /nowhere, which',
    {
      routes: [{ path: '/tried', redirect: '/nowhere', layout: 'portal', access: 'person', title: 'Tried' }],
    },
  ],
  [
    'the way back from /tried/late leads to /nowhere, which',
    {
      routes: [
        {
          path: '/tried/late',
          page: 'late',
          layout: 'portal',
          access: 'person',
          title: 'Late',
          back: { to: '/nowhere', text: 'Back to nowhere' },
        },
      ],
    },
  ],
  ['the command "Print labels" leads to /nowhere, which', { commands: [{ ...command, to: '/nowhere' }] }],
  ['the command "Print labels" has the icon "printer"', { commands: [{ ...command, icon: 'printer' }] }],
  ['the bulk action "Print" leads to /nowhere, which', { bulkActions: [{ ...bulk, to: '/nowhere' }] }],
  ['the side-panel button "Act" needs either', { sidePanel: [{ ...action, to: undefined }] }],
  ['the side-panel button "Act" needs either', { sidePanel: [{ ...action, module: './act' }] }],
  [
    "the route /Sign-out is a page of the shell's own",
    {
      routes: [
        ...declared('tried').routes,
        { path: '/Sign-out', page: 'tried', layout: 'portal', access: 'person', title: 'Tried' },
      ],
    },
  ],
  [
    'the menu entry to /tried cannot be the landing page after sign-in: /tried/b of tried is',
    {
      navigation: [
        { ...entry, landing: true },
        { ...entry, to: '/tried/b', landing: true },
      ],
    },
  ],
])('refuses: %s', (sentence, more) => expect(fault(more)).toContain(sentence));

it('refuses a second landing page of the site, in the build of the remote that adds it', () => {
  const landing = (to: string) => ({ navigation: [{ ...entry, to, landing: true }] });
  expect(checkDeclaration(read('tried', landing('/tried')), [read('other', landing('/other'))])).toBe(
    'the menu entry to /tried cannot be the landing page after sign-in: /other of other is',
  );
});

it.each<[string, Partial<DeclaredRemote>]>([
  ['group is the entry itself', { navigation: [{ ...entry, group: '/tried' }] }],
  ['Only an entry of the admin menu', { navigation: [{ ...entry, tile: {} }] }],
  ['Only an entry of the admin menu', { navigation: [{ ...entry, menu: 'admin', icon: 'tax', tile: {} }] }],
  ['either "to" or "call"', { bulkActions: [bulk] }],
  [
    'either "to" or "call"',
    { bulkActions: [{ ...bulk, to: '/tried', call: { path: '/Tried/bulk', done: 'tried' } }] },
  ],
  ['Only an entry of the portal menu', { navigation: [{ ...entry, menu: 'quick', landing: true }] }],
  [
    'either the page it shows or the path it redirects to',
    { routes: [{ path: '/tried', layout: 'portal', access: 'person', title: 'Tried' }] },
  ],
])('has a schema that says: %s', (sentence, more) => {
  const { error } = remoteDeclaration.safeParse(declared('tried', more));
  expect(error?.issues[0]?.message).toContain(sentence);
});

const cards = { call: '/Shop/today-orders', kind: 'order', priority: 50 } as const;

it.each<[string, object]>([
  ['A card of Today is one of reminder, renewal', { today: [{ ...cards, kind: 'advert' }] }],
  ['A read of cards without parameters', { today: [{ ...cards, call: '/Shop/orders/{id}' }] }],
  ['A priority is a whole number', { today: [{ ...cards, priority: 'first' }] }],
  ['"call", "kind" and "priority" and nothing else', { today: [{ ...cards, access: 'anyone' }] }],
  ['"call", "kind" and "priority" and nothing else', { today: ['/Shop/today-orders'] }],
])('refuses cards of Today: %s', (sentence, more) => {
  const { error } = remoteDeclaration.safeParse({ ...declared('tried'), ...more });
  expect(error?.issues[0]?.message).toContain(sentence);
});

it('takes cards of Today, and an earlier declaration that has none', () => {
  expect(read('tried', { today: [cards] }).today).toEqual([cards]);
  expect(read('tried').today).toEqual([]);
});

describe('access', () => {
  const route = { path: '/tried', page: 'tried', layout: 'admin', title: 'Tried' } as const;
  const access = may('shop.orders.read');

  it('may be a permission: of a route, a menu entry, a button of the side panel, a tile, a bulk action and a command', () => {
    const taken = read('tried', {
      routes: [{ ...route, access }],
      navigation: [{ ...entry, access }],
      sidePanel: [{ ...action, access }],
      widgets: [{ slot: 'dashboard', title: 'Tried', module: './tried', order: 1, access }],
      bulkActions: [{ ...bulk, access, to: '/tried' }],
      commands: [{ ...command, access }],
    });
    expect(taken.routes[0]?.access).toBe('may shop.orders.read');
  });

  it('of a tool of the header may be any permission, in the areas that it names', () => {
    const tool = { slot: 'header', title: 'Tried', module: './tried', order: 1 } as const;
    const { widgets } = read('tried', {
      widgets: [{ ...tool, access: 'administrator', areas: ['/admin'] }],
    });
    expect(widgets).toEqual([{ ...tool, access: 'administrator', areas: ['/admin'] }]);
  });

  it.each(['may fly', 'shop.orders.read', 'admin', 'webhook', ''])('is never %j', (other) => {
    const odd = other as typeof access;
    expect(() => read('tried', { routes: [{ ...route, access: odd }] })).toThrow(/none of 'anyone'/);
    expect(() => read('tried', { navigation: [{ ...entry, access: odd }] })).toThrow(
      /no permission of the contract/,
    );
  });
});
