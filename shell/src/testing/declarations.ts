import type { NavigationEntry, Registry, RegistryEntry, remote } from '@phila/contract/remote';
import { brand } from '@phila/contract/brand';
import { may, remoteDeclaration } from '@phila/contract/remote';

/**
 * Declarations of six remotes for tests of the chrome, independent of the real ones: menus of the specification
 * (public-site), side panels (shell), and an invented administration.
 */

type Declared = Parameters<typeof remote>[0];
type Route = Declared['routes'][number];
type Entry = Omit<NavigationEntry, 'order' | 'menu'>;

/** Page name in the remote's build; the chrome ignores it. */
const pageOf = (path: string): string => path.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const portal = (path: string, title: string, more: Partial<Route> = {}): Route => ({
  path,
  page: pageOf(path),
  layout: 'portal',
  access: 'person',
  title,
  ...more,
});
const open = (path: string, title: string, more: Partial<Route> = {}): Route => ({
  path,
  page: pageOf(path),
  layout: 'public',
  access: 'anyone',
  title,
  ...more,
});
const centred = (path: string, title: string, more: Partial<Route> = {}): Route =>
  open(path, title, { layout: 'centred', ...more });
const administration = (path: string, title: string, access: Route['access'] = 'administrator'): Route => ({
  path,
  page: pageOf(path),
  layout: 'admin',
  access,
  title,
});
/** Entries of one menu, with orders counted from `first`. */
const menu = (name: NavigationEntry['menu'], first: number, entries: Entry[]): NavigationEntry[] =>
  entries.map((entry, index) => ({ menu: name, order: first + index, ...entry }));

const base = { owner: 'Squad of the fixtures', platform: '^1.0.0' };

const publicSite: Declared = {
  ...base,
  name: 'public',
  title: 'Public pages',
  routes: [
    open('/', 'Home'),
    open('/landing-page', 'Home'),
    open('/wealthCreation', 'Wealth Creation'),
    open('/myCareer', 'My Career'),
    open('/organisePhila', 'Organise Phila'),
    open('/travel', 'Travelstart'),
    open('/courses', 'Courses'),
    open('/learningDashboard', 'Learning dashboard'),
    open('/moneytimeFinancialLiteracy', 'Moneytime financial literacy'),
    open('/yenzaCareerGuidance', 'Yenza career guidance'),
    open('/medicalAidHealthInsurance', 'Medical aid and health insurance'),
    open('/funeralPolicy', 'Funeral policy'),
    open('/shortTermInsurance', 'Short-term insurance'),
    open('/riskCover', 'Risk cover'),
    open('/retirementPlanning', 'Retirement planning'),
    open('/willAndTestement', 'Will and testament'),
    open('/contactUs', 'Contact us'),
    open('/media-releases', 'Media releases'),
    open('/media-releases/:id', 'Media release'),
    open('/privacy-policy', 'Privacy policy'),
    open('/privacyPolicy', 'Privacy policy'),
    open('/terms-and-conditions', 'Terms and conditions'),
    centred('/sign-up', 'Sign up'),
    centred('/sign-in', 'Sign in'),
    centred('/forgot-password', 'Forgot password'),
    centred('/forgot-password-sync', 'Forgot password'),
    centred('/choose-account', 'Choose account', { hiddenLogo: true }),
    centred('/sync-account', 'Sync account', { hiddenLogo: true }),
  ],
  navigation: [
    ...menu('public', 10, [{ label: 'HOME', to: '/' }]),
    ...menu('public', 20, [
      { label: 'Wealth Creation', to: '/wealthCreation', group: 'SERVICES' },
      { label: 'My Career', to: '/myCareer', group: 'SERVICES' },
      { label: 'Organise Phila', to: '/organisePhila', group: 'SERVICES' },
    ]),
    ...menu('public', 31, [{ label: 'Travelstart', to: '/travel', group: 'OFFERS' }]),
    ...menu('public', 40, [
      { label: 'Courses', to: '/shop', group: 'LEARNING' },
      { label: 'Dashboard', to: brand.learningSite, group: 'LEARNING', opensNewTab: true },
    ]),
    ...menu('public', 70, [
      { label: 'Contact Us', to: '/contactUs', group: 'ABOUT US' },
      { label: 'Our Values', to: '/contactUs#values', group: 'ABOUT US' },
      { label: 'Security', to: '/contactUs#security', group: 'ABOUT US' },
      { label: 'Our Partners', to: '/contactUs#partners', group: 'ABOUT US' },
      { label: 'Integrations', to: '/contactUs#integrations', group: 'ABOUT US' },
      { label: 'Media Releases', to: '/media-releases', group: 'ABOUT US' },
    ]),
    ...menu('products', 10, [
      { label: 'Medical Aid & Health Insurance', to: '/medicalAidHealthInsurance', icon: 'heart' },
      { label: 'Short-Term Insurance', to: '/shortTermInsurance', icon: 'home' },
      { label: 'Risk Cover', to: '/riskCover', icon: 'shield' },
      { label: 'Funeral Policy', to: '/funeralPolicy', icon: 'people' },
      { label: 'Retirement Planning', to: '/retirementPlanning', icon: 'chart' },
      { label: 'Will and Testament', to: '/willAndTestement', icon: 'file' },
      { label: 'Moneytime Financial Literacy', to: '/moneytimeFinancialLiteracy', icon: 'learning' },
      { label: 'Yenza Career Guidance', to: '/yenzaCareerGuidance', icon: 'rocket' },
    ]),
    ...menu('footer-links', 10, [
      { label: 'PAIA Manual', to: '/files/paia-manual.pdf', download: true },
      { label: 'Privacy Policy', to: '/privacyPolicy' },
      { label: 'Terms and Conditions', to: '/terms-and-conditions' },
    ]),
    ...menu('footer-anchors', 10, [
      { label: 'Services', to: '/#services' },
      { label: 'Offers', to: '/#offers' },
      { label: 'Products', to: '/#products' },
      { label: 'Learning', to: '/#learning' },
      { label: 'Financial Tools', to: '/#financial-tools' },
    ]),
  ],
};

