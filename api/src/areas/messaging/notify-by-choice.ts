import type { NotificationKind } from '@phila/contract';
import type { Database } from '../../core/database/open.ts';
import { type Letter, writeLetter } from '../../core/mail/letter.ts';
import { lookOfAccount } from '../../core/mail/letter-look.ts';
import type { MessageAbout } from '../../core/mail/ports.ts';
import type { Services } from '../../core/services.ts';
import { type Notified, ownMobile } from './notification-choices.ts';
import { unsubscribeLinks } from './unsubscribing.ts';

type Sender = Pick<Services, 'mail' | 'sms' | 'sealing' | 'configuration'>;

/** Queues a mail with links to unsubscribe from its kinds. */
export const mailOfKinds = async (
  sender: Omit<Sender, 'sms'>,
  within: Database,
  to: { id: string; email: string },
  {
    kinds,
    about,
    letter,
    essential = false,
  }: {
    kinds: readonly NotificationKind[];
    about: MessageAbout;
    letter: Letter;
    essential?: boolean;
  },
): Promise<boolean> => {
  const { page, onePress } = unsubscribeLinks(sender, to.id, kinds);
  const look = await lookOfAccount(within, sender.configuration, to.id);
  return sender.mail.send(
    {
      about,
      to: to.email,
      ...writeLetter({ ...letter, unsubscribe: page }, look),
      unsubscribeUrl: onePress,
      essential,
    },
    within,
  );
};

/** Queues a text message, if the person has a number. */
export const textOwn = async (
  { sms }: Pick<Sender, 'sms'>,
  within: Database,
  to: Notified,
  { about, text }: { about: MessageAbout; text: string },
): Promise<boolean> => {
  const mobile = ownMobile(to);
  return mobile !== null && sms.send({ about, to: mobile, text }, within);
};
