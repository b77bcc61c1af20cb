import { adminProducts } from '../calls/shop/admin-products.ts';
import type { AdminProduct } from '../calls/shop/shapes.ts';
import {
  discount,
  discountKinds,
  discountRules,
  ENDS_BEFORE_START,
  MORE_THAN_ALL,
} from '../calls/shop/discounts.ts';
import { keptLookup } from '../lookups/lookup.ts';
import { amount, date, lookupsUpTo, option, text, whole, yesNo } from '../records/fields.ts';
import { answered } from '../rules/answered.ts';
import { day } from '../rules/day.ts';
import { ifGiven, type Rule, rule } from '../rules/rule.ts';
import { resource } from './resource.ts';

/** Highest limit on a discount's uses. */
const MAX_USES = 1_000_000;

/** Checks across a code's terms, for single codes and batches. */
export const discountTermsFit = {
  value: ({ kind, value }: { kind: string | null; value: number | null }) =>
    kind === 'percent' && value !== null && value > 100 && MORE_THAN_ALL,
  endDate: ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) =>
    startDate !== null && endDate !== null && endDate < startDate && ENDS_BEFORE_START,
};

/** Discount codes (docs/specification/orders.md, "Discounts"). */
export const shopDiscount = resource({
  name: 'shop-discounts',
  title: 'discount code',
  plural: 'discount codes',
  owner: 'site',
  capability: 'shop.discounts',
  named: 'code',
  columns: ['code', 'kind', 'value', 'startDate', 'endDate', 'isActive'],
  isRestorable: true,
  stepUp: 'discounts',
  alsoAs: {
    paths: { create: '/Shop/discount-code', update: '/Shop/discount-code/{id}' },
    value: discount,
  },
  fields: {
    code: text('Code', rule(discountRules.code)),
    kind: option(
      'Type of discount',
      [
        { id: 'percent', name: 'A percentage' },
        { id: 'amount', name: 'An amount in rand' },
      ],
      rule(discountKinds) as Rule<string, true>,
    ),
    value: amount('How much', rule(discountRules.value), {
      unit: 'number',
      unitBy: { field: 'kind', units: { percent: 'percent', amount: 'rand' } },
    }),
    minimumSpend: amount('Minimum spend', ifGiven(rule(discountRules.minimumSpend)), {
      whenBlank: 0,
      hint: 'Leave blank for none.',
    }),
    startDate: date('First day', day('Please choose the first day')),
    endDate: date('Last day', ifGiven(day('Please choose the last day')), {
      hint: 'It counts on this day as well, in South Africa.',
    }),
    usageLimit: whole('Uses in total', { unit: 'number', min: 1, max: MAX_USES }),
    perUserLimit: whole('Uses per person', { unit: 'number', min: 1, max: MAX_USES }),
    productIds: lookupsUpTo(
      500,
      'Only for these products',
      keptLookup('products', adminProducts, {
        input: { query: {} },
        idOf: ({ productId }: AdminProduct) => productId,
        labelOf: ({ productName }: AdminProduct) => productName,
      }),
      { hint: 'Leave empty for all products.' },
    ),
    isActive: yesNo('Can be used', answered('Please say whether it can be used'), { initial: true }),
  },
  check: discountTermsFit,
});
