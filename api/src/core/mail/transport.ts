/** A message as it leaves the outbox. */
export interface Outgoing {
  /** The outbox row: the same at every attempt, so a receiver can tell a repeat. */
  id: string;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** Lets mail programs unsubscribe with a click; null for mails always sent. */
  unsubscribeUrl: string | null;
  /** The address for answers; null for the sender's. */
  replyTo: string | null;
  createdAt: Date;
}

/** Sends messages. Throws if one was not accepted, so that it is sent again later. */
export interface Transport {
  deliver(message: Outgoing): Promise<void>;
  close(): void;
}

/** By channel. */
export interface Transports {
  mail: Transport;
  sms: Transport;
}
