import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { may, type NavigationEntry, type remote, remoteDeclaration } from '@phila/contract';
import { hashOf, publish } from './broken-release.ts';
import type { Site } from './site.ts';

const NAME = 'fixtures';

const open = { layout: 'public', access: 'anyone', page: 'any' } as const;
const portal = { layout: 'portal', access: 'person', page: 'any' } as const;
const admin = { layout: 'admin', page: 'any' } as const;

const menu = (
  name: NavigationEntry['menu'],
  first: number,
  entries: Omit<NavigationEntry, 'menu' | 'order'>[],
): NavigationEntry[] => entries.map((entry, index) => ({ ...entry, menu: name, order: first + index }));

/** Declares a few things of every kind, to test chrome drawn for a remote unknown to the build. */
const declaration: Parameters<typeof remote>[0] = {
  name: NAME,
  title: 'Fixtures',
  owner: 'The tests',
  platform: '^1.0.0',
  routes: [
    { path: '/choose-business', title: 'Choose business', ...open, layout: 'centred', hiddenLogo: true },
    { path: '/business', title: 'My Business', ...portal },
    { path: '/business/overview', title: 'My Business', ...portal, overview: true },
    { path: '/business/make-my-plan', title: 'Make my plan', ...portal },
    { path: '/business/product/:number', title: 'Product', ...portal, hiddenFromBreadcrumb: true },
    // Page of another squad in the menu of administration.
    { path: '/admin/letters', title: 'Letters', ...admin, access: may('shop.catalogue.read') },
    { path: '/admin/complaints', title: 'Complaints', ...admin, access: may('shop.orders.read') },
  ],
  navigation: [
    // No remote has this page, so the entry stays hidden.
    ...menu('public', 25, [{ label: 'Nowhere', to: '/nowhere', group: 'SERVICES' }]),
    ...menu('portal', 30, [{ label: 'My Business', to: '/business', icon: 'briefcase' }]),
    ...menu('portal', 31, [
      { label: 'Strength', to: '/business/overview', group: '/business' },
      { label: 'Make My Plan', to: '/business/make-my-plan', group: '/business' },
    ]),
    ...menu('admin', 50, [
      {
        label: 'Letters',
        to: '/admin/letters',
        icon: 'mail',
        access: may('shop.catalogue.read'),
        tile: { text: 'What is sent by post' },
      },
      { label: 'Complaints', to: '/admin/complaints', icon: 'chat' },
    ]),
    ...menu(
      'quick',
      10,
      ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((label) => ({
        label,
        to: '/business/make-my-plan',
        icon: 'file',
      })),
    ),
  ],
  sidePanel: [
    {
      areas: ['/business'],
      text: 'Make My Plan',
      toolTip: 'Choose a template and make your plan',
      icon: 'file',
      order: 20,
      to: '/business/make-my-plan',
      hiddenAt: ['/business/make-my-plan'],
    },
    {
      areas: ['/business', '/details'],
      text: 'Attach Letter',
      toolTip: 'Add a file to My Documents',
      icon: 'attach',
      order: 35,
      module: './attach-letter',
    },
  ],
  widgets: [{ slot: 'avatar', title: 'Choose a badge', module: './badge', order: 10 }],
  // Palette command, and a bulk action on a list of the admin remote.
  commands: [
    {
      text: 'Print labels',
      to: '/admin/letters?labels=all',
      words: 'sticker address',
      icon: 'print',
      order: 10,
      access: may('shop.catalogue.read'),
    },
    {
      text: 'Answer complaints',
      to: '/admin/complaints',
      icon: 'chat',
      order: 20,
      access: may('shop.orders.read'),
    },
  ],
  bulkActions: [
    {
      resource: 'shop-categories',
      text: 'Send letters',
      order: 10,
      access: may('shop.catalogue.write'),
      to: '/admin/letters',
    },
  ],
};

/** Handwritten federation container with plain pages that show their location. */
const container = `
var phila_fixtures = {
  init: () => {},
  get: (module) => Promise.resolve(() => module === './lifecycles' ? phila_fixtures.app : { default: ({ area }) => 'A module for ' + area }),
  app: {
    bootstrap: () => Promise.resolve(),
    mount: () => {
      const made = (name, of = {}, ...children) => {
        const element = Object.assign(document.createElement(name), of);
        element.append(...children);
        return element;
      };
      const tall = made('div');
      tall.style.height = '3000px';
      const values = made('section', { id: 'values' }, made('h2', {}, 'Our Values'));
      const page = made('div', { id: 'fixture' }, made('h1', {}, location.pathname), tall, values);
      document.getElementById('outlet').append(page);
      return Promise.resolve();
    },
    unmount: () => {
      document.getElementById('fixture').remove();
      return Promise.resolve();
    },
  },
};`;

/** Modules of the container, as the federation's plugin would list them. */
const exposes = ['lifecycles', 'attach-letter', 'badge'].map((name) => ({
  name,
  assets: { js: { sync: [] } },
}));

/** Publishes it on a running site; the returned function withdraws it. */
export const publishFixtures = async (site: Site): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-fixture-'));
  try {
    const manifest = JSON.stringify({ name: `phila_${NAME}`, exposes });
    writeFileSync(path.join(folder, 'entry.js'), container);
    writeFileSync(path.join(folder, 'mf-manifest.json'), manifest);
    const declared = remoteDeclaration.parse(declaration);
    const release = {
      name: NAME,
      entry: 'entry.js',
      integrity: { 'entry.js': hashOf(Buffer.from(container)) },
      assets: { 'mf-manifest.json': hashOf(Buffer.from(manifest)) },
      preload: Object.fromEntries(declared.routes.map((route) => [route.path, ['entry.js']])),
      shares: {},
      declaration: declared,
    };
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
    await publish(site, NAME, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return async () => {
    await site.releases().withdraw(NAME);
  };
};
