import { brand, southAfricanTime, VIEWING_MINUTES } from '@phila/contract';
import type { Configuration } from '../../../core/configuration.ts';
import type { Message } from '../../../core/mail/notify.ts';
import { siteAddress } from '../../../core/site-address.ts';

const sentences = (at: Date): string[] => [
  `On ${southAfricanTime(at.toISOString())} one of our support staff opened your pages as you see them, for at most ${VIEWING_MINUTES} minutes, to help with something that was asked of us.`,
  'Nothing could be changed, your files stayed closed, and ID, passport and account numbers were hidden. Who it was, and why, is kept.',
];

/** Writes the notice in the bell. */
export const viewedNotice = (at: Date): { title: string; text: string } => ({
  title: 'Our support looked at your pages',
  text: [...sentences(at), `If you did not ask us for help, please call ${brand.phone}.`].join('\n'),
});

/** Tells the person that an administrator viewed their portal. */
export const viewedMessage = (site: Pick<Configuration, 'publicUrl' | 'port'>, at: Date): Message => ({
  about: 'account',
  letter: {
    subject: `Our support looked at your pages at ${brand.name}`,
    paragraphs: sentences(at),
    action: { label: `Open ${brand.name}`, to: siteAddress(site, '/dashboard') },
    closing: `If you did not ask us for help, please call us on ${brand.phone}.`,
  },
  sms: `${brand.name}: our support opened your pages, read only, to help you. Did not ask for help? Call ${brand.phone}.`,
  essential: true,
});
