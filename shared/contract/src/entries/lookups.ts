/** `@phila/contract/lookups`: the lists that choices come from. */
export * from '../lookups/index.ts';
