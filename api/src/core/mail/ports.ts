import type { Database } from '../database/open.ts';

/**
 * The purpose of a message. Each has its own daily limit for a recipient, so that mail which strangers can cause (a
 * sign-up, an order, an invitation) never uses up what the account's owner needs: a reset, their archive.
 */
export type MessageAbout =
  | 'account'
  | 'sign-up'
  | 'order'
  | 'reminder'
  | 'invitation'
  | 'staff'
  | 'announcement';

export interface Mail {
  about: MessageAbout;
  to: string;
  subject: string;
  text: string;
  /** The same with looks; left out, the text is sent alone. */
  html?: string;
  /** Unsubscribes in a mail program by a single press (RFC 8058); left out for mails that are always sent. */
  unsubscribeUrl?: string;
  /** When what it says is no longer true: not sent after that. */
  expiresAt?: Date;
  /** Sent above the day's limit of its recipient as well: a warning, or mail for our own staff. */
  essential?: boolean;
  /**
   * The id of the account that sends to a typed address not shown to be its own. Such mails are limited to a few a day
   * (`LIMIT_UNCONFIRMED_MAIL`) for the address and the account.
   */
  unconfirmedSender?: string;
}

/** Sends mail through the outbox: accepted once its row is written, delivered at least once, no matter who restarts. */
export interface MailPort {
  /**
   * @param database the transaction that the mail belongs to; without one it is queued by itself.
   * @returns false where the recipient was sent as much today as one person may be (`LIMIT_MAIL`): nothing is sent.
   */
  send(mail: Mail, database?: Database): Promise<boolean>;
}

export interface Sms {
  about: MessageAbout;
  /** In international form: `+27821234567`. */
  to: string;
  text: string;
  /** When what it says is no longer true: not sent after that. */
  expiresAt?: Date;
  /** Sent above the day's limit of its recipient as well: a warning. */
  essential?: boolean;
}

/** The same for text messages, with `LIMIT_SMS`. */
export interface SmsPort {
  send(sms: Sms, database?: Database): Promise<boolean>;
}
