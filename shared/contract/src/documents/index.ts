export * from './document-types.ts';
export * from './names.ts';
