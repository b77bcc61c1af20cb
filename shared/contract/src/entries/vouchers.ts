/** `@phila/contract/vouchers`: constants, texts and rules of bundles and vouchers that pages and service share. */
export * from '../vouchers/index.ts';
