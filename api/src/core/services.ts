import type { Area } from './area.ts';
import type { BlobStore } from './blobs/blob-store.ts';
import type { Configuration } from './configuration.ts';
import type { Listen } from './database/listen.ts';
import type { Database } from './database/open.ts';
import type { Person } from './http/implement.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './http/log.ts';

/** The time, so that a test can set it. Nothing else asks `new Date()` for the present. */
export interface Clock {
  now(): Date;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same with looks; left out, the text is sent alone. */
  html?: string;
  /** When what it says is no longer true: not sent after that. */
  expiresAt?: Date;
  /** Sent above the day's limit of its recipient as well: a warning, or mail for our own staff. */
  essential?: boolean;
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

/** Signs and reads access tokens; `account/tokens.ts` makes it. */
export interface Tokens {
  signAccessToken(person: Omit<Person, 'isConfirmedMember'>): Promise<string>;
  /** Who the token speaks for; null for one that is forged, expired, of another issuer, or not an access token. */
  verifyAccessToken(token: string): Promise<Person | null>;
  /** To be called after the sessions were ended in the database: their access tokens are refused from now on. */
  sessionsEnded(ids: readonly string[]): void;
  /** Asks the database anew about every session: another server has ended some. */
  forgetSessions(): void;
}

/** Keeps text that must not lie open in the database; `people/sealing.ts` makes it. */
export interface Sealing {
  /** @param about what the text belongs to: it opens only together with it. */
  seal(text: string, about: string): string;
  /** Null for what was changed, belongs to something else or was sealed with another secret. */
  open(sealed: string, about: string): string | null;
  /** A keyed hash, to know a text again without keeping it. */
  mark(text: string): string;
  /** The mark under each key, the current one first: what an older key marked is known by one of these. */
  marks(text: string): string[];
}

/** What every handler may use. */
export interface Services {
  /** Everything that this service is made of (`areas.ts`). */
  areas: readonly Area[];
  configuration: Configuration;
  database: Database;
  clock: Clock;
  log: Log;
  mail: MailPort;
  sms: SmsPort;
  tokens: Tokens;
  sealing: Sealing;
  limits: Limits;
  blobs: BlobStore;
  /** How many bytes may still be written below `DATA_DIR`; up to a second old. */
  freeSpace(): Promise<number>;
  /** Hears what any server on the same database tells all of them (`NOTIFY`). */
  listen: Listen;
  /** Where this very server answers, `http://127.0.0.1:3000`; null while it does not listen. */
  ownAddress(): string | null;
}
