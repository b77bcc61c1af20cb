export * from './details.ts';
export * from './percentage.ts';
