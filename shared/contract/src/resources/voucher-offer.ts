import { imageTypes } from '../calls/image/kinds.ts';
import { offer } from '../calls/voucher/offer-shape.ts';
import {
  anyText,
  colour,
  mailAddress,
  order,
  phoneNumber,
  rand,
  webAddress,
} from '../calls/voucher/rules.ts';
import { amount, date, lookup, prose, secret, text, whole, yesNo } from '../records/fields.ts';
import { rows } from '../records/rows-field.ts';
import { answered } from '../rules/answered.ts';
import { day } from '../rules/day.ts';
import { chosen, wholeNumber } from '../rules/number.ts';
import { ifGiven, rule } from '../rules/rule.ts';
import { PROSE, required } from '../rules/text.ts';
import { DEFAULT_REDEEM_LIMIT } from '../vouchers/constants.ts';
import { resource } from './resource.ts';
import { entriesOf } from './voucher-entries.ts';

const MAX_REDEEMED = 1_000_000;
const NO_LIMIT = 'Please enter a whole number from 1 to 1 000 000';
const MARKDOWN = { hint: 'Markdown.' };
const place = rule(order);
const secretText = ifGiven(rule(anyText(100)));

/** Company vouchers that people redeem (specification: vouchers, "Offers"). */
export const voucherOffer = resource({
  name: 'voucher-offers',
  title: 'offer',
  plural: 'offers',
  owner: 'site',
  capability: 'voucher.offers',
  named: 'name',
  columns: ['name', 'redemtionMethodId', 'supplierId', 'expiryDate', 'redeemLimit', 'isActive'],
  orderedBy: 'order',
  isRestorable: true,
  stepUp: 'offers',
  alsoAs: {
    paths: {
      create: '/Voucher/offer',
      update: '/Voucher/offer/{id}',
      remove: '/Voucher/offer/{id}',
      savePicture: '/Voucher/offer-image/{id}',
    },
    hasCommand: true,
    isRevived: true,
    usual: () => ({
      estimateValue: 0,
      useCode: false,
      uniqueCode: false,
      redeemLimit: DEFAULT_REDEEM_LIMIT,
      order: 0,
      isActive: true,
    }),
    value: offer,
  },
  fields: {
    name: text('Name', required('Please enter the name of the offer', 100)),
    discount: prose('Saving', ifGiven(rule(anyText(500))), { hint: 'One per line.' }),
    shortDescription: prose('Short description', ifGiven(rule(anyText(500))), MARKDOWN),
    longDescription: prose('Description', ifGiven(rule(anyText(PROSE))), MARKDOWN),
    termsAndConditions: prose('Terms and conditions', ifGiven(rule(anyText(PROSE))), MARKDOWN),
    estimateValue: amount('Estimated value', rule(rand)),
    expiryDate: date('Last day', ifGiven(day('Please choose the last day')), {
      hint: 'It counts on this day as well, in South Africa; blank for an offer that does not end.',
    }),
    headerColorOverride: text('Colour of the heading', ifGiven(rule(colour)), {
      hint: 'Leave blank for the colour of the picture.',
      picks: 'colour',
    }),
    // Spelling of the specification.
    redemtionMethodId: lookup(
      'Redemption method',
      entriesOf('redemption-methods', 'RedemptionMethod'),
      chosen('Please choose a redemption method'),
    ),
    redirectUrl: text('Redemption page', ifGiven(rule(webAddress)), { inputMode: 'url' }),
    useCode: yesNo('Show the coupon code', answered('Please say whether it shows its coupon code'), {
      initial: false,
    }),
    couponCode: secret('Coupon code', secretText, { hint: 'Never shown again; blank keeps it.' }),
    uniqueCode: yesNo(
      'A unique code for each person',
      answered('Please say whether each person gets a code of their own'),
      { initial: false },
    ),
    pin: secret('PIN', secretText, { hint: 'Never shown again; blank keeps it.' }),
    redeemLimit: whole(
      'Maximum redemptions',
      { unit: 'number', min: 1, max: MAX_REDEEMED },
      wholeNumber(1, MAX_REDEEMED, NO_LIMIT),
      { initial: DEFAULT_REDEEM_LIMIT, hint: 'Across all people.' },
    ),
    supplierId: lookup('Supplier', entriesOf('suppliers', 'Supplier')),
    categoryId: lookup('Category', entriesOf('offer-categories', 'Category')),
    statusId: lookup('Status', entriesOf('offer-statuses', 'Status')),
    contactNo: text('Telephone', ifGiven(rule(phoneNumber)), { inputMode: 'tel' }),
    redemptionEmail: text('Redemption email', ifGiven(rule(mailAddress)), { inputMode: 'email' }),
    companyEmail: text('Company email', ifGiven(rule(mailAddress)), { inputMode: 'email' }),
    website: text('Website', ifGiven(rule(webAddress)), { inputMode: 'url' }),
    address: prose('Address', ifGiven(rule(anyText(500)))),
    socialMedias: rows('Social media', {
      one: 'link',
      many: 'links',
      max: 20,
      fields: {
        socialMediaId: lookup(
          'Where',
          entriesOf('social-media', 'SocialMedia'),
          chosen('Please choose from the list'),
        ),
        value: text('Address', rule(webAddress), { inputMode: 'url' }),
        order: whole('Place', { unit: 'number', max: 100_000 }, place, { initial: 0 }),
        isActive: yesNo('Shown', answered('Please say whether it is shown'), { initial: true }),
      },
    }),
    order: whole('Position', { unit: 'number', max: 100_000 }, place, { initial: 0 }),
    isActive: yesNo('On offer', answered('Please say whether it is active'), { initial: true }),
  },
  pictures: {
    logo: { label: 'Logo', type: imageTypes.OfferLogo },
    voucherImage: { label: 'Picture', type: imageTypes.Voucher },
  },
});
