import { productCategory } from '../calls/shop/shapes.ts';
import { text, whole, yesNo } from '../records/fields.ts';
import { required } from '../rules/text.ts';
import { wholeNumber } from '../rules/number.ts';
import { answered } from '../rules/answered.ts';
import { resource } from './resource.ts';

/** Categories of the shop's products (specification: shop, "Catalogue"). */
export const shopCategory = resource({
  name: 'shop-categories',
  title: 'category',
  plural: 'categories',
  owner: 'site',
  capability: 'shop.catalogue',
  named: 'name',
  orderedBy: 'order',
  alsoAs: {
    paths: {
      create: '/Shop/product-categories',
      update: '/Shop/product-categories/{id}',
      remove: '/Shop/product-categories/{id}',
    },
    value: productCategory,
  },
  fields: {
    name: text('Name', required('Please enter a name', 60)),
    order: whole(
      'Position',
      { unit: 'number', max: 10_000 },
      wholeNumber(0, 10_000, 'Please enter a whole number from 0 to 10000'),
    ),
    isActive: yesNo('Shown in the shop', answered('Please say whether it is shown'), { initial: true }),
  },
});
