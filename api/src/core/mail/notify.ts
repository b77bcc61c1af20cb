import { type Letter, writeLetter } from './letter.ts';
import { lookOfAccount } from './letter-look.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open.ts';
import type { MailPort, MessageAbout, SmsPort } from './ports.ts';

/** A person's addresses; mail is preferred to SMS. */
export interface Recipient {
  /** The account's id, to design the mail like its organisation's pages; left out if there is no account yet. */
  id?: string;
  email: string | null;
  mobile: string | null;
}

export interface Message {
  about: MessageAbout;
  letter: Letter;
  /** The short text for a mobile. */
  sms: string;
  /** Marks a warning, sent above the recipient's daily limit. */
  essential?: boolean;
}

/**
 * Queues the message as a mail, or as a text message without an address.
 * @returns false above the recipient's daily limit, and without a recipient.
 */
export const notify = async (
  { mail, sms, configuration }: { mail: MailPort; sms: SmsPort; configuration: Configuration },
  within: Database,
  { id, email, mobile }: Recipient,
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
