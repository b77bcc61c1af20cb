import escapeHtml from 'escape-html';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { senderOf } from './sender.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';
import type { Outgoing, Transport } from './transport.ts';

/** `2025-11-21T10-17-03-120Z-0b8e51aa`: sorts by time and holds nothing personal. */
const nameOf = ({ id, createdAt }: Outgoing): string =>
  `${createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${id.slice(-8)}`;

/** The mail as a page for a browser: recipient and subject above its content. */
const page = ({ recipient, subject, text, html }: Outgoing): string => {
  const head = `<p style="font:13px monospace;margin:0;padding:12px;background:#eee;color:#222">To: ${escapeHtml(recipient)}<br>Subject: ${escapeHtml(subject ?? '')}</p>`;
  const body = html ?? `<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`;
  return html?.includes('<body') === true
    ? html.replace(/<body[^>]*>/, (tag) => `${tag}${head}`)
    : `<!doctype html><meta charset="utf-8"><body>${head}${body}</body>`;
};

/**
 * Writes messages into a folder for developers, and sends nothing: mails as `.html` and `.eml`, text messages as
 * `.txt`. A file appears only once it is complete.
 */
export const folderTransport = (folder: string, from: string): Transport => {
  const builder = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: senderOf(from) },
  );

  const write = async (name: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const whole = join(folder, name);
    // Readable only by the owner, because messages contain codes and links.
    await writeFile(`${whole}.part`, content, { mode: 0o600 });
    await rename(`${whole}.part`, whole);
  };

  return {
    deliver: async (message) => {
      const name = nameOf(message);
      if (message.channel === 'sms') {
        await write(`${name}.txt`, `To: ${message.recipient}\n\n${message.text}\n`);
        return;
      }
      const { message: built } = await builder.sendMail({
        to: message.recipient,
        subject: message.subject ?? '',
        text: message.text,
        ...(message.html === null ? {} : { html: message.html }),
        ...(message.replyTo === null ? {} : { replyTo: { name: '', address: message.replyTo } }),
        date: message.createdAt,
        headers: unsubscribeHeaders(message.unsubscribeUrl),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await write(`${name}.eml`, built as Buffer);
      await write(`${name}.html`, page(message));
    },
    close: () => builder.close(),
  };
};
