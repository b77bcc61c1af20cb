import { remote } from '@phila/contract/remote';

/**
 * What the public site declares: the landing page, the legal pages and the authentication pages (specification: public-site and accounts).
 * The service, product and company pages join this list with their own issue, and with them their menu entries.
 */
export default remote({
  name: 'public',
  title: 'Public site',
  owner: 'Public site squad',
  platform: '^1.0.0',
  routes: [
    { path: '/', page: 'landing', layout: 'public', access: 'anyone', title: 'Home' },
    { path: '/landing-page', page: 'landing', layout: 'public', access: 'anyone', title: 'Home' },
    {
      path: '/privacy-policy',
      page: 'privacy-policy',
      layout: 'public',
      access: 'anyone',
      title: 'Privacy policy',
    },
    // The footer of the specification links here; both addresses show the same page.
    {
      path: '/privacyPolicy',
      page: 'privacy-policy',
      layout: 'public',
      access: 'anyone',
      title: 'Privacy policy',
    },
    {
      path: '/terms-and-conditions',
      page: 'terms-and-conditions',
      layout: 'public',
      access: 'anyone',
      title: 'Terms and conditions',
    },
    { path: '/sign-up', page: 'sign-up', layout: 'centred', access: 'anyone', title: 'Sign up' },
    { path: '/sign-in', page: 'sign-in', layout: 'centred', access: 'anyone', title: 'Sign in' },
    {
      path: '/forgot-password',
      page: 'forgot-password',
      layout: 'centred',
      access: 'anyone',
      title: 'Forgot password',
    },
    {
      path: '/forgot-password-sync',
      page: 'forgot-password-sync',
      layout: 'centred',
      access: 'anyone',
      title: 'Set your first password',
    },
    {
      path: '/choose-account',
      page: 'choose-account',
      layout: 'centred',
      access: 'person',
      title: 'Choose your account',
      hiddenLogo: true,
    },
    {
      path: '/sync-account',
      page: 'sync-account',
      layout: 'centred',
      access: 'person',
      title: 'Update from your employer',
      hiddenLogo: true,
    },
    // Whoever is not signed in is led here afterwards, with the token behind the `#`.
    {
      path: '/invitation',
      page: 'invitation',
      layout: 'centred',
      access: 'person',
      title: 'Your invitation',
    },
  ],
  navigation: [
    { menu: 'public', label: 'HOME', to: '/', order: 10 },
    { menu: 'footer-links', label: 'PAIA manual', to: '/paia-manual.pdf', order: 10, download: true },
    { menu: 'footer-links', label: 'Privacy policy', to: '/privacyPolicy', order: 20 },
    { menu: 'footer-links', label: 'Terms and conditions', to: '/terms-and-conditions', order: 30 },
    {
      menu: 'avatar',
      label: 'Change account',
      to: '/choose-account',
      icon: 'people',
      order: 20,
      when: 'several-profiles',
    },
    {
      menu: 'avatar',
      label: 'Update from your employer',
      to: '/sync-account',
      icon: 'refresh',
      order: 30,
      when: 'employer-record',
    },
    // Offers, Products, Learning and Financial Tools follow from the remotes that put such a section on the page.
    { menu: 'footer-anchors', label: 'Services', to: '/#services', order: 10 },
  ],
});
