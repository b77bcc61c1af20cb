import { calls, safeAddress } from '@phila/contract';
import { emblemNames, productPicture } from './pictures.ts';
import { demoCategories, descriptionOf } from './products.ts';
import { demoQuestions } from './questions.ts';

const products = demoCategories.flatMap((category) => category.products);

test('forty products in six categories, each with a SKU of its own', () => {
  expect([demoCategories.length, products.length]).toEqual([6, 40]);
  expect(new Set(products.map(({ sku }) => sku.toLowerCase())).size).toBe(40);
});

test('the two paid CV templates are the only products that are known as such', () => {
  expect(products.filter(({ sku }) => /cv-t/i.test(sku)).map(({ sku }) => sku)).toEqual(['cv-t30', 'cv-t31']);
});

test('what is free has a link that can be opened, and prices are whole cents', () => {
  for (const { price, link = '' } of products) {
    expect(Number.isInteger(price * 100)).toBe(true);
    expect(price === 0 ? safeAddress(link) : null).toEqual(price === 0 ? link : null);
  }
});

test('what products ask is taken by the call that administrators ask it with', () => {
  const body = calls.shop.defineProductMetadata.body;
  for (const [sku, elements] of Object.entries(demoQuestions)) {
    expect(products.map((product) => product.sku)).toContain(sku);
    expect(body.safeParse({ metaData: { elements } }).error).toBeUndefined();
  }
});

test('a description says what one gets and how it goes', () => {
  for (const product of products)
    expect(descriptionOf(product)).toMatch(/^### What you get\n- [^]+\n### How it goes\n/);
});

test('the drawings are complete and run nothing', () => {
  for (const emblem of emblemNames) {
    const svg = productPicture(emblem, '#F3E3C8', '#8B1A2B', 1);
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toMatch(/<script|\son\w+=|href=|var\(|undefined/);
  }
});
