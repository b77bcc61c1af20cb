import escapeHtml from 'escape-html';
import { brand } from '@phila/contract';

/** Free help lines and offices, as described by their operators. */
const ITEMS: readonly { title: string; link: string; published: string }[] = [
  {
    title: 'How unemployment insurance works, and how to claim it',
    link: 'https://www.labour.gov.za/',
    published: '2026-11-02T06:00:00Z',
  },
  {
    title: 'Your free credit report: ask each credit bureau once a year',
    link: 'https://www.ncr.org.za/',
    published: '2026-11-05T06:00:00Z',
  },
  {
    title: 'What every medical scheme has to pay for: the prescribed minimum benefits',
    link: 'https://www.medicalschemes.co.za/',
    published: '2026-11-09T06:00:00Z',
  },
  {
    title: 'Is your adviser licensed? Look them up before you sign',
    link: 'https://www.fsca.co.za/',
    published: '2026-11-12T06:00:00Z',
  },
  {
    title: 'Tax season: check that your banking details on eFiling are right',
    link: 'https://www.sarsefiling.co.za/',
    published: '2026-11-16T06:00:00Z',
  },
];

/** The site's own feed, RSS 2.0. The demo reads it like any other feed. */
export const demoFeed = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<rss version="2.0">',
  '<channel>',
  `<title>${escapeHtml(brand.name)} news</title>`,
  `<link>${escapeHtml(brand.website)}</link>`,
  `<description>${escapeHtml(brand.tagline)}</description>`,
  '<language>en-za</language>',
  ...ITEMS.toReversed().map(
    ({ title, link, published }) =>
      `<item><title>${escapeHtml(title)}</title><link>${escapeHtml(link)}</link>` +
      `<guid isPermaLink="false">demo ${escapeHtml(published)}</guid>` +
      `<pubDate>${new Date(published).toUTCString()}</pubDate></item>`,
  ),
  '</channel>',
  '</rss>',
  '',
].join('\n');
