import { type Page, expect } from '@playwright/test';
import { isMay, matchPath, pathnameOf, type RemoteRoute } from '@phila/contract';
import * as contract from '@phila/contract/records';
import { type Role, demoOrganisation } from './accounts.ts';
import { declarations, declaredRoutes, isPlain } from './declared-routes.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { CalculatorPage } from './pages/calculator.ts';
import { ChoicesPanel } from './pages/choices.ts';
import { ComparePage } from './pages/compare.ts';
import { DashboardPage } from './pages/dashboard.ts';
import { FaultPanel } from './pages/fault-panel.ts';
import { Portal } from './pages/portal.ts';
import { ReceivedPapers } from './pages/received-papers.ts';
import { PublicChrome } from './pages/public-chrome.ts';

/** Kinds of screen, each made of the same parts and layout. */
export type Kind =
  | 'landing page'
  | 'text page'
  | 'centred page'
  | 'dashboard'
  | 'overview'
  | 'record card'
  | 'resource list'
  | 'record table'
  | 'portal page'
  | 'calculator'
  | 'comparison'
  | 'list'
  | 'product'
  | 'form'
  | 'open list'
  | 'question'
  | 'dialog'
  | 'menu'
  | 'panel'
  | 'fault';

/** The fullest screen of each kind, by name; the short run opens only these. */
export const examples: Readonly<Record<Kind, string>> = {
  'landing page': '/',
  'text page': '/terms-and-conditions',
  'centred page': '/sign-up',
  dashboard: '/dashboard for the consumer',
  overview: '/wealth/overview for the consumer',
  'record card': '/details/personal/biographical for the consumer',
  'resource list': '/admin/product-management-pages for the admin',
  'record table': '/wealth/financial-products/retirement for the consumer',
  'portal page': '/settings for the consumer',
  calculator: 'a calculator with a wrong entry',
  comparison: 'plans side by side',
  list: '/shop',
  product: '/offers/product/1 for the consumer',
  form: 'the edit dialog with refused fields',
  'open list': 'the edit dialog with an open list',
  question: 'the question whether to delete the account',
  dialog: 'a folder in a grid',
  menu: 'the open menu of the portal',
  panel: 'the cookie and privacy choices',
  fault: 'the panel of a remote that cannot be shown',
};

/** Kinds with another layout on a phone: cards for rows, a sheet for a dialog, one column for two. */
export const otherOnPhone: ReadonlySet<Kind> = new Set([
  'landing page',
  'dashboard',
  'record card',
  'resource list',
  'record table',
  'comparison',
  'form',
  'menu',
]);

/** Anything the site can show, and how to get there. */
export interface Screen {
  name: string;
  role: Role | null;
  kind: Kind;
  /** Address of a plain page with nothing opened on it. */
  address?: string;
  show: (page: Page, narrow: boolean) => Promise<void>;
}

const NOT_FOUND = 'We can’t find this page';

const at = (kind: Kind, address: string, heading: string | RegExp, role: Role | null = null): Screen => ({
  name: role === null ? address : `${address} for the ${role}`,
  role,
  kind,
  address,
  show: async (page) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  },
});

const biographical = async (page: Page): Promise<BiographicalPage> => {
  const shown = new BiographicalPage(page);
  await shown.open();
  return shown;
};

const dialogOn = (kind: Kind, path: string, opener: RegExp, what = 'the dialog'): Screen => ({
  name: `${what} of ${path}`,
  role: 'consumer',
  kind,
  show: async (page) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    // On a phone the page's main action is in the bottom bar.
    const bar = page.getByRole('region', { name: 'Actions' });
    await main.or(bar).getByRole('button', { name: opener }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  },
});

