import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { folderTransport } from './folder-transport.ts';
import type { MessageLimits } from './messages.ts';
import { smsTransport } from './sms-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Transports } from './transport.ts';

export type { Outgoing, Transports } from './transport.ts';

/** Opens SMTP and the text message provider if configured; otherwise files in `DATA_DIR/mail` and `DATA_DIR/sms`. */
export const configuredTransports = ({
  dataDir,
  smtpUrl,
  mailFrom,
  smsUrl,
  smsKey,
  smsBody,
}: Pick<
  Configuration,
  'dataDir' | 'smtpUrl' | 'mailFrom' | 'smsUrl' | 'smsKey' | 'smsBody'
>): Transports => ({
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
  invitationLimit,
}: Pick<
  Configuration,
  'mailLimit' | 'smsLimit' | 'unconfirmedMailLimit' | 'invitationLimit'
>): MessageLimits => ({
  mail: mailLimit,
  sms: smsLimit,
  unconfirmed: unconfirmedMailLimit,
  invitation: invitationLimit,
});
