// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/shop/index.ts';
import type { Light } from '../light-call.ts';

export const addToCart: Light<typeof full.addToCart> = { method: 'POST', path: '/Shop/add-to-cart', access: 'person' };
export const adminProducts: Light<typeof full.adminProducts> = { method: 'GET', path: '/Shop/admin-products', access: 'administrator' };
export const cartDetails: Light<typeof full.cartDetails> = { method: 'GET', path: '/Shop/cart-details', access: 'person' };
export const cartTotal: Light<typeof full.cartTotal> = { method: 'GET', path: '/Shop/cart-total', access: 'person' };
export const changeQuantity: Light<typeof full.changeQuantity> = { method: 'PUT', path: '/Shop/cart/{id}', access: 'person' };
export const createCategory: Light<typeof full.createCategory> = { method: 'POST', path: '/Shop/product-categories', access: 'administrator' };
export const createProduct: Light<typeof full.createProduct> = { method: 'POST', path: '/Shop/admin-products', access: 'administrator' };
export const deleteCategory: Light<typeof full.deleteCategory> = { method: 'DELETE', path: '/Shop/product-categories/{id}', access: 'administrator' };
export const deleteProduct: Light<typeof full.deleteProduct> = { method: 'DELETE', path: '/Shop/product/{id}', access: 'administrator' };
export const mergeCart: Light<typeof full.mergeCart> = { method: 'POST', path: '/Shop/merge-cart', access: 'person' };
export const price: Light<typeof full.price> = { method: 'POST', path: '/Shop/price', access: 'anyone' };
export const product: Light<typeof full.product> = { method: 'GET', path: '/Shop/product/{id}', access: 'anyone' };
export const productCategories: Light<typeof full.productCategories> = { method: 'GET', path: '/Shop/product-categories', access: 'anyone' };
export const products: Light<typeof full.products> = { method: 'GET', path: '/Shop/products', access: 'anyone' };
export const productsByCategory: Light<typeof full.productsByCategory> = { method: 'GET', path: '/Shop/products-by-category-id/{id}', access: 'anyone' };
export const removeFromCart: Light<typeof full.removeFromCart> = { method: 'DELETE', path: '/Shop/remove-from-cart/{id}', access: 'person' };
export const restoreProduct: Light<typeof full.restoreProduct> = { method: 'PUT', path: '/Shop/product/{id}', access: 'administrator' };
export const saveProductImage: Light<typeof full.saveProductImage> = { method: 'PUT', path: '/Shop/product-image/{id}', access: 'administrator', upload: { field: 'Image', largest: 10000000 } };
export const updateCategory: Light<typeof full.updateCategory> = { method: 'PUT', path: '/Shop/product-categories/{id}', access: 'administrator' };
export const updateProduct: Light<typeof full.updateProduct> = { method: 'PUT', path: '/Shop/admin-products/{id}', access: 'administrator' };
export const verifyPurchase: Light<typeof full.verifyPurchase> = { method: 'GET', path: '/Shop/verify-purchase/{product}', access: 'person' };
