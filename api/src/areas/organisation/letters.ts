import { brand, longDateText, southAfricanDay } from '@phila/contract';
import type { Configuration } from '../../core/configuration.ts';
import { capabilityLink } from '../../core/capability/capability.ts';
import type { Letter } from '../../core/mail/letter.ts';
import { siteAddress } from '../../core/site-address.ts';

interface Invited {
  osName: string;
  token: string;
  expiresAt: Date;
}

/** Omits the recipient's name, as the address may be mistyped. */
export const invitationLetter = (
  site: Pick<Configuration, 'publicUrl' | 'port'>,
  { osName, token, expiresAt }: Invited,
): Letter => ({
  subject: `${osName} invites you to ${brand.name}`,
  paragraphs: [
    `${osName} says that you belong to it. Accept the invitation, and what ${osName} offers its people on ${brand.name} is open to you.`,
    'Sign in with your own account, or make one; either way the link leads on to the invitation.',
    `It works once, until ${longDateText(southAfricanDay(expiresAt))}. Share it with no one: the first person to open it can accept.`,
  ],
  action: { label: 'See the invitation', to: capabilityLink(siteAddress(site, '/invitation'), token) },
  closing: `If you do not know ${osName}, you need not do anything: nothing happens until somebody accepts.`,
});
