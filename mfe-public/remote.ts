import { brand } from '@phila/contract/brand';
import { remote } from '@phila/contract/remote';

/** Pages about insurance and guidance, in the phone's products menu and on the landing page. */
const products = [
  { to: '/medicalAidHealthInsurance', title: 'Medical Aid & Health Insurance', icon: 'heart' },
  { to: '/shortTermInsurance', title: 'Short-Term Insurance', icon: 'home' },
  { to: '/riskCover', title: 'Risk Cover', icon: 'shield' },
  { to: '/funeralPolicy', title: 'Funeral Policy', icon: 'people' },
  { to: '/retirementPlanning', title: 'Retirement Planning', icon: 'chart' },
  { to: '/willAndTestement', title: 'Will and Testament', icon: 'file' },
  { to: '/moneytimeFinancialLiteracy', title: 'Moneytime Financial Literacy', icon: 'learning' },
  { to: '/yenzaCareerGuidance', title: 'Yenza Career Guidance', icon: 'rocket' },
] as const;

const forEveryone = { layout: 'public', access: 'anyone' } as const;

/** Pages of services, insurance, learning and the company: address, page, title, search engine text. */
const sitePages = [
  [
    '/wealthCreation',
    'wealth-creation',
    'Wealth Creation: keep it, grow it',
    'See what you own, owe and are covered for on one page, and work out a budget, a loan or your net wealth before you decide. Free, in plain words.',
  ],
  [
    '/myCareer',
    'my-career',
    'My Career: one profile, many CVs',
    'Write your education, work and skills down once, see how strong your CV is, and send it as a PDF or as a link that you can end.',
  ],
  [
    `/organise${brand.slug}`,
    'organise',
    `Organise ${brand.name}: papers in order`,
    'Your details, documents, passports and next of kin where you find them again on the day you need them: at a clinic, a bank or Home Affairs.',
  ],
  [
    '/moneytimeFinancialLiteracy',
    'moneytime',
    'Moneytime financial literacy',
    'Six short reads on budgets, payslips, interest, balloons and credit records, and sums to try with your own numbers. Free, and without an account.',
  ],
  [
    '/yenzaCareerGuidance',
    'yenza',
    'Yenza career guidance',
    'Four questions to find a direction, the roads to a qualification in South Africa by the time they take, and who pays for them.',
  ],
  [
    '/courses',
    'courses',
    'Courses with something to show',
    'Short courses from the shop with their prices, what to ask before you pay for any course, and free reads to begin with.',
  ],
  [
    '/learningDashboard',
    'learning-dashboard',
    'Learning dashboard',
    'The way to the learning site, which opens in a new tab: what it is told about you, and what else there is to learn here.',
  ],
  [
    '/medicalAidHealthInsurance',
    'medical-aid',
    'Medical aid and health insurance',
    'Medical aid, health insurance and gap cover told apart: what the law says, what it really costs after the tax credit, and what to ask.',
  ],
  [
    '/funeralPolicy',
    'funeral',
    'A funeral policy, explained',
    'What a funeral policy pays and how fast, what the law gives you, what two policies cost you in five years, and which questions to ask.',
  ],
  [
    '/shortTermInsurance',
    'short-term',
    'Short-term insurance explained',
    'Insurance of car, home and things: why half insured is half paid, what the law says, how a premium comes about, and what to ask.',
  ],
  [
    '/riskCover',
    'risk-cover',
    'Risk cover: life and disability',
    'Life, disability, income and severe illness cover: how much would be needed, how a premium comes about, and what to ask first.',
  ],
  [
    '/retirementPlanning',
    'retirement',
    'Retirement planning explained',
    'The two pots, kinds of funds, what a contribution really costs after tax in 2026/27, and the questions that save most over thirty years.',
  ],
  [
    '/willAndTestement',
    'will',
    'Your will and testament',
    'What makes a will valid in South Africa, who inherits without one, what an executor may charge, and what to ask yourself before you sign.',
  ],
  [
    '/travel',
    'travel',
    'Travel with Travelstart',
    'Where you book a journey on another site, and what to see to before you pay: names, passports, the whole price and papers for children.',
  ],
  [
    '/contactUs',
    'contact',
    'Contact us',
    'Phone, email, address and contact form of Phila, with our values, how we protect you, our partners and what connects with the site.',
  ],
  [
    '/ourValues',
    'values',
    'Our values, and how to check them',
    'Five things that Phila holds to, from plain words to small phones, and what you can check of each in the product itself.',
  ],
  [
    '/security',
    'security',
    'Security: how we protect you',
    'How passwords, records and payments are protected, what you can do yourself, and how to report a weakness to us.',
  ],
  [
    '/ourPartners',
    'partners',
    'Our partners, and our rules',
    'Employers, those who teach, and shops: who Phila works with, what each agrees to, and which names on this site are examples.',
  ],
  [
    '/integrations',
    'integrations',
    'Integrations for employers',
    'What connects with Phila today: employee files, a link in your own colours, an open interface, payment providers and pages of your own.',
  ],
] as const;

