import { imageTypes } from '@phila/contract';
import type { Demo } from '../../core/area.ts';
import { drawPicture, keepPicture } from '../image/public.ts';
import { mediaReleases } from './tables.ts';
import { DAY } from '../../core/durations.ts';

interface DemoRelease {
  title: string;
  slug: string;
  summary: string;
  body: string;
  author: string;
  /** Days since it was published, negative for one that is to come; null for a draft. */
  daysAgo: number | null;
  /** The colours of its picture; null for none. */
  colours: readonly [string, string] | null;
}

const releases: readonly DemoRelease[] = [
  {
    title: 'Phila opens: one place for career, money and everyday savings',
    slug: 'phila-opens',
    summary:
      'Phila brings a CV, a picture of one’s finances and vouchers together, free for everybody in South Africa.',
    body: 'Phila opens today. People fill in their details **once** and use them for a CV, for forms and for planning.\n\n## What there is\n\n- A CV that is up to date whenever it is needed\n- Calculators for tax, a home and retirement\n- Vouchers from South African companies\n\nEverything about a person can be taken along or deleted at any time.',
    author: 'Naledi Dlamini',
    daysAgo: 420,
    colours: ['#0B4F6C', '#F2A541'],
  },
  {
    title: 'A payslip that explains itself',
    slug: 'payslip-that-explains-itself',
    summary: 'The payslip simulator shows what is left of a salary, and why.',
    body: 'The new payslip simulator works out tax, UIF and the credits for medical aid of the tax year that is chosen.\n\nEach line says where it comes from, so that a question to an employer can be a precise one.',
    author: 'Johan van Wyk',
    daysAgo: 371,
    colours: null,
  },
  {
    title: 'Umoya Energy offers Phila to its people',
    slug: 'umoya-energy-offers-phila',
    summary: 'Employees of Umoya Energy find their benefits, documents and vouchers in one place.',
    body: 'Umoya Energy is the first employer whose people use Phila with the looks of their own company.\n\n> “Our teams work shifts all over the country. Now what they are entitled to is in their pocket.”\n\nWhat people keep in Phila stays theirs when they change jobs.',
    author: 'Naledi Dlamini',
    daysAgo: 318,
    colours: ['#0B6E4F', '#F2A541'],
  },
  {
    title: 'Value bundles give to schools',
    slug: 'value-bundles-give-to-schools',
    summary: 'A part of the price of a bundle goes to a school or a charity that the buyer can see.',
    body: 'From today a part of the price of many value bundles goes to a cause. The bundle says to which one, and how much.\n\nThe vouchers in a bundle that was paid for stay valid for three years, as the Consumer Protection Act asks.',
    author: 'Lerato Mokoena',
    daysAgo: 262,
    colours: ['#7A2E5D', '#E8B04A'],
  },
  {
    title: 'CV layouts drawn for South African recruiters',
    slug: 'cv-layouts-for-south-african-recruiters',
    summary: 'Two new layouts join the free one. What is not to be on a CV can be hidden with one press.',
    body: 'The two new layouts were tried with recruiters in Durban, Gqeberha and Johannesburg.\n\nThe free layout stays free, without a watermark.',
    author: 'Johan van Wyk',
    daysAgo: 207,
    colours: null,
  },
  {
    title: 'Your data, taken along or deleted',
    slug: 'your-data-taken-along-or-deleted',
    summary:
      'A copy of everything that Phila holds about a person is one press away, and so is its deletion.',
    body: 'The Protection of Personal Information Act gives people the right to see what is held about them. In Phila that is a button and not a letter.\n\nThe copy can be read by people and by programs.',
    author: 'Naledi Dlamini',
    daysAgo: 166,
    colours: ['#14213D', '#8ECAE6'],
  },
  {
    title: 'Imbali Foods joins Phila',
    slug: 'imbali-foods-joins-phila',
    summary: 'The second employer on Phila brings people with profiles at two companies.',
    body: 'People who work for more than one company choose at sign-in for which of them they are there. Each company sees what is its own and nothing else.',
    author: 'Lerato Mokoena',
    daysAgo: 131,
    colours: null,
  },
  {
    title: 'Reminders before a licence or a permit ends',
    slug: 'reminders-before-a-licence-ends',
    summary: 'Phila tells people in time when a document or a policy is about to end.',
    body: 'Driving licences, work permits and registrations end on a day that is easily forgotten. Phila reminds people before that, on the site and, for those who want it, by mail.',
    author: 'Johan van Wyk',
    daysAgo: 88,
    colours: ['#5A189A', '#FFB703'],
  },
  {
    title: 'Medical aids compared in plain words',
    slug: 'medical-aids-compared-in-plain-words',
    summary: 'Plans of next year beside each other, with what each pays for and what it does not.',
    body: 'The comparison shows what a plan costs for a family, not only for one person.\n\n| Question | Where it is answered |\n|---|---|\n| What do I pay each month? | At the top |\n| Which hospitals may I use? | Under each plan |\n\nPhila is no broker and is paid by no scheme.',
    author: 'Naledi Dlamini',
    daysAgo: 47,
    colours: ['#005F73', '#EE9B00'],
  },
  {
    title: 'Short courses that fit after work',
    slug: 'short-courses-that-fit-after-work',
    summary: 'The shop now has courses of a few evenings each, from R\u00a0490.',
    body: 'Spreadsheets, first aid, bookkeeping for a small business: the first courses take between three and eight evenings.\n\nA course that was finished can be put on the CV with one press.',
    author: 'Lerato Mokoena',
    daysAgo: 12,
    colours: ['#9B2226', '#E9D8A6'],
  },
  {
    title: 'A year of Phila in numbers',
    slug: 'a-year-of-phila-in-numbers',
    summary: 'What people did with Phila in its first year, without anybody being named.',
    body: 'In its first year people saved more CVs than payslips, and redeemed most vouchers for food and learning.\n\nNumbers of fewer than five people are not told.',
    author: 'Naledi Dlamini',
    daysAgo: -21,
    colours: null,
  },
  {
    title: 'Phila on the road: meet us in six towns',
    slug: 'phila-on-the-road',
    summary: 'Dates and places of our visits to community centres.',
    body: 'The places are still being agreed. Each visit helps people to make a first CV.',
    author: 'Johan van Wyk',
    daysAgo: null,
    colours: null,
  },
];

