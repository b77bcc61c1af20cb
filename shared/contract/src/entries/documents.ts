/** `@phila/contract/documents`: types, sizes and names of the files of My Documents. */
export * from '../documents/index.ts';
