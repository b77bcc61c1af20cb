/** `@phila/contract/completion`: how complete a record is. */
export * from '../completion/index.ts';
