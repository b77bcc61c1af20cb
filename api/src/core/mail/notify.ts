import { type Letter, writeLetter } from './letter.ts';
import type { Database } from '../database/open.ts';
import type { MailPort, MessageAbout, SmsPort } from './ports.ts';

/** Where a person can be reached; the mail address comes first where both are known. */
export interface Reachable {
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
  { mail, sms }: { mail: MailPort; sms: SmsPort },
  within: Database,
  { email, mobile }: Reachable,
  message: Message,
  expiresAt?: Date,
): Promise<boolean> => {
  const how = {
    about: message.about,
    ...(expiresAt === undefined ? {} : { expiresAt }),
    essential: message.essential ?? false,
  };
  if (email !== null) return mail.send({ to: email, ...writeLetter(message.letter), ...how }, within);
  return mobile === null ? false : sms.send({ to: mobile, text: message.sms, ...how }, within);
};
