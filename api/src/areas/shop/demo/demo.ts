import { discountKey, imageTypes, plainText } from '@phila/contract';
import { centsFromRand } from '@phila/finance/cents';
import type { Demo } from '../../../core/area.ts';
import { drawPicture, keepPicture } from '../../image/public.ts';
import { countProducts } from '../catalogue/categories.ts';
import { searchText } from '../catalogue/search-words.ts';
import { defineElements } from '../questions/defined-questions.ts';
import { shopCategories, shopDiscounts, shopProducts } from '../tables.ts';
import { beginningColumns, demoBeginnings } from './beginnings.ts';
import { addDemoBatch } from './discount-batch.ts';
import { demoDiscount } from './discount.ts';
import { addDemoOrders } from './orders.ts';
import { productPicture } from './pictures.ts';
import { demoCategories, descriptionOf } from './products.ts';
import { demoQuestions } from './questions.ts';

/** Fills the demo shop, and the orders of the demo people. */
export const demo = async (made: Demo): Promise<void> => {
  const { services } = made;
  const { database } = services;
  const [beginnings, asked] = [demoBeginnings(), demoQuestions()];
  for (const [order, { name, ground, ornament, products }] of demoCategories().entries()) {
    const [category] = await database
      .insert(shopCategories)
      .values({ name, order: (order + 1) * 10 })
      .returning({ id: shopCategories.id });
    if (category === undefined) throw new Error(`The category ${name} was not saved`);
    for (const [at, product] of products.entries()) {
      const [saved] = await database
        .insert(shopProducts)
        .values({
          sku: product.sku,
          name: product.name,
          categoryId: category.id,
          price: centsFromRand(product.price),
          shortDescription: product.short,
          description: descriptionOf(product),
          link: product.link ?? '',
          isDelivered: product.isDelivered ?? false,
          kind: product.kind ?? 'once',
          sortName: plainText(product.name),
          searchText: searchText(product.name, product.sku, product.short),
          ...beginningColumns(beginnings[product.sku], services.clock.now()),
        })
        .returning({ id: shopProducts.id });
      if (saved === undefined) throw new Error(`The product ${product.sku} was not saved`);
      const questions = asked[product.sku];
      if (questions !== undefined) await defineElements(database, saved.id, [...questions]);
      const drawing = productPicture(product.emblem, ground, ornament, at);
      await keepPicture(services, {
        type: imageTypes.Product,
        itemId: saved.id,
        picture: await drawPicture(drawing),
        owner: 'demo',
      });
    }
    await countProducts(database, [category.id]);
  }
  await database.insert(shopDiscounts).values({
    ...demoDiscount,
    codeKey: discountKey(demoDiscount.code),
    productIds: [],
    isActive: true,
    createdAt: services.clock.now(),
  });
  if (made.crowd.length > 0) await addDemoBatch(made);
  await addDemoOrders(made);
};
