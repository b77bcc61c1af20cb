/** A message as it leaves the outbox. */
export interface Outgoing {
  /** The outbox row: the same at every attempt, so a receiver can tell a repeat. */
  id: string;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** Where mails of this sort are ended by one press; null for those that are always sent. */
  unsubscribeUrl: string | null;
  createdAt: Date;
}

/** One way of handing messages over. It throws when the message was not taken: it is tried again later. */
export interface Transport {
  deliver(message: Outgoing): Promise<void>;
  close(): void;
}

/** By channel. */
export interface Transports {
  mail: Transport;
  sms: Transport;
}