/** Stands at the end of each: these releases are read by everyone who tries the site, and say what did not happen. */
const MADE_UP =
  'This release is an example for trying the site: companies, people, places and prices in it are made up.';

/** Hills under a sun, in the two colours of a release. */
const hills = ([ground, sun]: readonly [string, string]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${ground}"/><circle cx="900" cy="260" r="140" fill="${sun}"/><path d="M0 470 Q300 300 620 450 T1200 400 V630 H0Z" fill="#fff" opacity=".18"/><path d="M0 560 Q360 400 760 540 T1200 520 V630 H0Z" fill="#fff" opacity=".3"/></svg>`;

/** Twelve media releases: one a draft, one that is to come. */
export const demo = async ({ services }: Demo): Promise<void> => {
  const now = services.clock.now();
  const made = await services.database
    .insert(mediaReleases)
    .values(
      releases.map(({ daysAgo, colours, ...release }) => ({
        ...release,
        body: `${release.body}\n\n*${MADE_UP}*`,
        heroAlt: colours === null ? null : 'Hills under a large sun',
        publishedAt: daysAgo === null ? null : new Date(now.getTime() - daysAgo * DAY),
      })),
    )
    .returning({ id: mediaReleases.id });
  for (const [at, { colours }] of releases.entries()) {
    const itemId = made[at]?.id;
    if (colours === null || itemId === undefined) continue;
    await keepPicture(services, {
      type: imageTypes.MediaRelease,
      itemId,
      picture: await drawPicture(hills(colours)),
      owner: 'demo',
    });
  }
};
