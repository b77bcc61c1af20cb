/** `@phila/contract/fields`: the kinds of fields that a record or a form is made of, and the rules of their values. */
export * from '../documents/file-name.ts';
export * from '../records/by-kind.ts';
export * from '../records/field.ts';
export * from '../records/field-words.ts';
export { idIn } from '../records/plain-object.ts';
export * from '../records/fields.ts';
export * from '../records/web-page-field.ts';
export * from '../records/rows-field.ts';
export * from '../rules/index.ts';
