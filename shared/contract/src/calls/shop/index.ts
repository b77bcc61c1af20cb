export {
  adminProducts,
  createCategory,
  createProduct,
  deleteCategory,
  deleteProduct,
  restoreProduct,
  saveProductImage,
  updateCategory,
  updateProduct,
} from './admin-products.ts';
export {
  addToCart,
  cartDetails,
  cartTotal,
  changeQuantity,
  mergeCart,
  price,
  removeFromCart,
} from './cart.ts';
export { product, productCategories, products, productsByCategory, verifyPurchase } from './catalogue.ts';
