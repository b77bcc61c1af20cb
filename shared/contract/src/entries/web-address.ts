/** `@phila/contract/web-address`: checks that an address is safe to open, and shortens it for records. */
export * from '../web-address.ts';
