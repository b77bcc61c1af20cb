import { everyCall } from '../every-call.ts';
import * as resources from '../../resources/index.ts';
import { isResource } from '../../resources/resource.ts';
import { specifiedCalls } from '../../resources/specified-calls.ts';
import * as calls from '../index.ts';

/*
 * Paths of shop, vouchers and pictures exactly as specified (specification: shop, orders, vouchers, "Calls").
 * Repeated here so that a changed path is noticed, although every client takes it from the contract.
 */
const SHOP = [
  'POST /Shop/add-to-cart',
  'GET /Shop/cart-address',
  'GET /Shop/cart-total',
  'GET /Shop/cart-details',
  'GET /Shop/product/{}',
  'GET /Shop/previous-order-details/{}',
  'GET /Shop/product-categories',
  'GET /Shop/products-by-category-id/{}',
  'GET /Shop/products',
  'GET /Shop/admin-products',
  'DELETE /Shop/remove-from-cart/{}',
  'PUT /Shop/cart/{}',
  'GET /Shop/verify-purchase/{}',
  'DELETE /Shop/product/{}',
  'PUT /Shop/product/{}',
  'POST /Shop/checkout',
  'GET /Shop/product-meta/{}',
  'POST /Shop/employee-product-meta/{}',
  'GET /Shop/discount-code-validation/{}',
  'POST /Shop/product-metadata/{}',
  'GET /Shop/discount-code',
  'POST /Shop/discount-code',
];
const VOUCHERS = [
  'GET /Voucher/lookup-management',
  'POST /Voucher/lookup-management',
  'PUT /Voucher/lookup-management/{}',
  'DELETE /Voucher/lookup-management/{}',
  'GET /Voucher/bundles',
  'GET /Voucher/employee-bundles',
  'GET /Voucher/bundle-offers/{}',
  'GET /Voucher/employee-bundle-offers/{}',
  'POST /Voucher/bundle',
  'PUT /Voucher/bundle/{}',
  'DELETE /Voucher/bundle/{}',
  'GET /Voucher/offers',
  'POST /Voucher/offer',
  'PUT /Voucher/offer/{}',
  'DELETE /Voucher/offer/{}',
  'POST /Voucher/link-social-media-to-offer',
  'POST /Voucher/bundle-offer-link',
  'PUT /Voucher/offer-image/{}',
  'GET /Voucher/causes',
  'POST /Voucher/cause',
  'PUT /Voucher/cause/{}',
  'DELETE /Voucher/cause/{}',
  'POST /Voucher/redeem-offer',
  'POST /Voucher/batch-redemption-codes',
  'PUT /Voucher/batch-redemption-codes',
];
const PICTURES = ['GET /Image/image/{}/{}', 'GET /Image/image/{}/{}/{}'];

/** Calls that resources answer by their own code. */
const answered = Object.values(resources).flatMap((one) =>
  typeof one === 'object' && 'capability' in one && isResource(one)
    ? Object.values(specifiedCalls(one)).filter((call) => call !== undefined)
    : [],
);
const declared = new Set(
  [...everyCall(calls).map(({ call }) => call), ...answered].map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
  ),
);

test('the 22 calls of the shop, the 25 of vouchers and the 2 of pictures are there by their exact paths', () => {
  expect([SHOP.length, VOUCHERS.length, PICTURES.length]).toEqual([22, 25, 2]);
  expect([...SHOP, ...VOUCHERS, ...PICTURES].filter((one) => !declared.has(one))).toEqual([]);
});

test('checkout takes its fields in the query by the names of the specification, all of them optional', () => {
  expect(Object.keys(calls.shop.checkout.query.parse({}))).toEqual([]);
  const given = {
    FullName: 'Nomvula Khumalo',
    Email: 'nomvula@example.org',
    Phone: '0821234567',
    DeliveryAddress: '12 Loop Street',
    BillingAddress: '12 Loop Street',
    DiscountCode: 'WELCOME-10',
  };
  expect(calls.shop.checkout.query.parse(given)).toEqual(given);
});
