import { brand } from '@phila/contract';
import type { Configuration } from '../../../core/configuration.ts';
import type { Message } from '../../../core/mail/notify.ts';
import { siteAddress } from '../../../core/site-address.ts';

type Site = Pick<Configuration, 'publicUrl' | 'port'>;

const NOT_YOU = `If you know nothing of it, ask for a new password at once: it signs everybody out. Then call us on ${brand.phone}.`;

/** Tells the owner of an account that its second factor changed. */
export const factorMessage = (site: Site, happened: 'added' | 'removed'): Message => {
  const to = siteAddress(site, '/forgot-password');
  const what = {
    added: 'A way to confirm that it is you was added to your account: an app for codes, or a passkey.',
    removed: 'A way to confirm that it is you was removed from your account.',
  }[happened];
  return {
    about: 'account',
    letter: {
      subject: `The second factor of your account at ${brand.name}`,
      paragraphs: [what, NOT_YOU],
      action: { label: 'It was not me', to },
    },
    sms: `${brand.name}: ${what} Not you? ${to} or call ${brand.phone}.`,
    essential: true,
  };
};

/** Mails the link to set up a second factor. */
const bySetUpLink = (what: string, link: string): Message => ({
  about: 'account',
  letter: {
    subject: `Set up your second factor at ${brand.name}`,
    paragraphs: [what, 'Open the link within a day, signed in to your account. It works once.', NOT_YOU],
    action: { label: 'Set up my second factor', to: link },
  },
  sms: `${brand.name}: ${what} Set it up within a day: ${link}`,
  essential: true,
});

/** @param link to set up the first factor, at the person's request */
export const enrolmentMessage = (link: string): Message =>
  bySetUpLink('You asked to set up a second factor for your account.', link);

/** @param link the only way to set up a new one */
export const removedMessage = (link: string): Message =>
  bySetUpLink(
    'An administrator removed your second factor and its recovery codes, because they were said to be lost. Only this link lets you set up a new one.',
    link,
  );
