/** `@phila/contract/permissions`: what people may be trusted with, and the roles that every site has. */
export * from '../permissions/index.ts';
