export * from './career.ts';
export * from './details.ts';
export * from './percentage.ts';
export * from './wealth.ts';
export * from './part-completion.ts';
