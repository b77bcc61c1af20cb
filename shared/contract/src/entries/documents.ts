/** `@phila/contract/documents`: types, sizes and names of files in My Documents. */
export * from '../documents/index.ts';
