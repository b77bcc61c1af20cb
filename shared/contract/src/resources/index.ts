export * from './light-resource-calls.ts';
export * from './resource.ts';
export * from './resource-calls.ts';
export * from './shop-category.ts';
export * from './voucher-cause.ts';
export * from './voucher-bundle.ts';
export * from './shop-product.ts';
export * from './voucher-lookup.ts';
