import { imageTypes } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { area } from '../../core/area.ts';
import { answers as cartAnswers } from './cart/answers.ts';
import { answers as catalogueAnswers } from './catalogue/answers.ts';
import { products } from './catalogue/admin-products.ts';
import { categories } from './catalogue/categories.ts';
import { answers as checkoutAnswers } from './checkout/answers.ts';
import { onPages } from './catalogue/on-pages.ts';
import { isProductPublic } from './catalogue/products.ts';
import { demo } from './demo/demo.ts';
import { answers as discountAnswers, discounts } from './discounts/answers.ts';
import { answers as invoiceAnswers } from './invoice/answers.ts';
import { answers as metadataAnswers } from './metadata/answers.ts';
import { answers as questionAnswers } from './questions/answers.ts';
import * as metadataTables from './metadata/tables.ts';
import { answers as orderAnswers } from './orders/answers.ts';
import { answers as endingAnswers } from './endings/answers.ts';
import { orderEnding } from './endings/endings.ts';
import { orderTimeline } from './orders/order-timeline.ts';
import * as orderTables from './orders/tables.ts';
import { answers as ownedProductAnswers } from './owned-products/answers.ts';
import { paymentGauges } from './payments/payment-gauges.ts';
import { answers as paymentAnswers } from './payments/answers.ts';
import { lateNotifying } from './payments/simulator.ts';
import { stuckFinding } from './payments/stuck-payments.ts';
import { personal } from './personal.ts';
import { answers as unsettledAnswers } from './unsettled/answers.ts';
import * as unsettledTables from './unsettled/tables.ts';
import { handOverOwed, retention } from './unsettled/unsettled.ts';
import * as tables from './tables.ts';

/** The shop: catalogue, carts, orders, payments and ownership. */
export const shopArea = area({
  name: 'shop',
  resources: [categories, products, discounts],
  answers: [
    ...catalogueAnswers,
    ...cartAnswers,
    ...metadataAnswers,
    ...questionAnswers,
    ...discountAnswers,
    ...orderAnswers,
    ...invoiceAnswers,
    ...endingAnswers,
    ...checkoutAnswers,
    ...ownedProductAnswers,
    ...paymentAnswers,
    ...unsettledAnswers,
  ],
  tables: { ...tables, ...metadataTables, ...orderTables, ...unsettledTables },
  phones: [
    {
      table: orderTables.shopOrders,
      accountId: orderTables.shopOrders.personId,
      number: sql`${orderTables.shopOrders.phone}`,
    },
  ],
  timeline: orderTimeline,
  owners: [
    { id: orderTables.shopOrders.id, personId: orderTables.shopOrders.personId, path: '/Shop/admin-orders/' },
    { id: orderTables.shopOrders.id, personId: orderTables.shopOrders.personId, path: '/Payment/eft/' },
  ],
  published: onPages,
  publicPictures: { [imageTypes.Product]: isProductPublic },
  personal,
  demo,
  demoAfter: ['identity', 'voucher'],
  handOver: handOverOwed,
  retention,
  keptFor: ['Invoices of your orders', 'Money that we owe you when your account ends'],
  tasks: [orderEnding, stuckFinding, lateNotifying],
  gauges: paymentGauges,
});
