import { imageTypes } from '../calls/image/kinds.ts';
import { causes } from '../calls/voucher/causes.ts';
import { mailAddress, order, rand } from '../calls/voucher/rules.ts';
import { keptLookup } from '../lookups/lookup.ts';
import { amount, date, lookup, lookupsInOrder, text, whole, yesNo } from '../records/fields.ts';
import { longDateText } from '../format/day-text.ts';
import { southAfricanToday } from '../format/service-time.ts';
import { answered } from '../rules/answered.ts';
import { day } from '../rules/day.ts';
import { wholeNumber } from '../rules/number.ts';
import { ifGiven, rule } from '../rules/rule.ts';
import { required } from '../rules/text.ts';
import { offerNames, savedBundle } from '../calls/voucher/bundles.ts';
import { DEFAULT_BUNDLE_END, DEFAULT_CAUSE_PERCENTAGE } from '../vouchers/constants.ts';
import { paidUntil } from '../vouchers/paid-until.ts';
import { organisationNames } from './organisation-names.ts';
import { resource } from './resource.ts';
import { entriesOf } from './voucher-entries.ts';

const MAX_OFFERS = 200;

const ENDS_BEFORE = 'The last day is before the first day';
const NO_PERCENTAGE = 'Please enter a whole percentage from 0 to 100';

/** Warns, without blocking, that paid content outlasts the bundle. */
const endsEarly = (lastDay: string): string | null => {
  const until = paidUntil(southAfricanToday());
  return /^\d{4}-\d{2}-\d{2}$/.test(lastDay) && lastDay < until
    ? `Where it has a price, what is bought today can be redeemed until ${longDateText(until)}, also after this day (Consumer Protection Act, section 63).`
    : null;
};

/** Offers sold or claimed together (specification: vouchers, "Value bundles"). */
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
  stepUp: 'offers',
  alsoAs: {
    paths: { create: '/Voucher/bundle', update: '/Voucher/bundle/{id}', remove: '/Voucher/bundle/{id}' },
    isForm: true,
    without: ['offerIds'],
    isRevived: true,
    usual: (today) => ({
      estimateValue: 0,
      startDate: today,
      endDate: DEFAULT_BUNDLE_END,
      allowCause: false,
      causePercentage: DEFAULT_CAUSE_PERCENTAGE,
      order: 0,
      isActive: true,
    }),
    value: savedBundle,
  },
  fields: {
    name: text('Name', required('Please enter the name of the bundle', 100)),
    // Spelling of the specification.
    bundelTypeId: lookup('Type of bundle', entriesOf('bundle-types', 'BundleType')),
    billingTypeId: lookup('How it is paid for', entriesOf('billing-types', 'BillingType')),
    areaId: lookup('Area', entriesOf('voucher-areas', 'Area')),
    email: text('Contact email', ifGiven(rule(mailAddress)), { inputMode: 'email' }),
    purchasePrice: amount('Price', rule(rand)),
    estimateValue: amount('Estimated value', rule(rand)),
    startDate: date('First day', day('Please choose the first day')),
    endDate: date('Last day', day('Please choose the last day'), {
      initial: DEFAULT_BUNDLE_END,
      warn: endsEarly,
    }),
    offerIds: lookupsInOrder(MAX_OFFERS, 'Offers', keptLookup('offers', offerNames), {
      hint: 'People see them in this order. A person who paid for the bundle keeps an offer that is taken out.',
    }),
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
      named: organisationNames,
    }),
  },
  // The heading of files stays as it was exported.
  relabel: { osNo: () => 'Organisation' },
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
