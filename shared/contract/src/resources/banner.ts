import * as z from 'zod/mini';
import { callToActions, categories, childCategories } from '../calls/banner/index.ts';
import { bannerTypes } from '../calls/banner/types.ts';
import { imageTypes } from '../calls/image/kinds.ts';
import { keptLookup } from '../lookups/lookup.ts';
import { date, lookup, option, text, whole, yesNo } from '../records/fields.ts';
import { answered } from '../rules/answered.ts';
import { day } from '../rules/day.ts';
import { wholeNumber } from '../rules/number.ts';
import { ifGiven, type Rule, rule } from '../rules/rule.ts';
import { oneLine, required, storableText } from '../rules/text.ts';
import { safeAddress } from '../web-address.ts';
import { organisationNames } from './organisation-names.ts';
import { resource } from './resource.ts';

const NO_ADDRESS = 'Please enter a page of this site (/offers), or an address with https://';
const NO_ORDER = 'Please enter a whole number from 0 to 100000';

const address = z.string(NO_ADDRESS).check(
  oneLine(),
  ...storableText(500),
  z.refine((typed) => safeAddress(typed) !== null, NO_ADDRESS),
);

interface ChildCategory {
  id: number;
  name: string;
  categoryId: number;
}

/** Adverts on the site (specification: dashboard, "Adverts"). */
export const banner = resource({
  name: 'banners',
  title: 'banner',
  plural: 'banners',
  owner: 'organisation',
  capability: 'banner.banners',
  named: 'title',
  columns: ['title', 'type', 'category', 'startDate', 'endDate', 'isActive'],
  orderedBy: 'order',
  isRestorable: true,
  alsoAs: { paths: { remove: '/Banner/banner-advertisement/{id}' } },
  fields: {
    title: text('Text', required('Please enter the text', 200), {
      hint: 'Read out in place of the picture.',
    }),
    type: option(
      'Place',
      Object.values(bannerTypes),
      rule(z.int('Please choose where it is shown')) as Rule<number, true>,
    ),
    category: lookup('About', keptLookup('banner-categories', categories)),
    childCategory: lookup(
      'Subcategory',
      keptLookup<ChildCategory>('banner-child-categories', childCategories),
      undefined,
      { among: { field: 'category', keep: ({ categoryId }, chosen) => categoryId === chosen } },
    ),
    callToAction: lookup('Call to action', keptLookup('banner-call-to-actions', callToActions)),
    redirectUri: text('Leads to', rule(address), {
      inputMode: 'url',
      hint: 'A page of this site (/…), or an address with https://',
    }),
    startDate: date('First day', day('Please choose the first day')),
    endDate: date('Last day', ifGiven(day('Please choose the last day')), {
      hint: 'It counts on this day as well, in South Africa; blank until it is switched off.',
    }),
    order: whole('Position', { unit: 'number', max: 100_000 }, wholeNumber(0, 100_000, NO_ORDER), {
      initial: 10,
    }),
    isActive: yesNo('Shown', answered('Please say whether it is shown'), { initial: true }),
    osNo: whole('Number of the organisation', { unit: 'number', min: 1, max: 2_147_483_647 }, undefined, {
      hint: 'Only its people see it; blank for everybody.',
      named: organisationNames,
    }),
  },
  // The heading of files stays as it was exported.
  relabel: { osNo: () => 'Organisation' },
  check: {
    endDate: ({ startDate, endDate }) =>
      startDate !== null && endDate !== null && endDate < startDate && 'The last day is before the first day',
    childCategory: ({ category, childCategory }) =>
      childCategory !== null && category === null && 'Please choose the category first',
  },
  pictures: { picture: { label: 'Picture', type: imageTypes.Banner } },
});
