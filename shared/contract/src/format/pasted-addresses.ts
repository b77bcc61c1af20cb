import { withoutUnseen } from './unseen.ts';

/** A part between separators; what stands in quotation marks or brackets is not divided. Bounded, so that no text is slow. */
const PART = /(?:"[^"\n]{0,320}"|<[^<>\n]{0,320}>|\([^()\n]{0,320}\)|[^;,\t\r\n])+/g;
/** An address in brackets, as mail programs write it after the name: <a@b>, [mailto:a@b], (a@b). */
const BRACKETED = /[<[(]\s{0,9}(?:mailto:)?([^\s<>()[\]]{1,320}@[^\s<>()[\]]{1,320})\s{0,9}[>\])]/i;
/** Text before a comma that may be a surname: never a mistyped address or a number. */
const SURNAME = /^[\p{L}\p{M}'’ -]+$/u;
/** Signs around an address that are no part of it. */
const AROUND = /^(?:mailto:|[\s"'‘’“”<>([{:]){1,20}|[\s"'‘’“”<>)\]}.:]{1,20}$/gi;

/** The words of a part that are addresses: all of them without a name, the bracketed one behind a name. */
const addressesIn = (part: string): string[] => {
  const bracketed = BRACKETED.exec(part)?.[1];
  if (bracketed !== undefined) return [bracketed.replaceAll(AROUND, '')];
  const words = part.split(/\s+/).filter((word) => word.includes('@'));
  return words.length === 0 ? [part.trim()] : words.map((word) => word.replaceAll(AROUND, ''));
};

/**
 * Reads addresses as mail programs paste them: `Mokoena, Thandi <thandi@example.org>; 'sipho@example.org'`, one a line, or
 * with commas. A surname before a comma goes with the name that follows; any other text stays, for its reader to refuse.
 */
export const pastedAddresses = (text: string): string[] => {
  const tidy = withoutUnseen(text).replaceAll(/^\s*(?:to|cc|bcc|aan):/gim, '');
  const found: string[] = [];
  let before = '';
  const keep = (address: string): void => {
    if (address !== '' && !found.includes(address)) found.push(address);
  };
  for (const { 0: part, index } of tidy.matchAll(PART)) {
    const isName = tidy[index - 1] === ',' && SURNAME.test(before) && BRACKETED.test(part);
    if (!isName) keep(before);
    before = '';
    if (part.includes('@')) for (const address of addressesIn(part)) keep(address);
    else before = part.trim();
  }
  keep(before);
  return found;
};
