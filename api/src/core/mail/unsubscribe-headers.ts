/**
 * Headers that let a mail program unsubscribe with a click (RFC 8058).
 * @param url null for mails always sent
 */
export const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