const details: Declared = {
  ...base,
  name: 'details',
  title: 'My Details',
  routes: [
    portal('/dashboard', 'My Dashboard'),
    portal('/details/*', 'My Details'),
    portal('/details/overview', 'My Details', { overview: true }),
    portal('/details/personal/biographical', 'Biographical'),
    portal('/details/personal/contact', 'Contact'),
    portal('/details/personal/next-of-kin', 'Next of kin'),
    portal('/details/passports-and-permits', 'Passports and permits'),
    portal('/details/banking', 'Banking'),
    portal('/details/tax', 'Tax'),
    portal('/documents', 'My Documents'),
    portal('/settings', 'Settings'),
  ],
  navigation: [
    ...menu('portal', 10, [{ label: 'My Dashboard', to: '/dashboard', icon: 'dashboard', landing: true }]),
    ...menu('portal', 20, [{ label: 'My Details', to: '/details', icon: 'person' }]),
    ...menu('portal', 21, [
      { label: 'Overview', to: '/details/overview', group: '/details' },
      { label: 'Biographical', tab: 'Personal', to: '/details/personal/biographical', group: '/details' },
      { label: 'Contact', tab: 'Personal', to: '/details/personal/contact', group: '/details' },
      { label: 'Next of Kin', tab: 'Personal', to: '/details/personal/next-of-kin', group: '/details' },
      { label: 'Passports and Permits', to: '/details/passports-and-permits', group: '/details' },
      { label: 'Banking', to: '/details/banking', group: '/details' },
      { label: 'Tax', to: '/details/tax', group: '/details' },
    ]),
    ...menu('avatar', 10, [{ label: 'Settings', to: '/settings', icon: 'gear' }]),
    ...menu('portal', 50, [{ label: 'My Documents', to: '/documents', icon: 'file' }]),
    ...menu('quick', 10, [
      { label: 'My Details', to: '/details/overview', icon: 'person' },
      { label: 'Documents', to: '/documents', icon: 'file' },
    ]),
  ],
  sidePanel: [
    {
      areas: ['/wealth', '/details', '/documents', '/career'],
      text: 'Attach File',
      toolTip: 'Add a file to My Documents',
      icon: 'attach',
      order: 30,
      orderIn: { '/career': 40 },
      module: './attach-file',
    },
    {
      areas: ['/details'],
      text: 'Fast Track my details',
      toolTip: 'See what’s missing',
      icon: 'rocket',
      order: 40,
      to: '/details/overview',
      hiddenAt: ['overview'],
    },
  ],
  widgets: [
    { slot: 'avatar', title: 'Upload profile image', module: './profile-image', order: 10 },
    { slot: 'overview', title: 'My details', module: './overview-ring', order: 10, areas: ['/details'] },
  ],
};

