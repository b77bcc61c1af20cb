import { type Letter, writeLetter } from '../mail/letter.ts';
import type { Database } from '../database/open.ts';
import type { Services } from '../services.ts';

/** Where a person can be reached; the mail address comes first where both are known. */
export interface Reachable {
  email: string | null;
  mobile: string | null;
}

export interface Message {
  letter: Letter;
  /** The same for a mobile, short. */
  sms: string;
}

/** Puts the message into the outbox, as a mail where there is an address, else as a text message. */
export const notify = async (
  { mail, sms }: Pick<Services, 'mail' | 'sms'>,
  within: Database,
  { email, mobile }: Reachable,
  message: Message,
  expiresAt?: Date,
): Promise<void> => {
  const expiry = expiresAt === undefined ? {} : { expiresAt };
  if (email !== null) await mail.send({ to: email, ...writeLetter(message.letter), ...expiry }, within);
  else if (mobile !== null) await sms.send({ to: mobile, text: message.sms, ...expiry }, within);
};
