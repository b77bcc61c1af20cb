import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Site } from './site.ts';

/** Mails to this person in the service's mail folder, oldest first, as HTML. */
const mailsTo = (site: Site, recipient: string): string[] => {
  const folder = path.join(site.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${recipient}<`));
};

const plain = (html: string): string =>
  html.replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&#61;', '=');

/** Waits for a mail to this person that matches, and returns the first group. */
export const mailed = async (site: Site, recipient: string, pattern: RegExp): Promise<string> => {
  const find = () =>
    mailsTo(site, recipient)
      .map((mail) => pattern.exec(plain(mail))?.[1])
      .findLast((found) => found !== undefined);
  await expect
    .poll(find, { message: `a mail to ${recipient} with ${pattern}`, intervals: [50] })
    .toBeDefined();
  return find() ?? '';
};
