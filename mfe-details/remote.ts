import { remote } from '@phila/contract/remote';

const inPortal = { layout: 'portal', access: 'person' } as const;

/** A section of My Details: its page, what that reads first, and its place in the menu. */
const section = (
  path: string,
  page: string,
  title: string,
  icon: string,
  order: number,
  ahead: string[] = [],
) => ({
  route: { path, page, title, ahead, ...inPortal },
  entry: { menu: 'portal', group: '/details', label: title, to: path, icon, order } as const,
});

const sections = [
  section('/details/personal/biographical', 'biographical', 'Biographical', 'identity', 10, [
    '/Account/get-biographical-details',
    '/Lookup/titles',
    '/Lookup/countries',
    '/Lookup/work-permits',
    '/Lookup/genders',
    '/Lookup/races',
    '/Lookup/marital-status',
  ]),
  section('/details/personal/contact', 'contact', 'Contact', 'phone', 20, ['/Account/get-contact-details']),
  section('/details/personal/next-of-kin', 'next-of-kin', 'Next of Kin', 'people', 30),
  section(
    '/details/passports-and-permits',
    'passports-and-permits',
    'Passports and Permits',
    'passport',
    40,
    ['/Account/get-passport-and-permit-details', '/Lookup/countries', '/Lookup/work-permits'],
  ),
  section('/details/banking', 'banking', 'Banking', 'bank', 50),
  section('/details/tax', 'tax', 'Tax', 'tax', 60, ['/Account/get-tax-details']),
];

/** What the details remote declares (seeds 1 §2.5, §2.6). */
export default remote({
  name: 'details',
  title: 'My details',
  owner: 'Details squad',
  platform: '^1.0.0',
  routes: [
    { path: '/dashboard', page: 'dashboard', title: 'My Dashboard', ...inPortal },
    { path: '/details', redirect: '/details/overview', title: 'My Details', ...inPortal },
    { path: '/details/overview', page: 'overview', title: 'Overview', overview: true, ...inPortal },
    ...sections.map(({ route }) => route),
    {
      path: '/documents',
      page: 'documents',
      title: 'My Documents',
      ahead: ['/Document/folders', '/Document/quota'],
      ...inPortal,
    },
    { path: '/settings', page: 'settings', title: 'Settings', ...inPortal },
    { path: '/your-data', page: 'your-data', title: 'Your data', layout: 'public', access: 'anyone' },
  ],
  navigation: [
    { menu: 'portal', label: 'My Dashboard', to: '/dashboard', icon: 'dashboard', order: 10, landing: true },
    { menu: 'portal', label: 'My Details', to: '/details', icon: 'person', order: 20 },
    {
      menu: 'portal',
      group: '/details',
      label: 'Overview',
      to: '/details/overview',
      icon: 'chart',
      order: 0,
    },
    ...sections.map(({ entry }) => entry),
    { menu: 'portal', label: 'My Documents', to: '/documents', icon: 'folder', order: 60 },
    { menu: 'quick', label: 'My Documents', to: '/documents', icon: 'folder', order: 30 },
    { menu: 'avatar', label: 'Settings', to: '/settings', icon: 'gear', order: 10 },
  ],
  sidePanel: [
    {
      areas: ['/details', '/documents', '/wealth', '/career'],
      text: 'Attach File',
      toolTip: 'Upload a file into My Documents',
      icon: 'attach',
      order: 30,
      // Seeds 1 §2.6 lists it last in My Career and before Fast Track elsewhere.
      orderIn: { '/career': 40 },
      module: './attach-file',
    },
    {
      areas: ['/details'],
      text: 'Fast Track my details',
      toolTip: 'See what is still missing',
      icon: 'rocket',
      order: 40,
      to: '/details/overview',
      hiddenAt: ['overview'],
    },
  ],
  widgets: [
    { slot: 'avatar', title: 'Upload profile image', module: './profile-image', order: 10 },
    { slot: 'header', title: 'Reminders', module: './due-reminders', order: 10 },
    { slot: 'overview', title: 'My details', module: './overview-ring', order: 10, areas: ['/details'] },
  ],
});
