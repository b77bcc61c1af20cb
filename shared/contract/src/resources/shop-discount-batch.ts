import { batchRules } from '../calls/shop/discounts.ts';
import { HOW_MANY, MAX_BATCH } from '../calls/shop/most-codes-at-once.ts';
import { text, whole } from '../records/fields.ts';
import { form } from '../records/form.ts';
import { wholeNumber } from '../rules/number.ts';
import { rule } from '../rules/rule.ts';
import { discountTermsFit, shopDiscount } from './shop-discount.ts';

const { code: _code, ...terms } = shopDiscount.fields;

/** Batch of codes with the same terms: number, prefix, and terms. */
export const discountBatch = form({
  fields: {
    count: whole(
      'How many codes',
      { unit: 'number', min: 1, max: MAX_BATCH },
      wholeNumber(1, MAX_BATCH, HOW_MANY),
      { initial: 100 },
    ),
    prefix: text('Prefix', rule(batchRules.prefix), {
      hint: 'Each code begins with it, such as SPRING26-K7MPQ-4RXDT. Search for it to find the batch again.',
    }),
    ...terms,
    usageLimit: whole('Uses of each code', { unit: 'number', min: 1, max: 1_000_000 }, undefined, {
      initial: 1,
    }),
  },
  check: discountTermsFit,
});