const PRIVACY =
  'What Phila keeps about you, why, for how long, who else sees it, and how you can look at it, correct it or have it removed.';
const LANDING = {
  title: 'Money, career and papers in one place',
  description:
    'Look after your money, build your career and keep the papers of your life together, on your own or with your employer. Free, and in plain South African English.',
};

/**
 * Declares the public site: landing page, pages about services, insurance, learning and the company, legal and
 * authentication pages (specification: public-site and accounts).
 */
export default remote({
  name: 'public',
  title: 'Public site',
  owner: 'Public site squad',
  platform: '^1.0.0',
  routes: [
    { path: '/', page: 'landing', title: LANDING.title, description: LANDING.description, ...forEveryone },
    {
      path: '/landing-page',
      page: 'landing',
      title: LANDING.title,
      description: LANDING.description,
      ...forEveryone,
    },
    ...sitePages.map(([path, page, title, description]) => ({
      path,
      page,
      title,
      description,
      ...forEveryone,
    })),
    {
      path: '/media-releases',
      page: 'media-releases',
      title: 'Media releases',
      description:
        'What Phila tells the press and everybody else, the latest first, by year, with a search through all of it.',
      ...forEveryone,
    },
    // An administrator's link to an unpublished release, with the token behind the `#`.
    {
      path: '/media-releases/:id/preview',
      page: 'preview-release',
      title: 'A draft',
      description:
        'A media release before it is published, for people who were given its link. What is published is in the list of media releases.',
      unlisted: true,
      ...forEveryone,
    },
    { path: '/media-releases/:slug', page: 'media-release', title: 'Media release', ...forEveryone },
    {
      path: '/privacy-policy',
      page: 'privacy-policy',
      layout: 'public',
      access: 'anyone',
      title: 'Privacy policy',
      description: PRIVACY,
    },
    // The specification's footer links here; both addresses show one page.
    {
      path: '/privacyPolicy',
      page: 'privacy-policy',
      layout: 'public',
      access: 'anyone',
      title: 'Privacy policy',
      description: PRIVACY,
    },
    {
      path: '/terms-and-conditions',
      page: 'terms-and-conditions',
      layout: 'public',
      access: 'anyone',
      title: 'Terms and conditions',
      description:
        'The agreement between you and Phila: what the service does, what things cost, how to cancel, and what the law lets you ask of us.',
    },
    {
      path: '/sign-up',
      page: 'sign-up',
      layout: 'centred',
      access: 'anyone',
      title: 'Sign up',
      description:
        'Create a free account with an email address or a mobile number, on your own or with the link of your employer.',
    },
    {
      path: '/sign-in',
      page: 'sign-in',
      layout: 'centred',
      access: 'anyone',
      title: 'Sign in',
      description:
        'Sign in to your details, your career, your money and your documents. Added by your employer? Set your first password here.',
    },
    {
      path: '/forgot-password',
      page: 'forgot-password',
      layout: 'centred',
      access: 'anyone',
      title: 'Forgot password',
      description:
        'Ask for a link to choose a new password, or choose it here with the link that we sent you by email or text message.',
      unlisted: true,
    },
    {
      path: '/forgot-password-sync',
      page: 'forgot-password-sync',
      layout: 'centred',
      access: 'anyone',
      title: 'Set your first password',
      description:
        'Your employer has made an account for you: ask for a link here, and choose the first password of your account with it.',
      unlisted: true,
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
    // Returns here after signing in, with the token behind the `#`.
    {
      path: '/invitation',
      page: 'invitation',
      layout: 'centred',
      access: 'person',
      title: 'Your invitation',
    },
    // Letters and the bell link here, to answer an organisation's claim that the person belongs to it.
    {
      path: '/membership',
      page: 'membership',
      layout: 'centred',
      access: 'person',
      title: 'Do you belong to them?',
    },
    // Link in the letter to the former address, with the token behind the `#`.
    {
      path: '/undo-sign-in-change',
      page: 'undo-sign-in-change',
      layout: 'centred',
      access: 'anyone',
      title: 'Take a change back',
      description:
        'Did you not change the address or number that you sign in with? The link that we sent to the old one takes the change back.',
      unlisted: true,
    },
    // Unsubscribe link at the foot of a mail, with the token behind the `#`.
    {
      path: '/unsubscribe',
      page: 'unsubscribe',
      layout: 'centred',
      access: 'anyone',
      title: 'Stop these emails',
      description:
        'Stop emails of one kind with the link at the foot of such an email. What you need to know about your account still reaches you.',
      unlisted: true,
    },
  ],
  navigation: [
    { menu: 'public', label: 'HOME', to: '/', order: 10 },
    { menu: 'public', group: 'SERVICES', label: 'Wealth Creation', to: '/wealthCreation', order: 20 },
    { menu: 'public', group: 'SERVICES', label: 'My Career', to: '/myCareer', order: 21 },
    {
      menu: 'public',
      group: 'SERVICES',
      label: `Organise ${brand.name}`,
      to: `/organise${brand.slug}`,
      order: 22,
    },
    { menu: 'public', group: 'OFFERS', label: brand.bookingSite.name, to: '/travel', order: 31 },
    // The shop has the courses (specification: public-site).
    { menu: 'public', group: 'LEARNING', label: 'Courses', to: '/shop', order: 40 },
    {
      menu: 'public',
      group: 'LEARNING',
      label: 'Dashboard',
      to: brand.learningSite,
      opensNewTab: true,
      order: 41,
    },
    { menu: 'public', group: 'ABOUT US', label: 'Contact Us', to: '/contactUs', order: 700 },
    { menu: 'public', group: 'ABOUT US', label: 'Our Values', to: '/ourValues', order: 701 },
    { menu: 'public', group: 'ABOUT US', label: 'Security', to: '/security', order: 702 },
    { menu: 'public', group: 'ABOUT US', label: 'Our Partners', to: '/ourPartners', order: 703 },
    { menu: 'public', group: 'ABOUT US', label: 'Integrations', to: '/integrations', order: 704 },
    { menu: 'public', group: 'ABOUT US', label: 'Media Releases', to: '/media-releases', order: 705 },
    ...products.map(
      ({ title, to, icon }, at) => ({ menu: 'products', label: title, to, icon, order: 10 + at }) as const,
    ),
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
    // Remotes with such a section add Offers and Financial Tools.
    { menu: 'footer-anchors', label: 'Services', to: '/#services', order: 10 },
    { menu: 'footer-anchors', label: 'Products', to: '/#products', order: 30 },
    { menu: 'footer-anchors', label: 'Learning', to: '/#learning', order: 40 },
  ],
});
