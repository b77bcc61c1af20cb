/** `@phila/contract/vouchers`: constants, texts and rules of bundles and vouchers, shared by pages and service. */
export * from '../vouchers/index.ts';