const career: Declared = {
  ...base,
  name: 'career',
  title: 'My Career',
  routes: [
    portal('/career/*', 'My Career'),
    portal('/career/overview', 'My Career', { overview: true }),
    portal('/career/create-my-cv', 'Create my CV'),
    portal('/career/settings', 'Career settings'),
  ],
  navigation: [
    ...menu('portal', 30, [{ label: 'My Career', to: '/career', icon: 'briefcase' }]),
    ...menu('portal', 31, [
      { label: 'Overview', to: '/career/overview', group: '/career' },
      { label: 'Create My CV', to: '/career/create-my-cv', group: '/career' },
    ]),
    ...menu('quick', 20, [{ label: 'My CV', to: '/career/create-my-cv', icon: 'briefcase' }]),
  ],
  sidePanel: [
    {
      areas: ['/career'],
      text: 'Settings',
      toolTip: 'Career settings',
      icon: 'gear',
      order: 10,
      to: '/career/settings',
    },
    {
      areas: ['/career'],
      text: 'Create My CV',
      toolTip: 'Choose a template and make your CV',
      icon: 'file',
      order: 20,
      to: '/career/create-my-cv',
      hiddenAt: ['/career/create-my-cv'],
    },
    {
      areas: ['/career'],
      text: 'Fast Track My Career',
      toolTip: 'See what’s missing',
      icon: 'rocket',
      order: 30,
      to: '/career/overview',
      hiddenAt: ['/career/overview'],
    },
  ],
};

const wealth: Declared = {
  ...base,
  name: 'wealth',
  title: 'My Wealth',
  routes: [
    portal('/wealth/*', 'My Wealth'),
    portal('/wealth/overview', 'My Wealth', { overview: true }),
    portal('/wealth/net-wealth/assets-liabilities', 'Assets and liabilities', { wide: true }),
    open('/budgetCalculator', 'Budget Calculator'),
    open('/mortgageCalculator', 'Mortgage Calculator'),
    open('/vehicleCalculator', 'Vehicle Calculator'),
    open('/loanCalculator', 'Loan Calculator'),
    open('/retirementCalculator', 'Retirement Calculator'),
    open('/compoundInterestCalculator', 'Compound Interest Calculator'),
    open('/payslipSimulator', 'Payslip Simulator'),
    open('/compareMyMedicalAid', 'Compare My Medical Aid'),
    open('/compareMyInsurance', 'Compare My Insurance'),
    open('/netWealth', 'Net Wealth'),
  ],
  navigation: [
    ...menu(
      'public',
      50,
      [
        { label: 'Payslip Simulator', to: '/payslipSimulator' },
        { label: 'Budget Calculator', to: '/budgetCalculator' },
        { label: 'Mortgage Calculator', to: '/mortgageCalculator' },
        { label: 'Vehicle Calculator', to: '/vehicleCalculator' },
        { label: 'Loan Calculator', to: '/loanCalculator' },
        { label: 'Retirement Calculator', to: '/retirementCalculator' },
        { label: 'Compound Interest Calculator', to: '/compoundInterestCalculator' },
        { label: 'Compare My Medical Aid', to: '/compareMyMedicalAid' },
        { label: 'Compare My Insurance', to: '/compareMyInsurance' },
        { label: 'Net Wealth', to: '/netWealth' },
      ].map((entry) => ({ ...entry, group: 'FINANCIAL TOOLS' })),
    ),
    ...menu('portal', 40, [{ label: 'My Wealth', to: '/wealth', icon: 'wallet' }]),
    ...menu('portal', 41, [
      { label: 'Overview', to: '/wealth/overview', group: '/wealth' },
      { label: 'Net Wealth', to: '/wealth/net-wealth/assets-liabilities', group: '/wealth' },
    ]),
    ...menu('quick', 30, [
      { label: 'Net Wealth', to: '/wealth/net-wealth/assets-liabilities', icon: 'wallet' },
    ]),
  ],
  sidePanel: [
    {
      areas: ['/wealth', '/details', '/documents'],
      text: 'Calculators',
      toolTip: 'Eight calculators for your money',
      icon: 'calculator',
      order: 10,
      module: './calculators',
    },
    {
      areas: ['/wealth', '/documents'],
      text: 'Fast Track My Wealth',
      toolTip: 'See what’s missing',
      icon: 'rocket',
      order: 40,
      to: '/wealth/overview',
      hiddenAt: ['overview'],
    },
  ],
};

