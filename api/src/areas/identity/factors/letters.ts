import { brand } from '@phila/contract';
import type { Configuration } from '../../../core/configuration.ts';
import type { Message } from '../../../core/mail/notify.ts';
import { siteAddress } from '../../../core/people/site-address.ts';

type Site = Pick<Configuration, 'publicUrl' | 'port'>;

/** What happened to the second factor of an account, to its owner. */
export const factorMessage = (site: Site, happened: 'added' | 'removed' | 'removed for you'): Message => {
  const to = siteAddress(site, '/forgot-password');
  const what = {
    added: 'A way to confirm that it is you was added to your account: an app for codes, or a passkey.',
    removed: 'A way to confirm that it is you was removed from your account.',
    'removed for you':
      'An administrator removed your second factor and its recovery codes, because they were said to be lost. At your next visit to the Admin Panel you set up a new one.',
  }[happened];
  return {
    about: 'account',
    letter: {
      subject: `The second factor of your account at ${brand.name}`,
      paragraphs: [
        what,
        `If you know nothing of it, ask for a new password at once: it signs everybody out. Then call us on ${brand.phone}.`,
      ],
      action: { label: 'It was not me', to },
    },
    sms: `${brand.name}: ${what} Not you? ${to} or call ${brand.phone}.`,
    essential: true,
  };
};
