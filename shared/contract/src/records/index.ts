export * from './biographical.ts';
export * from './drivers-licence-codes.ts';
export * from './field.ts';
export * from './fields.ts';
export * from './official-languages.ts';
export * from './paths.ts';
export * from './record.ts';
export * from './record-calls.ts';
