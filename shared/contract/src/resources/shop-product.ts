import { imageTypes } from '../calls/image/kinds.ts';
import { isFreeWithoutLink, LONGEST_DESCRIPTION, productRules } from '../calls/shop/admin-products.ts';
import { productCategories } from '../calls/shop/catalogue.ts';
import { keptLookup } from '../lookups/lookup.ts';
import { amount, lookup, prose, text, yesNo } from '../records/fields.ts';
import { answered } from '../rules/answered.ts';
import { chosen } from '../rules/number.ts';
import { ifGiven, rule } from '../rules/rule.ts';
import { required } from '../rules/text.ts';
import { resource } from './resource.ts';

/** What the shop sells, or gives away by a link (specification: shop, "Catalogue"). */
export const shopProduct = resource({
  name: 'shop-products',
  title: 'product',
  plural: 'products',
  owner: 'site',
  capability: 'shop.catalogue',
  named: 'name',
  columns: ['name', 'sku', 'categoryId', 'price', 'isActive'],
  isRestorable: true,
  isConfirmed: true,
  fields: {
    name: text('Name', required('Please enter a name', 120)),
    sku: text('SKU', rule(productRules.sku), {
      hint: 'What other systems know the product by. CV templates have cv-t in it.',
    }),
    categoryId: lookup(
      'Category',
      keptLookup('product-categories', productCategories),
      chosen('Please choose a category'),
    ),
    price: amount('Price', rule(productRules.price), { hint: '0 for what is free and opened by its link.' }),
    shortDescription: prose('Short description', required('Please enter a short description', 500)),
    description: prose('Description', ifGiven(required('Please enter a description', LONGEST_DESCRIPTION))),
    link: text('Link', ifGiven(rule(productRules.link)), {
      hint: 'A page of this site (/…), or an address with https://',
    }),
    isActive: yesNo('On offer', answered('Please say whether it is on offer'), { initial: true }),
  },
  check: {
    link: ({ price, link }) =>
      isFreeWithoutLink({ price, link: link ?? '' }) && 'What is free needs a link that opens it',
  },
  pictures: { image: { label: 'Picture', type: imageTypes.Product } },
});
