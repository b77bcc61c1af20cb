export * from './constants.ts';
export * from './contact-address.ts';
export * from './days-left.ts';
export * from './lookup-types.ts';
export * from './paid-until.ts';
export * from './pool-codes.ts';
export * from './texts.ts';
