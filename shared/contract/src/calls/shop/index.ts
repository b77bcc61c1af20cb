export { adminProducts } from './admin-products.ts';
export {
  ownedProductFile,
  readBeginningFile,
  removeBeginningFile,
  saveBeginningFile,
} from './beginning-file.ts';
export {
  addToCart,
  cartDetails,
  cartTotal,
  changeQuantity,
  mergeCart,
  price,
  removeFromCart,
} from './cart.ts';
export {
  ownedProducts,
  product,
  productCategories,
  products,
  productsByCategory,
  verifyPurchase,
} from './catalogue.ts';
export { cartAddress, checkout } from './checkout.ts';
export {
  createDiscountBatch,
  discounts,
  discountUseCount,
  discountUses,
  validateDiscount,
} from './discounts.ts';
export { givenToCause } from './given-to-cause.ts';
export { defineProductMetadata, productMeta, readProductMetadata, saveProductMeta } from './metadata.ts';
export {
  adminOrder,
  adminOrderCount,
  adminOrders,
  buyAgain,
  cancelOrder,
  creditNote,
  declineRefund,
  sendInvoice,
  ordersByDay,
  invoice,
  openOrderNow,
  orderCount,
  orders,
  payOrder,
  previousOrderDetails,
  readOrder,
  recordPaymentEnd,
  refundOrder,
  refundPart,
  unhandledNews,
  requestRefund,
} from './orders.ts';
export { todayOrders, todayRefunds } from './today.ts';
export { settleMoney, unsettledMoney } from './unsettled.ts';
