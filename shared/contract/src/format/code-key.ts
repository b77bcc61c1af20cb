import { codeWithoutUnseen } from './unseen-in-codes.ts';

/**
 * Key of a code, equal for all its spellings: full and half width are unified (NFKC), dashes become hyphens, letters
 * capitals; blanks and invisible characters go.
 */
export const codeKey = (code: string): string =>
  codeWithoutUnseen(code.normalize('NFKC'))
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Dash}/gu, '-')
    .toUpperCase()
    .normalize('NFKC');

/** Key of a discount code, which also ignores hyphens, as people copy codes from adverts. */
export const discountKey = (code: string): string => codeKey(code).replaceAll('-', '');
