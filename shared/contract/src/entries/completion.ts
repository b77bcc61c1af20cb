/** `@phila/contract/completion`: completion of records. */
export * from '../completion/index.ts';
