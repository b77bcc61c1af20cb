/**
 * Makes the headers that let a mail program unsubscribe by a single press (RFC 8058).
 * @param url null for mails that are always sent
 */
export const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
