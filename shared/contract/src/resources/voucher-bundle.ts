import { imageTypes } from '../calls/image/kinds.ts';
import { causes } from '../calls/voucher/causes.ts';
import { lookups } from '../calls/voucher/lookups.ts';
import { mailAddress, order, rand } from '../calls/voucher/rules.ts';
import { keptLookup } from '../lookups/lookup.ts';
import { amount, date, lookup, text, whole, yesNo } from '../records/fields.ts';
import { answered } from '../rules/answered.ts';
import { day } from '../rules/day.ts';
import { wholeNumber } from '../rules/number.ts';
import { ifGiven, rule } from '../rules/rule.ts';
import { required } from '../rules/text.ts';
import type { VoucherLookupType } from '../vouchers/lookup-types.ts';
import { ENDS_BEFORE } from '../calls/voucher/bundles.ts';
import { resource } from './resource.ts';

const entriesOf = (name: string, type: VoucherLookupType) =>
  keptLookup(name, lookups, { input: { query: { LookupType: type } } });

const NO_PERCENTAGE = 'Please enter a whole percentage from 0 to 100';

/** Offers that are sold or claimed together (specification: vouchers, "Value bundles"). */
export const voucherBundle = resource({
  name: 'voucher-bundles',
  title: 'bundle',
  plural: 'bundles',
  owner: 'organisation',
  capability: 'voucher.bundles',
  named: 'name',
  columns: ['name', 'purchasePrice', 'startDate', 'endDate', 'isActive'],
  orderedBy: 'order',
  isRestorable: true,
  isConfirmed: true,
  fields: {
    name: text('Name', required('Please enter the name of the bundle', 100)),
    // Spelt as in the specification.
    bundelTypeId: lookup('Type of bundle', entriesOf('bundle-types', 'BundleType')),
    billingTypeId: lookup('How it is paid for', entriesOf('billing-types', 'BillingType')),
    areaId: lookup('Area', entriesOf('voucher-areas', 'Area')),
    email: text('Contact email', ifGiven(rule(mailAddress)), { inputMode: 'email' }),
    purchasePrice: amount('Price', rule(rand)),
    estimateValue: amount('Estimated value', rule(rand)),
    startDate: date('First day', day('Please choose the first day')),
    endDate: date('Last day', day('Please choose the last day')),
    allowCause: yesNo('Gives to a cause', answered('Please say whether it gives to a cause'), {
      initial: false,
    }),
    causeId: lookup('Cause', keptLookup('causes', causes)),
    causePercentage: whole(
      'Percentage of the price for the cause',
      { unit: 'number', max: 100 },
      wholeNumber(0, 100, NO_PERCENTAGE),
    ),
    order: whole('Position', { unit: 'number', max: 100_000 }, rule(order)),
    isActive: yesNo('On offer', answered('Please say whether it is active'), { initial: true }),
    osNo: whole('Number of the organisation', { unit: 'number', min: 1, max: 2_147_483_647 }, undefined, {
      hint: 'Only its confirmed members can have it; blank for everybody.',
    }),
  },
  check: {
    endDate: ({ startDate, endDate }) =>
      startDate !== null && endDate !== null && startDate > endDate && ENDS_BEFORE,
    causeId: ({ allowCause, causeId }) =>
      allowCause === true && causeId === null && 'Please choose the cause that it gives to',
  },
  pictures: {
    logo: { label: 'Picture', type: imageTypes.Bundle },
    halfLogo: { label: 'Picture at half size', type: imageTypes.BundleHalf },
    quarterLogo: { label: 'Picture at a quarter of the size', type: imageTypes.BundleQuarter },
  },
});
