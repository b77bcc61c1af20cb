/** `@phila/contract/web-address`: which addresses are safe to open, and how much of one is recorded. */
export * from '../web-address.ts';
