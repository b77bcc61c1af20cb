import * as z from 'zod/mini';
import { numberText } from '@phila/finance/number-text';
import { call } from '../../call.ts';
import { storableText } from '../../rules/text.ts';
import { tooLong } from '../../rules/too-long.ts';
import { hasTwoDecimals } from '../../rules/two-decimals.ts';
import { safeAddress } from '../../web-address.ts';
import { listOf, pageQuery } from '../../page.ts';
import { adminProduct, HIGHEST_PRICE } from './shapes.ts';
import { may } from '../../permissions/permission.ts';

const PRICE = `Please enter a price of R 0 to R ${numberText(HIGHEST_PRICE).replaceAll('\u00a0', ' ')}, with at most two decimals`;

/** Longest description of a product, in characters of Markdown. */
export const LONGEST_DESCRIPTION = 20_000;

/** Longest introduction to a product, in characters of Markdown. */
export const LONGEST_BEGINNING = 2_000;

export const productRules = {
  /** Product's code in other systems, compared case-insensitively; CV templates have `cv-t` in it. */
  sku: z
    .string('Please enter a SKU')
    .check(
      z.regex(
        /^[A-Za-z0-9][A-Za-z0-9._-]*$/,
        'A SKU is a letter or a digit, followed by letters, digits, dots, dashes and underscores',
      ),
      z.maxLength(64, tooLong(64)),
    ),
  /** In rand. */
  price: z
    .number(PRICE)
    .check(z.minimum(0, PRICE), z.maximum(HIGHEST_PRICE, PRICE), z.refine(hasTwoDecimals, PRICE)),
  /** Address of a free product; '' for none. */
  link: z.string().check(
    ...storableText(500),
    z.refine(
      (link) => link === '' || safeAddress(link) !== null,
      'Please enter a page of this site (/…) or an address with https://',
    ),
  ),
};

/** Returns true for a free product without the link that opens it. */
export const isFreeWithoutLink = ({ price, link }: { price: number | null; link: string }): boolean =>
  price === 0 && link === '';

export const adminProducts = call({
  method: 'GET',
  path: '/Shop/admin-products',
  access: may('shop.catalogue.read'),
  summary: 'Every product, those switched off or deleted as well; all, the oldest first, or a page of them.',
  query: pageQuery,
  value: listOf(adminProduct),
});
