import { centsFromRand } from '@phila/finance/cents';
import { productRules } from '../calls/shop/admin-products.ts';
import { discountRules } from '../calls/shop/discounts.ts';
import { rand } from '../calls/voucher/rules.ts';
import { hasTwoDecimals } from './two-decimals.ts';

const GOOD = [0, 0.01, 0.29, 19.99, 1.1, 4.35, 1_000, 9_999.99];
/** Some are closer to a cent than manual rounding can detect. */
const BAD = [0.001, 19.995, 19.990000001, 0.1 + 0.2, 1.005];

const takes = (amount: number): boolean => {
  try {
    centsFromRand(amount);
    return true;
  } catch {
    return false;
  }
};

it.each([
  ['the rule', hasTwoDecimals],
  ['the turning into cents', takes],
  ['the price of a product', (amount: number) => productRules.price.safeParse(amount).success],
  [
    'the value of a discount',
    (amount: number) => amount === 0 || discountRules.value.safeParse(amount).success,
  ],
  ['the price of a bundle', (amount: number) => rand.safeParse(amount).success],
])('%s takes what is whole cents, and nothing else', (_, isTaken) => {
  expect(GOOD.filter((amount) => !isTaken(amount))).toEqual([]);
  expect(BAD.filter(isTaken)).toEqual([]);
});
