import { bannerTypes as places } from '@phila/contract';
import { constant } from '../../core/http/constant.ts';

/** The ids of banners' places. */
export const bannerTypes = { strip: places.strip.id, dashboard: places.dashboard.id } as const;

export const types = constant(Object.values(places));

export const categories = constant([
  { id: 1, name: 'Insurance' },
  { id: 2, name: 'Savings and investments' },
  { id: 3, name: 'Career and learning' },
  { id: 4, name: 'Health' },
  { id: 5, name: 'Offers' },
]);

export const childCategories = constant([
  { id: 1, name: 'Short-term insurance', categoryId: 1 },
  { id: 2, name: 'Funeral cover', categoryId: 1 },
  { id: 3, name: 'Emergency fund', categoryId: 2 },
  { id: 4, name: 'Retirement', categoryId: 2 },
  { id: 5, name: 'Your CV', categoryId: 3 },
  { id: 6, name: 'Courses', categoryId: 3 },
  { id: 7, name: 'Medical aid', categoryId: 4 },
  { id: 8, name: 'Travel', categoryId: 5 },
  { id: 9, name: 'Vouchers', categoryId: 5 },
]);

export const callToActions = constant([
  { id: 1, name: 'Learn more' },
  { id: 2, name: 'Compare now' },
  { id: 3, name: 'Start today' },
  { id: 4, name: 'Book now' },
]);
