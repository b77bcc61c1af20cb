/** `@phila/contract/web-address`: which addresses may be opened, and how much of one is kept. */
export * from '../web-address.ts';
