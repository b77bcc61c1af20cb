export * as account from './account.ts';
export * as developer from './developer.ts';
export * as health from './health.ts';
export * as lookup from './lookup.ts';
export * as overview from './overview.ts';
export * as wealth from './wealth.ts';
