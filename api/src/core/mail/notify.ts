import { type Letter, writeLetter } from './letter.ts';
import { lookOfAccount } from './letter-look.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open.ts';
import type { MailPort, MessageAbout, SmsPort } from './ports.ts';

/** A person's addresses; mail is preferred to SMS. */
export interface Reachable {
  /** The account, whose mails have the look of its organisation; left out where there is none yet. */
  id?: string;
  email: string | null;
  mobile: string | null;
}

export interface Message {
  about: MessageAbout;
  letter: Letter;
  /** The same for a mobile, short. */
  sms: string;
  /** A warning: sent whatever else the person was sent today. */
  essential?: boolean;
}

/**
 * Puts the message into the outbox, as a mail where there is an address, else as a text message.
 * @returns false where the recipient was sent as much today as one person may be, and where there is none.
 */
export const notify = async (
  { mail, sms, configuration }: { mail: MailPort; sms: SmsPort; configuration: Configuration },
  within: Database,
  { id, email, mobile }: Reachable,
  message: Message,
  expiresAt?: Date,
): Promise<boolean> => {
  const how = {
    about: message.about,
    ...(expiresAt === undefined ? {} : { expiresAt }),
    essential: message.essential ?? false,
  };
  if (email !== null) {
    const look = id === undefined ? null : await lookOfAccount(within, configuration, id);
    return mail.send({ to: email, ...writeLetter(message.letter, look), ...how }, within);
  }
  return mobile === null ? false : sms.send({ to: mobile, text: message.sms, ...how }, within);
};
