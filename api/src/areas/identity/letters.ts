import { brand } from '@phila/contract';
import type { Configuration } from '../../core/configuration.ts';
import type { Message } from '../../core/mail/notify.ts';
import { siteAddress } from '../../core/site-address.ts';

type Site = Pick<Configuration, 'publicUrl' | 'port'>;

const minutes = (milliseconds: number): string => {
  const count = Math.round(milliseconds / 60_000);
  return count === 1 ? '1 minute' : `${count} minutes`;
};

/** Omits names, as the address may be mistyped. */
export const codeMessage = (code: string, lifetime: number): Message => ({
  about: 'sign-up',
  letter: {
    subject: `Your code for ${brand.name}`,
    paragraphs: [
      'Welcome. Here is the code that finishes your sign-up:',
      `It works once, for ${minutes(lifetime)}. Type it on the page where you signed up and share it with no one: we never ask for it by phone or email.`,
    ],
    code,
    closing: 'If you did not sign up, you need not do anything. Without the code no account is made.',
  },
  sms: `${brand.name}: your sign-up code is ${code}. It works for ${minutes(lifetime)}. Share it with no one.`,
});

export const alreadyThereMessage = (site: Site, isClaimed: boolean): Message => {
  const to = siteAddress(site, isClaimed ? '/sign-in' : '/forgot-password-sync');
  return {
    about: 'sign-up',
    letter: {
      subject: `You already have an account with ${brand.name}`,
      paragraphs: isClaimed
        ? [
            'Somebody, most likely you, tried to sign up with this address. You have an account already, so nothing was changed.',
            'Sign in as before. If you no longer know your password, choose “Forgot password” there.',
          ]
        : [
            'Somebody, most likely you, tried to sign up with this address. Your employer has prepared an account for you already.',
            'To use it, you only need to choose a password.',
          ],
      action: { label: isClaimed ? 'Sign in' : 'Choose a password', to },
      closing: 'If it was not you, you need not do anything.',
    },
    sms: isClaimed
      ? `${brand.name}: you already have an account. Sign in: ${to}`
      : `${brand.name}: your employer has prepared your account. Choose a password: ${to}`,
  };
};

/**
 * @param account the user name that the page returns with the token.
 * @param isClaimed false for an account that never had a password; it has its own page.
 */
export const resetMessage = (
  site: Site,
  { account, token }: { account: string; token: string },
  lifetime: number,
  isClaimed: boolean,
): Message => {
  const to = siteAddress(site, isClaimed ? '/forgot-password' : '/forgot-password-sync', { account, token });
  return {
    about: 'account',
    letter: {
      subject: `Choose a new password for ${brand.name}`,
      paragraphs: [
        'You asked for a new password. The link below leads to a page where you choose it.',
        `It works once, for ${minutes(lifetime)}. When you use it, you are signed out everywhere.`,
      ],
      action: { label: 'Choose a new password', to },
      closing:
        'If you did not ask for it, you need not do anything: your password stays as it is. Share the link with no one.',
    },
    sms: `${brand.name}: choose a new password within ${minutes(lifetime)}: ${to}`,
  };
};

interface OpenLinks {
  all: number;
  withContact: number;
}

/** Warns the owner of links that outlive a new password, as an intruder may have made them. */
const linksLeft = ({ all, withContact }: OpenLinks): string[] => {
  if (all === 0) return [];
  const contact = withContact === 0 ? '' : `, ${withContact} with your contact details`;
  const links = all === 1 ? '1 link to your CV still opens it' : `${all} links to your CVs still open them`;
  return [
    `${links}${contact}. Look at them in My Career, under Create My CV, and end those that you did not make.`,
  ];
};

/**
 * @param here true if the changing device stays signed in
 * @param links that stay valid
 */
export const passwordChangedMessage = (
  site: Site,
  here: 'signed out' | 'stays',
  links: OpenLinks,
): Message => {
  const to = siteAddress(site, '/forgot-password');
  const what =
    here === 'stays'
      ? 'you were signed out everywhere else. On the device where you changed it you need not do anything.'
      : 'you were signed out everywhere. Please sign in with the new one.';
  return {
    about: 'account',
    letter: {
      subject: `Your password for ${brand.name} was changed`,
      paragraphs: [
        `The password of your account was just changed, and ${what}`,
        ...linksLeft(links),
        `If it was not you, ask for a new password at once, and call us on ${brand.phone}.`,
      ],
      action: { label: 'It was not me', to },
    },
    sms: `${brand.name}: your password was changed. Not you? ${to} or call ${brand.phone}.`,
    essential: true,
  };
};

/** @param osName the chosen profile's organisation; null for the person's own */
export const profileChosenMessage = (site: Site, osName: string | null): Message => {
  const to = siteAddress(site, '/forgot-password');
  const as = osName === null ? 'by yourself' : `at ${osName}`;
  return {
    about: 'account',
    letter: {
      subject: `You changed your account at ${brand.name}`,
      paragraphs: [
        `In a browser where you are signed in, you chose to go on ${as}.`,
        `If it was not you, ask for a new password at once: it signs everybody out. Then call us on ${brand.phone}.`,
      ],
      action: { label: 'It was not me', to },
    },
    sms: `${brand.name}: you chose to go on ${as}. Not you? ${to} or call ${brand.phone}.`,
    essential: true,
  };
};
