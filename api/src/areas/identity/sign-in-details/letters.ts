import { brand, type SignInKind } from '@phila/contract';
import type { Configuration } from '../../../core/configuration.ts';
import { MINUTE } from '../../../core/durations.ts';
import type { Message } from '../../../core/mail/notify.ts';
import { maskedEmail } from '../../../core/people/masked-email.ts';
import { maskedMobile } from '../../../core/people/masked-mobile.ts';
import { siteAddress } from '../../../core/site-address.ts';

type Site = Pick<Configuration, 'publicUrl' | 'port'>;

export const kindWords: { readonly [Kind in SignInKind]: string } = {
  email: 'email address',
  mobile: 'mobile number',
};

const masked = (kind: SignInKind, value: string): string =>
  kind === 'email' ? maskedEmail(value) : maskedMobile(value);

const inMinutes = (lifetime: number): string => `${Math.round(lifetime / MINUTE)} minutes`;

/** Omits names, because the address may belong to somebody else than the person who typed it. */
export const newCodeMessage = (kind: SignInKind, code: string, lifetime: number): Message => ({
  about: 'account',
  letter: {
    subject: `Your code for ${brand.name}`,
    paragraphs: [
      `Here is the code that makes this the ${kindWords[kind]} of an account with ${brand.name}:`,
      `It works once, for ${inMinutes(lifetime)}. Type it in the settings where you asked for it. We never ask for it by phone or email.`,
    ],
    code,
    closing: 'If you did not ask for it, you need not do anything. Without the code nothing changes.',
  },
  sms: `${brand.name}: the code for your new ${kindWords[kind]} is ${code}. It works for ${inMinutes(lifetime)}. Never tell it to anybody.`,
});

/** Tells the owner of an address that their account already has it. */
export const takenMessage = (site: Site, kind: SignInKind): Message => {
  const to = siteAddress(site, '/sign-in');
  return {
    about: 'account',
    letter: {
      subject: `You already have an account with ${brand.name}`,
      paragraphs: [
        `Somebody, most likely you, tried to use this ${kindWords[kind]} for another account. Your account with us has it, so nothing was changed.`,
        'Sign in with it as before. If you no longer know your password, choose “Forgot password” there.',
      ],
      action: { label: 'Sign in', to },
      closing: 'If it was not you, you need not do anything.',
    },
    sms: `${brand.name}: your account already has this ${kindWords[kind]}; nothing was changed. Sign in: ${to}`,
  };
};

/** Sends the present contact a code, so that an open session is not enough to take over the account. */
export const currentCodeMessage = (
  site: Site,
  { kind, to, code }: { kind: SignInKind; to: string; code: string },
  lifetime: number,
): Message => {
  const protect = siteAddress(site, '/forgot-password');
  return {
    about: 'account',
    letter: {
      subject: `Confirm your new ${kindWords[kind]} for ${brand.name}`,
      paragraphs: [
        `You asked to sign in with ${masked(kind, to)} from now on. Here is the code that confirms it is you:`,
        `It works once, for ${inMinutes(lifetime)}, together with the code that we sent to ${masked(kind, to)}.`,
        `If you did not ask for it, somebody else knows your password: choose a new one at once, and do not share the code.`,
      ],
      code,
      action: { label: 'It was not me', to: protect },
    },
    sms: `${brand.name}: ${code} confirms your new ${kindWords[kind]} ${masked(kind, to)}. Not you? Choose a new password: ${protect}`,
  };
};

/** Sends the old contact the link that undoes the change. */
export const changedMessage = (
  site: Site,
  { kind, to, token, until }: { kind: SignInKind; to: string; token: string; until: string },
): Message => {
  const undo = siteAddress(site, '/undo-sign-in-change', { token });
  return {
    about: 'account',
    letter: {
      subject: `Your ${kindWords[kind]} for ${brand.name} was changed`,
      paragraphs: [
        `You sign in with ${masked(kind, to)} from now on. You were signed out everywhere but on the device where you changed it.`,
        `If it was not you, take it back by the link below. It works until ${until}, signs everybody out and ends the password; a link to choose a new one follows. Then call us on ${brand.phone}.`,
      ],
      action: { label: 'Take it back', to: undo },
      closing: 'If it was you, you need not do anything.',
    },
    sms: `${brand.name}: you sign in with ${masked(kind, to)} now. Not you? Take it back until ${until}: ${undo}`,
    essential: true,
  };
};

/** Tells the new contact that it is in use. */
export const inUseMessage = (site: Site, kind: SignInKind): Message => {
  const to = siteAddress(site, '/sign-in');
  return {
    about: 'account',
    letter: {
      subject: `This is your ${kindWords[kind]} for ${brand.name} now`,
      paragraphs: [`From now on you sign in with this ${kindWords[kind]}. Your password stays as it is.`],
      action: { label: 'Sign in', to },
    },
    sms: `${brand.name}: from now on you sign in with this number. Your password stays as it is.`,
  };
};
