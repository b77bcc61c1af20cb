import { addForVisitor, changeForVisitor, forgetVisitorCart, readVisitorCart } from './visitor-cart.ts';

const PLACE = 'phila.visitor-cart';
beforeEach(() => window.localStorage.removeItem(PLACE));

it('keeps ids and quantities, one line for each thing', () => {
  addForVisitor({ productId: 7, quantity: 1 });
  addForVisitor({ bundleId: 7, quantity: 1 });
  addForVisitor({ productId: 7, quantity: 2 });
  expect(readVisitorCart().lines).toEqual([
    { productId: 7, quantity: 3 },
    { bundleId: 7, quantity: 1 },
  ]);
  expect(readVisitorCart()).toBe(readVisitorCart());
  changeForVisitor('product 7', 0);
  expect(readVisitorCart().lines).toEqual([{ bundleId: 7, quantity: 1 }]);
});

it('holds one of what is bought once, however often it is added', () => {
  expect(addForVisitor({ productId: 30, quantity: 1 }, true)).toBe(true);
  expect(addForVisitor({ productId: 30, quantity: 1 }, true)).toBe(true);
  expect(readVisitorCart().lines).toEqual([{ productId: 30, quantity: 1 }]);
});

it('holds at most 99 of one thing and 100 things', () => {
  expect(addForVisitor({ productId: 1, quantity: 99 })).toBe(true);
  expect(addForVisitor({ productId: 1, quantity: 1 })).toBe(false);
  for (let id = 2; id <= 100; id += 1) addForVisitor({ productId: id, quantity: 1 });
  expect(addForVisitor({ productId: 101, quantity: 1 })).toBe(false);
  expect(readVisitorCart().lines).toHaveLength(100);
});

it.each([
  '{half',
  '[]',
  '{"key":"k"}',
  '{"key":"k","lines":[{"productId":"7","quantity":1},{"productId":7,"quantity":0},{"quantity":1},null]}',
])('takes %s for an empty cart', (text) => {
  window.localStorage.setItem(PLACE, text);
  expect(readVisitorCart().lines).toEqual([]);
});

it('believes no more of a line than its thing and quantity', () => {
  window.localStorage.setItem(PLACE, '{"key":"k","lines":[{"productId":7,"quantity":1,"price":0}]}');
  expect(readVisitorCart().lines).toEqual([{ productId: 7, quantity: 1 }]);
});

it('forgets the cart that was merged, and not one that was begun after it', () => {
  addForVisitor({ productId: 7, quantity: 1 });
  forgetVisitorCart('another');
  expect(readVisitorCart().lines).toHaveLength(1);
  forgetVisitorCart(readVisitorCart().key);
  expect(window.localStorage.getItem(PLACE)).toBeNull();
});
