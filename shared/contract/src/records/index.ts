export * from './field.ts';
export * from './fields.ts';
export * from './paths.ts';
export * from './record.ts';
export * from './record-calls.ts';
