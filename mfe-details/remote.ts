import { calls, detailsCategories, type DetailsCategory } from '@phila/contract/calls';
import { banking, biographical, contact, nextOfKin, passportsAndPermits, tax } from '@phila/contract/records';
import { remote, section } from '@phila/contract/remote';

const inPortal = { layout: 'portal', access: 'person' } as const;

const completion = (part: DetailsCategory) => ({
  path: calls.overview.myDetails.path,
  params: { category: detailsCategories[part] },
});

/** Sections of My Details (specification: shell, details). */
export const sections = [
  section({
    record: biographical,
    path: '/details/personal/biographical',
    tab: 'Personal',
    icon: 'identity',
    order: 10,
    title: 'Biographical',
    sentence: 'Who you are: your name, your identity and a few things about you.',
    what: 'your personal details',
    completion: completion('biographical'),
    // Refreshes the header's greeting, and passports, because they repeat some values.
    refreshes: [calls.account.profileName.path, passportsAndPermits.paths.read],
    page: 'biographical',
  }),
  section({
    record: contact,
    path: '/details/personal/contact',
    tab: 'Personal',
    icon: 'phone',
    order: 20,
    title: 'Contact',
    sentence: 'How we reach you, and where you live, work and get your post.',
    what: 'your phone number and address',
    completion: completion('contact'),
    page: 'contact',
  }),
  section({
    record: nextOfKin,
    path: '/details/personal/next-of-kin',
    tab: 'Personal',
    icon: 'people',
    order: 30,
    title: 'Next of Kin',
    sentence: 'The people to call when something happens to you.',
    why: 'Add the people to call when something happens to you.',
    what: 'your next of kin',
    // Comes after bank accounts, because forms need those sooner.
    stepOrder: 55,
    completion: completion('nextOfKin'),
  }),
  section({
    record: passportsAndPermits,
    path: '/details/passports-and-permits',
    icon: 'passport',
    order: 40,
    title: 'Passports and Permits',
    sentence: 'What you travel and work with, and until when it is valid.',
    what: 'your passport or permit',
    stepOrder: 70,
    completion: completion('passportsAndPermits'),
    refreshes: [biographical.paths.read],
  }),
  section({
    record: banking,
    path: '/details/banking',
    icon: 'bank',
    order: 50,
    title: 'Banking',
    sentence: 'The accounts that money is paid into, each with its bank’s branch code.',
    why: 'Add the account that money is to be paid into.',
    what: 'your bank account',
    completion: completion('banking'),
    page: 'banking',
  }),
  section({
    record: tax,
    path: '/details/tax',
    icon: 'tax',
    order: 60,
    title: 'Tax',
    sentence: 'Your number with SARS, the South African Revenue Service, and where you are registered.',
    what: 'your tax number',
    completion: completion('tax'),
  }),
];

/** Declares the remote of My Details (specification: shell). */
export default remote(
  {
    name: 'details',
    title: 'My Details',
    owner: 'Details squad',
    platform: '^1.0.0',
    routes: [
      {
        path: '/dashboard',
        page: 'dashboard',
        title: 'My Dashboard',
        prefetch: [calls.dashboard.today.path],
        ...inPortal,
      },
      {
        path: '/employer',
        page: 'employer',
        title: 'My Employer',
        // Hidden: it stands beside the dashboard, in the same tabs.
        hiddenFromBreadcrumb: true,
        prefetch: [calls.organisation.room.path],
        ...inPortal,
      },
      { path: '/details', redirect: '/details/overview', title: 'My Details', ...inPortal },
      { path: '/details/overview', page: 'overview', title: 'Overview', overview: true, ...inPortal },
      {
        // Matches the address of each folder as well, those of employers included.
        path: '/documents/*',
        page: 'documents',
        title: 'My Documents',
        hiddenFromBreadcrumb: true,
        prefetch: [
          calls.documents.folders.path,
          calls.documents.quota.path,
          calls.papers.receivedPapers.path,
        ],
        ...inPortal,
      },
      { path: '/settings', page: 'settings', title: 'Settings', ...inPortal },
      // Opened by a mailed link. Its token is behind the `#`, which browsers never send to a server.
      {
        path: '/your-data',
        page: 'your-data',
        title: 'Your data',
        description:
          'Download the copy of your data: everything we hold about you, with your documents and pictures, in one zip file.',
        unlisted: true,
        layout: 'public',
        access: 'anyone',
      },
    ],
    navigation: [
      {
        menu: 'portal',
        label: 'My Dashboard',
        to: '/dashboard',
        icon: 'dashboard',
        order: 10,
        landing: true,
      },
      {
        menu: 'portal',
        group: '/dashboard',
        label: 'My Employer',
        to: '/employer',
        icon: 'building',
        order: 10,
        needsEmployerRoom: true,
      },
      { menu: 'portal', label: 'My Details', to: '/details', icon: 'person', order: 20 },
      {
        menu: 'portal',
        group: '/details',
        label: 'Overview',
        to: '/details/overview',
        icon: 'chart',
        order: 0,
      },
      { menu: 'portal', label: 'My Documents', to: '/documents', icon: 'folder', order: 60 },
      // Entries of the specification (details).
      { menu: 'portal', label: 'Settings', to: '/settings', icon: 'gear', order: 90 },
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
        // Listed last in My Career and before Fast Track elsewhere (specification: shell).
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
    today: [
      { call: calls.dashboard.todayReminders.path, kind: 'reminder', priority: 10 },
      { call: calls.papers.todayPapers.path, kind: 'paper', priority: 35 },
      { call: calls.overview.todayStep.path, kind: 'step', priority: 90 },
    ],
    widgets: [
      { slot: 'avatar', title: 'Upload profile image', module: './profile-image', order: 10 },
      { slot: 'header', title: 'Reminders', module: './due-reminders', order: 10 },
      { slot: 'overview', title: 'My details', module: './overview-ring', order: 10, areas: ['/details'] },
    ],
  },
  sections,
);
