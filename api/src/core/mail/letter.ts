import escapeHtml from 'escape-html';
import { brand } from '@phila/contract';
import { paletteOf } from '@phila/contract/palette';
import type { LetterLook } from './letter-look.ts';

/** A mail's content; its text and HTML are made from this. */
export interface Letter {
  subject: string;
  /** Paragraphs of plain text, in order. */
  paragraphs: readonly string[];
  /** A code to type, shown large after the first paragraph. */
  code?: string;
  /** The action, below the paragraphs. */
  action?: { label: string; to: string };
  /** Small print at the end: advice if it was not them. */
  closing?: string;
  /** The page to unsubscribe from such mails; left out for mails that are always sent. */
  unsubscribe?: string;
}

const STOP = 'Stop these emails';

const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/** A band inspired by litema, made of table cells: mail programs draw neither SVG nor gradients. */
const BAND = ['#8B1A2B', '#14213D', '#C9973F', '#14213D', '#8B1A2B', '#C9973F']
  .map((colour) => `<td height="6" style="background:${colour};font-size:0;line-height:0">&nbsp;</td>`)
  .join('');

const OWN = { band: `<tr>${BAND}</tr>`, action: '#8b1a2b', onAction: '#ffffff' };

/**
 * Colours a mail's head and button like the organisation's pages, adjusted until the text is legible. Most logos need a
 * white background. A logo that does not load is replaced by its alternative text, the name.
 */
const looksOf = (look: LetterLook | null) => {
  if (look === null)
    return {
      ...OWN,
      name: `<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#14213d">${escapeHtml(brand.name)}</p>\n`,
    };
  const { chrome, onChrome, action, onAction } = paletteOf('light', look);
  const name = escapeHtml(look.osName);
  const mark =
    look.logo === null
      ? name
      : `<img src="${escapeHtml(look.logo)}" alt="${name}" height="40" style="display:block;height:40px;max-width:240px;padding:6px 10px;border-radius:6px;background:#ffffff;color:#1b1f2a;font-size:16px">`;
  return {
    band: `<tr><td colspan="6" style="padding:20px 24px;background:${chrome};font-size:20px;font-weight:700;color:${onChrome}">${mark}</td></tr>`,
    action,
    onAction,
    name: '',
  };
};

/** The whole letter as plain text. */
const plain = ({ paragraphs, code, action, closing, unsubscribe }: Letter): string => {
  const [first = '', ...rest] = paragraphs;
  const parts = [first, ...(code === undefined ? [] : [`    ${code}`]), ...rest];
  if (action !== undefined) parts.push(`${action.label}:\n${action.to}`);
  if (closing !== undefined) parts.push(closing);
  if (unsubscribe !== undefined) parts.push(`${STOP}:\n${unsubscribe}`);
  parts.push(`${brand.name}\n${brand.phone}\n${brand.email}`);
  return `${parts.join('\n\n')}\n`;
};

const html = (
  { subject, paragraphs, code, action, closing, unsubscribe }: Letter,
  look: LetterLook | null,
): string => {
  const colours = looksOf(look);
  const text = (words: string, style = '') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1f2430;${style}">${escapeHtml(words)}</p>`;
  const [first = '', ...rest] = paragraphs;
  const shownCode =
    code === undefined
      ? ''
      : `<p style="margin:0 0 16px;padding:16px;border:1px solid #e4ddd5;border-radius:8px;background:#faf7f4;text-align:center;font-size:28px;letter-spacing:8px;font-weight:600;color:#14213d">${escapeHtml(code)}</p>`;
  const button =
    action === undefined
      ? ''
      : `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.to)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${colours.action};color:${colours.onAction};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p><p style="margin:0 0 16px;font-size:12px;line-height:18px;color:#5b6270">If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${escapeHtml(action.to)}</span></p>`;
  const last =
    closing === undefined
      ? ''
      : `<p style="margin:0;font-size:14px;line-height:21px;color:#5b6270">${escapeHtml(closing)}</p>`;
  const stop =
    unsubscribe === undefined
      ? ''
      : `<br><a href="${escapeHtml(unsubscribe)}" style="color:#5b6270">${STOP}</a>`;
  return `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#faf7f4;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e4ddd5">
${colours.band}
<tr><td colspan="6" style="padding:32px 24px">
${colours.name}${text(first)}${shownCode}${rest.map((words) => text(words)).join('\n')}${button}${last}
</td></tr>
<tr><td colspan="6" style="padding:16px 24px;border-top:1px solid #e4ddd5;font-size:12px;line-height:18px;color:#5b6270">${escapeHtml(brand.name)}, ${escapeHtml(brand.phone)}, ${escapeHtml(brand.email)}${stop}</td></tr>
</table>
</body>
</html>
`;
};

/**
 * Formats a letter for the outbox: subject, text and HTML.
 * @param look of the recipient's organisation; null for ours
 */
export const writeLetter = (
  letter: Letter,
  look: LetterLook | null = null,
): { subject: string; text: string; html: string } => ({
  subject: letter.subject,
  text: plain(letter),
  html: html(letter, look),
});
