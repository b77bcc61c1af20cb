import { codeWithoutUnseen } from './unseen-in-codes.ts';

/**
 * What a code is known by: two spellings of one code have one key. Full and half width are one (NFKC), every dash is a hyphen,
 * letters are capitals, and there is neither a blank nor a mark that is not seen in it.
 */
export const codeKey = (code: string): string =>
  codeWithoutUnseen(code.normalize('NFKC'))
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Dash}/gu, '-')
    .toUpperCase()
    .normalize('NFKC');

/** The key of a code that people copy from an advert: where its hyphens stand does not count. */
export const discountKey = (code: string): string => codeKey(code).replaceAll('-', '');
