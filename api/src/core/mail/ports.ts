import type { Database } from '../database/open.ts';

/**
 * The purpose of a message. Each has its own daily limit, so that mails triggered by strangers (a sign-up, an order, an
 * invitation) never use up the owner's own, such as a password reset.
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
  /** The formatted mail; without it, only the text is sent. */
  html?: string;
  /** Lets mail programs unsubscribe with a click (RFC 8058); left out for mails always sent. */
  unsubscribeUrl?: string;
  /** The address for answers: that of the visitor whose message this is; left out where it is ours. */
  replyTo?: string;
  /** When the content becomes outdated: not sent after that. */
  expiresAt?: Date;
  /** Sent above the recipient's daily limit too: a warning, or mail to staff. */
  essential?: boolean;
  /**
   * The sending account, for a typed address not proved to be its own. Limited to a few a day
   * (`LIMIT_UNCONFIRMED_MAIL`) for the address and for the account.
   */
  unconfirmedSender?: string;
}

/** Queues mail in the outbox: accepted once its row is written, delivered at least once despite restarts. */
export interface MailPort {
  /**
   * @param database the mail's transaction; queued on its own without one.
   * @returns false above the recipient's daily limit (`LIMIT_MAIL`): nothing is sent.
   */
  send(mail: Mail, database?: Database): Promise<boolean>;
}

export interface Sms {
  about: MessageAbout;
  /** In international form: `+27821234567`. */
  to: string;
  text: string;
  /** When the content becomes outdated: not sent after that. */
  expiresAt?: Date;
  /** Sent above the recipient's daily limit too: a warning. */
  essential?: boolean;
}

/** Queues text messages like mails, limited by `LIMIT_SMS`. */
export interface SmsPort {
  send(sms: Sms, database?: Database): Promise<boolean>;
}
