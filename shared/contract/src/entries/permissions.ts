/** `@phila/contract/permissions`: permissions and built-in roles. */
export * from '../permissions/index.ts';
