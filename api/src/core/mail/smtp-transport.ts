import { createTransport } from 'nodemailer';
import { senderOf } from './sender.ts';
import type { Transport } from './transport.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

/**
 * Sends mails through a mail server.
 * @param url `smtp://user:password@host:port`, or `smtps://`.
 */
export const smtpTransport = (url: string, from: string): Transport => {
  const server = createTransport(url, { from: senderOf(from) });
  return {
    deliver: async ({ id, recipient, subject, text, html, unsubscribeUrl, replyTo, createdAt }) => {
      await server.sendMail({
        to: recipient,
        subject: subject ?? '',
        text,
        ...(html === null ? {} : { html }),
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        date: createdAt,
        messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
        // Asks mail servers for no automatic replies to codes and links.
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        // Never fetches a file or an address into a mail: all content is our own text.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => server.close(),
  };
};
