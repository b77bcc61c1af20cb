/** `@phila/contract/lookups`: lists to choose from. */
export * from '../lookups/index.ts';
