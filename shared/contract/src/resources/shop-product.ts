import { imageTypes } from '../calls/image/kinds.ts';
import {
  isFreeWithoutLink,
  LONGEST_BEGINNING,
  LONGEST_DESCRIPTION,
  productRules,
} from '../calls/shop/admin-products.ts';
import { adminProduct } from '../calls/shop/shapes.ts';
import { productCategories } from '../calls/shop/catalogue.ts';
import { keptLookup } from '../lookups/lookup.ts';
import { amount, date, lookup, option, prose, text, yesNo } from '../records/fields.ts';
import { whenMissing } from '../records/when-missing.ts';
import { answered } from '../rules/answered.ts';
import { day } from '../rules/day.ts';
import { chosen } from '../rules/number.ts';
import { ifGiven, rule } from '../rules/rule.ts';
import { required } from '../rules/text.ts';
import { resource } from './resource.ts';

/** Hint for a product's link. */
const ADDRESS = 'A page of this site (/…), or an address with https://';

/** Products sold in the shop, or given away by a link (specification: shop, "Catalogue"). */
export const shopProduct = resource({
  name: 'shop-products',
  title: 'product',
  plural: 'products',
  owner: 'site',
  capability: 'shop.catalogue',
  named: 'name',
  columns: ['name', 'sku', 'categoryId', 'price'],
  isRestorable: true,
  publishedBy: 'isActive',
  stepUp: 'prices',
  alsoAs: {
    paths: {
      create: '/Shop/admin-products',
      update: '/Shop/admin-products/{id}',
      remove: '/Shop/product/{id}',
      restore: '/Shop/product/{id}',
      savePicture: '/Shop/product-image/{id}',
    },
    names: {
      name: 'productName',
      shortDescription: 'productShortDescription',
      description: 'productDescription',
    },
    value: adminProduct,
  },
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
    isDelivered: whenMissing(
      yesNo('Sent to an address', answered('Please say whether it is sent to an address'), {
        hint: 'Yes for a thing that is posted or brought: checkout then asks for a delivery address. No for what takes place or is downloaded.',
      }),
      false,
    ),
    kind: whenMissing(
      option(
        'Kind',
        [
          { id: 'once', name: 'Owned once: a file, a course, a template' },
          { id: 'again', name: 'Can be bought again: a service, a thing that is sent' },
        ],
        required('Please choose the kind', 10),
        {
          hint: 'Who has bought what is owned once sees “Owned”; a session with a coach can be bought again.',
        },
      ),
      'once',
    ),
    shortDescription: prose('Short description', required('Please enter a short description', 500)),
    description: prose('Description', ifGiven(required('Please enter a description', LONGEST_DESCRIPTION))),
    link: text('Link', ifGiven(rule(productRules.link)), {
      hint: ADDRESS,
    }),
    isActive: yesNo('On offer', answered('Please say whether it is on offer'), { initial: false }),
    beginWords: prose('How to begin', ifGiven(required('Please say how to begin', LONGEST_BEGINNING)), {
      hint: 'Markdown. This and what follows is shown to those who own the product, once it has begun.',
    }),
    beginDate: date('Day it begins', ifGiven(day('Please choose the day it begins'))),
    beginPlace: text('Where it takes place', ifGiven(required('Please say where it takes place', 200)), {
      hint: 'A street address or a video call.',
    }),
    beginLink: text('Page that opens it', ifGiven(rule(productRules.link)), { hint: ADDRESS }),
    beginFile: text('Address of a file', ifGiven(rule(productRules.link)), {
      hint: `${ADDRESS}. It opens for everyone who knows the address. A file for owners alone is uploaded under Files, and shown in the place of this one.`,
    }),
    beginCode: text('Code to begin with', ifGiven(required('Please enter the code', 100)), {
      hint: 'One code for everyone who owns it. Codes of their own are vouchers.',
    }),
  },
  sections: {
    'What it is': [
      'name',
      'sku',
      'categoryId',
      'price',
      'kind',
      'isDelivered',
      'shortDescription',
      'description',
      'link',
      'isActive',
    ],
    'For those who own it': ['beginWords', 'beginDate', 'beginPlace', 'beginLink', 'beginFile', 'beginCode'],
  },
  check: {
    link: ({ price, link }) =>
      isFreeWithoutLink({ price, link: link ?? '' }) && 'What is free needs a link that opens it',
  },
  pictures: { image: { label: 'Picture', type: imageTypes.Product } },
});