/** Pages checked again in an organisation's colours, or as opened from a mail. */
const onceMore: readonly Screen[] = [
  at(
    'centred page',
    '/forgot-password#account=consumer%40demo.phila.example&token=t0k3n',
    'Choose a new password',
  ),
  at('landing page', `/?Organization=${demoOrganisation}`, /^Your money, your career/),
  at('centred page', `/sign-in?Organization=${demoOrganisation}`, 'Sign in'),
  at('centred page', `/sign-up?Organization=${demoOrganisation}`, 'Join Phila'),
  at('dashboard', '/dashboard', 'My Dashboard', 'employee'),
  at('portal page', '/employer', 'Umoya Energy', 'employee'),
  at('record card', BiographicalPage.path, 'Biographical', 'employee'),
  at('overview', '/details/overview', 'My Details', 'employee'),
  at('overview', '/wealth/overview', 'My Financial Wellbeing', 'employee'),
];

/** Screens not covered by declarations: pages for other accounts, menus, dialogs and faults. */
const described: readonly Screen[] = [
  at('centred page', '/choose-account', 'Choose your account', 'employee'),
  at('centred page', '/sync-account', 'Update from your employer', 'employee'),
  at('centred page', '/sync-account', 'Update from your employer', 'consumer'),
  at('centred page', '/sign-out', 'You are being Signed Out'),
  at('resource list', '/admin/media-releases-management/edit/1', 'Media releases', 'admin'),
  at('form', '/admin/metadata-management?product=1', 'Questions', 'admin'),
  at('portal page', '/admin/manage-org-structures/1', 'Umoya Energy', 'admin'),
  at('fault', '/admin/administrative/people/00000000-0000-4000-8000-000000000000', 'Person', 'admin'),
  at('fault', '/nothing-is-here', NOT_FOUND),
  {
    name: 'the menu of the public pages',
    role: null,
    kind: 'menu',
    show: async (page, narrow) => {
      await page.goto('/terms-and-conditions');
      const chrome = new PublicChrome(page, narrow);
      if (narrow) await chrome.menu.click();
      await expect(chrome.navigation.getByRole('link', { name: 'HOME' })).toBeVisible();
    },
  },

  {
    name: 'the question whether to delete the account',
    role: 'consumer',
    kind: 'question',
    show: async (page) => {
      await page.goto('/settings');
      await page.getByRole('main').getByRole('button', { name: 'Delete Account' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Delete Account' })).toBeVisible();
    },
  },
  {
    name: 'the dialog of the profile image',
    role: 'consumer',
    kind: 'dialog',
    show: async (page, narrow) => {
      await page.goto('/settings');
      const portal = new Portal(page, narrow);
      await portal.avatar.click();
      await portal.header.getByRole('button', { name: 'Upload profile image' }).click();
      await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    },
  },
  at('fault', '/details/nothing-is-here', NOT_FOUND, 'consumer'),
  {
    name: 'the form of a reminder with refused fields',
    role: 'consumer',
    kind: 'form',
    show: async (page) => {
      const dashboard = new DashboardPage(page);
      await dashboard.open();
      await dashboard.addReminder.click();
      await dashboard.form.submit.click();
      await expect(dashboard.form.text).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the reminders that are due in the header',
    role: 'consumer',
    kind: 'menu',
    show: async (page) => {
      await new DashboardPage(page).open();
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Reminders:/ })
        .click();
      await expect(page.getByRole('link', { name: /my dashboard$/ })).toBeVisible();
    },
  },
  {
    name: 'the cookie and privacy choices',
    role: null,
    kind: 'panel',
    show: async (page) => {
      await page.goto('/terms-and-conditions');
      const choices = new ChoicesPanel(page);
      await choices.opener.click();
      await expect(choices.box).toBeVisible();
    },
  },
  {
    name: 'the record of biographical details',
    role: 'consumer',
    kind: 'record card',
    show: async (page) => {
      await expect((await biographical(page)).value('First name')).toHaveText('Thandi');
    },
  },
  {
    name: 'a product beside the list',
    role: 'admin',
    kind: 'form',
    show: async (page) => {
      await page.goto('/admin/product-management-pages');
      await page.getByRole('link', { name: 'Sleep again' }).click();
      await expect(page.getByRole('dialog', { name: 'Sleep again' }).getByLabel('SKU')).toHaveValue(
        'well-sleep',
      );
    },
  },
  {
    name: 'the edit dialog',
    role: 'consumer',
    kind: 'form',
    show: async (page) => {
      await (await biographical(page)).openDialog();
    },
  },
  {
    name: 'the edit dialog with refused fields',
    role: 'consumer',
    kind: 'form',
    show: async (page) => {
      const dialog = await (await biographical(page)).openDialog();
      await dialog.field('First name').fill('');
      await dialog.field('ID number').fill('12');
      await dialog.save.click();
      await expect(dialog.field('First name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the edit dialog with an open list',
    role: 'consumer',
    kind: 'open list',
    show: async (page) => {
      const dialog = await (await biographical(page)).openDialog();
      await expect(dialog.field('Nationality')).toHaveAttribute('aria-autocomplete', 'list');
      await dialog.field('Nationality').press('ArrowDown');
      await expect(dialog.field('Nationality')).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'the question whether to discard changes',
    role: 'consumer',
    kind: 'question',
    show: async (page) => {
      const dialog = await (await biographical(page)).openDialog();
      await dialog.field('First name').fill('Thandeka');
      await dialog.cancel.click();
      await expect(dialog.discard).toBeVisible();
    },
  },
  dialogOn('form', '/details/personal/contact', /^(Edit|Add your)/),
  dialogOn('form', '/details/personal/next-of-kin', /^Add/),
  dialogOn('form', '/details/banking', /^Add/),
  dialogOn('form', '/details/tax', /^(Edit|Add your)/),
  dialogOn('dialog', '/career/create-my-cv', /^Select content to hide/, 'the entries to hide'),
  dialogOn('dialog', '/career/create-my-cv', /^Bring a CV along/, 'the file to bring along'),
  {
    name: 'the question about a profile that is not complete',
    role: 'consumer',
    kind: 'question',
    show: async (page) => {
      await page.goto('/career/create-my-cv');
      await page.getByRole('button', { name: 'Download Your CV' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Your profile is not complete' })).toBeVisible();
    },
  },
  {
    name: 'the links to a CV',
    role: 'consumer',
    kind: 'dialog',
    show: async (page) => {
      await page.goto('/career/create-my-cv');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Actions for/ })
        .click();
      await page.getByRole('menuitem', { name: 'Share by a link' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Make a link' })).toBeVisible();
    },
  },
  dialogOn('form', '/wealth/financial-products/will', /^(Edit|Add your)/),
  dialogOn('form', '/wealth/financial-products/medical-aid-dependants', /^Add Dependant/),
  at('product', '/offers/product/1', 'First aid level 1', 'consumer'),
  at('product', '/product/1', 'First aid level 1'),
  at('text page', '/media-releases/phila-opens', /^Phila opens/),
  at('text page', '/media-releases/1/preview', 'This draft is not shown any more'),
  at('fault', '/offers/orders/999999', 'Order', 'consumer'),
  at('centred page', '/pay/00000000-0000-4000-8000-000000000000', 'Payment', 'consumer'),
  at('list', '/documents', 'My Documents', 'consumer'),
  {
    name: 'the papers of an employer',
    role: 'employee',
    kind: 'dialog',
    show: async (page) => {
      const papers = new ReceivedPapers(page, 'Umoya Energy');
      await papers.open(1);
    },
  },
  {
    name: 'a folder at its address',
    role: 'consumer',
    kind: 'dialog',
    show: async (page) => {
      await page.goto('/documents/identity');
      await expect(
        page.getByRole('dialog', { name: 'Identity' }).getByRole('list', { name: 'Files' }),
      ).toBeVisible();
    },
  },
  {
    name: 'a folder in a grid',
    role: 'consumer',
    kind: 'dialog',
    show: async (page) => {
      await page.goto('/documents/medical');
      const dialog = page.getByRole('dialog', { name: 'Medical' });
      await dialog.getByRole('button', { name: 'Grid View' }).click();
      await expect(dialog.getByRole('list', { name: 'Files' })).toHaveAttribute('data-shape', 'grid');
    },
  },
  {
    name: 'a folder that is not there',
    role: 'consumer',
    kind: 'fault',
    show: async (page) => {
      await page.goto('/documents/999');
      await expect(page.getByText('You have no folder at this address')).toBeVisible();
    },
  },
  dialogOn('dialog', '/documents', /^Upload File/, 'the upload'),
  dialogOn('dialog', '/documents', /^Trash/, 'the trash'),
  {
    name: 'Speak To An Expert',
    role: 'consumer',
    kind: 'form',
    show: async (page, narrow) => {
      await biographical(page);
      await (await new Portal(page, narrow).sidePanelButton('Speak To An Expert')).click();
      await expect(page.getByRole('dialog', { name: 'Speak To An Expert' })).toBeVisible();
    },
  },
  {
    name: 'the calculators over another area',
    role: 'consumer',
    kind: 'dialog',
    show: async (page, narrow) => {
      await page.goto('/documents');
      await (await new Portal(page, narrow).sidePanelButton('Calculators')).click();
      await expect(page.getByRole('dialog', { name: 'Calculators' }).getByRole('link')).toHaveCount(8);
    },
  },
  {
    name: 'the open menu of the portal',
    role: 'consumer',
    kind: 'menu',
    show: async (page, narrow) => {
      await biographical(page);
      const portal = new Portal(page, narrow);
      await portal.menu.click();
      await expect(portal.navigation.getByRole('link', { name: 'Biographical' })).toBeVisible();
    },
  },
  {
    name: 'the open avatar menu',
    role: 'consumer',
    kind: 'menu',
    show: async (page, narrow) => {
      // Positioned over nothing clickable, because axe reports half-covered buttons as too small.
      await page.goto(BiographicalPage.path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const portal = new Portal(page, narrow);
      await portal.avatar.click();
      await expect(portal.signOut).toBeVisible();
    },
  },
  {
    name: 'the panel of a remote that cannot be shown',
    role: 'consumer',
    kind: 'fault',
    show: async (page) => {
      await page.route(/\/remotes\/details\//, (route) => route.abort());
      await page.goto(BiographicalPage.path);
      await expect(new FaultPanel(page, 'Biographical').title).toBeVisible();
    },
  },
];

/** Calculator, compared and shared, then given a wrong entry: the last answer stays. */
const wrongEntry: Screen = {
  name: 'a calculator with a wrong entry',
  role: null,
  kind: 'calculator',
  show: async (page) => {
    const loan = new CalculatorPage(page);
    await loan.open('/loanCalculator');
    await loan.button('Keep this result to compare').click();
    await loan.button('Share by a link').click();
    await loan.field(/^Term/).fill('0');
    await loan.field(/^You borrow/).focus();
    await expect(loan.answer).toContainText('This is your last answer');
    await expect(loan.main.locator('svg[data-kind="share"]')).toBeVisible();
  },
};

/** Two plans side by side, below the list and its filters. */
const sideBySide: Screen = {
  name: 'plans side by side',
  role: null,
  kind: 'comparison',
  show: async (page) => {
    const compare = new ComparePage(page);
    await compare.open('/compareMyMedicalAid', 'Compare My Medical Aid');
    await compare.main.getByText(/^Filter plans/).click();
    await compare.bring('Aloe Example Scheme, Core');
    await compare.pin('Aloe Example Scheme, Core').click();
    await compare.bring('Baobab Example Scheme, Complete');
    await compare.pin('Baobab Example Scheme, Complete').click();
    await expect(compare.besideRow(/^A month/)).toBeVisible();
  },
};

/** Demo account for each kind of access; null for a visitor. */
const roleOf = { anyone: null, person: 'consumer', administrator: 'admin' } as const;

const shows = (screen: Screen, { path, access }: RemoteRoute): boolean =>
  screen.address !== undefined &&
  (screen.role === null) === (access === 'anyone') &&
  matchPath(path, pathnameOf(screen.address)) !== null;

/** Kinds of pages that their declarations do not tell, by remote and page. */
const kindOfPage: Readonly<Record<string, Kind>> = {
  'admin/home': 'overview',
  // Timeline: no search below eleven entries.
  'career/experience': 'portal page',
  'details/dashboard': 'dashboard',
  'public/landing': 'landing page',
  'public/media-releases': 'list',
  'shop-vouchers/bundles': 'list',
  'shop-vouchers/cart': 'list',
  'shop-vouchers/offers': 'list',
  'shop-vouchers/orders': 'list',
  'shop-vouchers/owned': 'list',
  'shop-vouchers/shop': 'list',
  'shop-vouchers/vouchers': 'list',
  'wealth/budget': 'calculator',
  'wealth/compare-insurance': 'comparison',
  'wealth/compare-medical-aid': 'comparison',
  'wealth/compound': 'calculator',
  'wealth/loan': 'calculator',
  // Checked as a page; other tables represent their kind.
  'wealth/loans': 'portal page',
  'wealth/mortgage': 'calculator',
  'wealth/net-wealth': 'calculator',
  'wealth/payslip': 'calculator',
  'wealth/retirement': 'calculator',
  'wealth/vehicle': 'calculator',
};

/** Paths of single records, one a person. */
const singleReads: ReadonlySet<string> = new Set(
  Object.values(contract as Readonly<Record<string, unknown>>).flatMap((exported) => {
    const { paths } = (exported ?? {}) as { paths?: contract.AnyRecord['paths'] };
    return paths?.kind === 'single' ? [paths.read] : [];
  }),
);

const kindOf = (remote: string, { page, layout, overview, prefetch }: RemoteRoute): Kind => {
  const named = kindOfPage[`${remote}/${page}`];
  if (named !== undefined) return named;
  if (overview === true) return 'overview';
  if (layout === 'admin') return 'resource list';
  if (layout === 'centred') return 'centred page';
  // A section prefetches its single record, and the lookup lists of its values.
  if (prefetch?.some((path) => singleReads.has(path)) === true) return 'record card';
  if (prefetch?.every((path) => path.startsWith('/Lookup/')) === true) return 'record table';
  return layout === 'public' ? 'text page' : 'portal page';
};

/** Declared pages, checked without a line here. */
const declared = (kind: Kind, { path, access }: RemoteRoute): Screen => ({
  ...at(kind, path, /./, isMay(access) ? roleOf.administrator : roleOf[access]),
  show: async (page) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText(NOT_FOUND);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  },
});

/** Screens of one remote. */
const declaredBy = ({ name, routes }: (typeof declarations)[number]): readonly Screen[] =>
  routes
    .filter((route) => isPlain(route) && !described.some((screen) => shows(screen, route)))
    .map((route) => {
      const target = routes.find(({ path }) => path === route.redirect) ?? route;
      return declared(kindOf(name, target), route);
    });

/** All pages, menus and dialogs of the site. */
export const screens: readonly Screen[] = [
  ...declarations.flatMap(declaredBy),
  ...described,
  wrongEntry,
  sideBySide,
  ...onceMore,
];

/** Parameter routes that no screen above covers. */
export const routesWithoutScreen: readonly string[] = declaredRoutes
  .filter((route) => !screens.some((screen) => shows(screen, route)))
  .map(({ path }) => path);

/** Expected browser messages on screens of faults and missing pages. */
export const saidOfBroken =
  /ERR_FAILED|Remote details \d+\.\d+\.\d+ could not|status of 404 .*\/(nothing-is-here|999999|0{8}-0000-4000-8000-0{12})\)$/;