const shop: Declared = {
  ...base,
  name: 'shop-vouchers',
  title: 'Offers and vouchers',
  routes: [
    portal('/offers', 'My Offers'),
    portal('/offers/cart', 'Cart'),
    portal('/offers/checkout', 'Checkout', { back: { to: '/offers/cart', text: 'Back to the cart' } }),
    portal('/offers/product/:number', 'Product', { hiddenFromBreadcrumb: true }),
    portal('/vouchers', 'My Vouchers'),
    open('/shop', 'Shop'),
    open('/product/:productId', 'Product'),
    open('/checkout', 'Checkout'),
  ],
  navigation: [
    ...menu('public', 30, [{ label: 'Shop', to: '/shop', group: 'OFFERS' }]),
    ...menu('portal', 60, [
      { label: 'My Offers', to: '/offers', icon: 'gift' },
      { label: 'My Vouchers', to: '/vouchers', icon: 'tag' },
    ]),
    ...menu('quick', 40, [
      { label: 'Offers', to: '/offers', icon: 'gift' },
      { label: 'Vouchers', to: '/vouchers', icon: 'tag' },
    ]),
  ],
  widgets: [
    { slot: 'cart', title: 'Cart', module: './cart-icon', order: 10 },
    {
      slot: 'banner',
      title: 'Offers of the day',
      module: './banner',
      order: 10,
      areas: ['/offers', '/vouchers'],
    },
  ],
};

const admin: Declared = {
  ...base,
  name: 'admin',
  title: 'Administration',
  routes: [
    administration('/admin', 'Admin Panel'),
    administration('/admin/banner-management', 'Banner management'),
    administration('/admin/product-management', 'Product management'),
    administration('/admin/shop-orders', 'Orders', may('shop.orders.read')),
    administration('/admin/media-releases-management', 'Media releases'),
    administration('/admin/media-releases-management/edit/:id', 'Edit a media release'),
  ],
  navigation: menu('admin', 10, [
    { label: 'Admin Panel', to: '/admin', icon: 'dashboard' },
    { label: 'Banners', to: '/admin/banner-management', icon: 'grid' },
    { label: 'Products', to: '/admin/product-management', icon: 'gift' },
    { label: 'Media Releases', to: '/admin/media-releases-management', icon: 'list' },
    { label: 'Orders', to: '/admin/shop-orders', icon: 'list' },
  ]),
};

const entry = (declared: Declared): RegistryEntry => {
  const declaration = remoteDeclaration.parse(declared);
  return {
    name: declaration.name,
    version: '1.0.0',
    base: `/remotes/${declaration.name}/1.0.0/`,
    entry: 'remoteEntry.js',
    integrity: {},
    preload: {},
    shares: {},
    declaration,
  };
};

/** Builds a registry of hand-written declarations. */
export const registryOf = (...declared: Declared[]): Registry => ({
  platform: '1.0.0',
  remotes: declared.map(entry),
});

/** Registry of all six remotes. */
export const everything: Registry = registryOf(publicSite, details, career, wealth, shop, admin);

/** Builds the registry without the named remotes, as while they are missing. */
export const without = (...names: string[]): Registry => ({
  ...everything,
  remotes: everything.remotes.filter(({ name }) => !names.includes(name)),
});
