/** `@phila/contract/fields`: field kinds of records and forms, and rules for their values. */
export * from '../documents/file-name.ts';
export * from '../records/by-kind.ts';
export * from '../records/field.ts';
export * from '../records/field-words.ts';
export { idIn } from '../records/plain-object.ts';
export * from '../records/fields.ts';
export * from '../records/web-page-field.ts';
export * from '../records/rows-field.ts';
export * from '../rules/index.ts';
