import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { folderTransport } from './folder-transport.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';
import { smsTransport } from './sms-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

export { createOutbox, type Outbox } from './outbox.ts';
export type { Outgoing, Transport } from './transport.ts';

/** SMTP and the provider of text messages where they are configured; otherwise files in `DATA_DIR/mail` and `DATA_DIR/sms`. */
export const configuredTransports = ({
  dataDir,
  smtpUrl,
  mailFrom,
  smsUrl,
  smsKey,
  smsBody,
}: Pick<Configuration, 'dataDir' | 'smtpUrl' | 'mailFrom' | 'smsUrl' | 'smsKey' | 'smsBody'>): {
  mail: Transport;
  sms: Transport;
} => ({
  mail:
    smtpUrl === null ? folderTransport(join(dataDir, 'mail'), mailFrom) : smtpTransport(smtpUrl, mailFrom),
  sms:
    smsUrl === null
      ? folderTransport(join(dataDir, 'sms'), mailFrom)
      : smsTransport({ url: smsUrl, key: smsKey, body: smsBody }),
});

export const configuredMessageLimits = ({
  mailLimit,
  smsLimit,
  unconfirmedMailLimit,
}: Pick<Configuration, 'mailLimit' | 'smsLimit' | 'unconfirmedMailLimit'>): OutboxOptions['limits'] => ({
  mail: mailLimit,
  sms: smsLimit,
  unconfirmed: unconfirmedMailLimit,
});

/** The outbox of a running service; `start` makes it send. */
export const configuredOutbox = (
  options: Omit<OutboxOptions, 'transports' | 'limits'> & { configuration: Configuration },
): Outbox =>
  createOutbox({
    ...options,
    transports: configuredTransports(options.configuration),
    limits: configuredMessageLimits(options.configuration),
  });
