import { brand } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { notify } from '../../../core/mail/notify.ts';
import { siteAddress } from '../../../core/site-address.ts';
import { accounts } from '../../../core/accounts/tables.ts';
import type { Services } from '../../../core/services.ts';
import { tellInBell } from '../../messaging/public.ts';
import { offers } from '../tables.ts';

type Teller = Pick<Services, 'database' | 'clock' | 'configuration' | 'mail' | 'sms'>;

interface RedemptionChange {
  isReissued: boolean;
  reason: string | null;
}

const sentences = (name: string, { isReissued, reason }: RedemptionChange): string[] => [
  isReissued
    ? `You have a new code for ${name}. Please use it in place of your former one.`
    : `We took back your redemption of ${name}, so that you can redeem the voucher again. If you had a code of your own, please do not use it.`,
  ...(reason === null ? [] : [`Why: ${reason}`]),
];

/**
 * Tells a person about a change to their voucher, by notification and by mail or text message, in the change's
 * transaction. Contains no code: codes are shown only when signed in.
 */
export const tellOfRedemption = async (
  services: Teller,
  { personId, offerId }: { personId: string; offerId: number },
  told: RedemptionChange,
): Promise<void> => {
  const { database, clock, configuration } = services;
  const [offer] = await database.select({ name: offers.name }).from(offers).where(eq(offers.id, offerId));
  const [account] = await database.select().from(accounts).where(eq(accounts.id, personId));
  if (offer === undefined || account === undefined) return;
  const paragraphs = sentences(offer.name, told);
  const title = told.isReissued
    ? `You have a new code for ${offer.name}`
    : `Your voucher ${offer.name} was taken back`;
  await tellInBell(database, personId, { title, text: paragraphs.join('\n') }, clock.now());
  await notify(services, database, account, {
    about: 'account',
    letter: {
      subject: `${title} at ${brand.name}`,
      paragraphs,
      action: { label: 'Open my vouchers', to: siteAddress(configuration, '/vouchers') },
      closing: `If you have a question, please call us on ${brand.phone}.`,
    },
    sms: `${brand.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}. Open My Vouchers to see it.`,
    essential: true,
  });
};
