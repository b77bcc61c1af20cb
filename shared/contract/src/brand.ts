import { brandChrome } from './brand-chrome.ts';

/** Link within or outside this site. */
export interface BrandLink {
  label: string;
  /** An https address. */
  to: string;
}

/** Social link of the footer. */
export interface SocialLink extends BrandLink {
  name: 'linkedin' | 'facebook' | 'youtube' | 'instagram';
  /** True for links that are kept but not shown, such as Instagram (specification: public-site). */
  hidden: boolean;
}

/** Everything that a white-label copy of the site changes: its name, contacts and outside links. */
export interface Brand {
  /** `{product}` in the specification. */
  name: string;
  /** `organise{product}` and the like, in addresses. */
  slug: string;
  /** Specification: README. */
  tagline: string;
  /** Display form; `phoneLink` is the same number for a `tel:` address. */
  phone: string;
  phoneLink: string;
  email: string;
  /** Public address of the site, for the legal texts (ECT Act s 43(1)(c)). */
  website: string;
  /** Address in the footer, line by line. */
  address: readonly string[];
  social: readonly SocialLink[];
  forms: {
    /** The CRM form behind the footer's Subscribe button. */
    newsletter: string;
    /** The CRM form behind Contact Us; null shows our own form (specification: public-site). */
    contact: string | null;
    /** CRM form in the frame of Speak To An Expert; null shows our own form (specification: service). */
    advice: string | null;
  };
  map: {
    /** Link text for people who cannot see the map. */
    label: string;
    /** Address that opens the map in a new tab. */
    link: string;
    /** Address that embeds the map, used only after a person asks for it; null offers just the link. */
    embed: string | null;
  };
  /** Specification: public-site: LEARNING, Dashboard. */
  learningSite: string;
  /** Site for booking journeys (specification: public-site, OFFERS, Travelstart). */
  bookingSite: { name: string; to: string };
  /** Company behind the site (ECT Act s 43(1)). */
  company: {
    legalName: string;
    legalStatus: string;
    registrationNumber: string;
    placeOfRegistration: string;
    vatNumber: string;
    officeBearers: readonly string[];
  };
  /** Contact for personal information (POPIA s 55 and PAIA s 51). */
  informationOfficer: { name: string; email: string; phone: string; registrationNumber: string };
  copyrightHolder: string;
}

export const brand: Brand = {
  ...brandChrome,
  slug: 'Phila',
  website: 'https://phila.example',
  address: [
    'Phila House, 2nd Floor',
    '48 Marula Crescent',
    'Parktown North',
    'Johannesburg',
    '2193',
    'South Africa',
  ],
  social: [
    {
      name: 'linkedin',
      label: 'LinkedIn',
      to: 'https://www.linkedin.com/company/phila-example',
      hidden: false,
    },
    { name: 'facebook', label: 'Facebook', to: 'https://www.facebook.com/phila.example', hidden: false },
    { name: 'youtube', label: 'YouTube', to: 'https://www.youtube.com/@phila-example', hidden: false },
    { name: 'instagram', label: 'Instagram', to: 'https://www.instagram.com/phila.example', hidden: true },
  ],
  forms: {
    newsletter: 'https://crm.phila.example/forms/newsletter',
    contact: null,
    advice: null,
  },
  map: {
    label: 'Phila House, 48 Marula Crescent, Parktown North, Johannesburg',
    link: 'https://www.openstreetmap.org/?mlat=-26.1450&mlon=28.0290#map=16/-26.1450/28.0290',
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=28.0220%2C-26.1490%2C28.0360%2C-26.1410&layer=mapnik&marker=-26.1450%2C28.0290',
  },
  learningSite: 'https://learning.phila.example/dashboard',
  bookingSite: { name: 'Travelstart', to: 'https://www.travelstart.co.za' },
  company: {
    legalName: 'Phila Wellbeing (Pty) Ltd',
    legalStatus: 'A private company with limited liability',
    registrationNumber: '2021/000000/07',
    placeOfRegistration: 'Johannesburg, South Africa',
    vatNumber: '4000000000',
    officeBearers: ['N. Dlamini', 'A. van Wyk'],
  },
  informationOfficer: {
    name: 'N. Dlamini',
    email: 'privacy@phila.example',
    phone: '010 123 4567',
    registrationNumber: '2021-000000',
  },
  copyrightHolder: 'Phila Wellbeing (Pty) Ltd',
};
