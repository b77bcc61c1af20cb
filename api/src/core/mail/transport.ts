/** A message as it leaves the outbox. */
export interface Outgoing {
  /** The outbox row: the same at every attempt, so a receiver can tell a repeat. */
  id: string;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** Unsubscribes by a single press; null for mails that are always sent. */
  unsubscribeUrl: string | null;
  createdAt: Date;
}

/** Hands messages over. Throws for a message that was not taken: it is tried again later. */
export interface Transport {
  deliver(message: Outgoing): Promise<void>;
  close(): void;
}

/** By channel. */
export interface Transports {
  mail: Transport;
  sms: Transport;
}
