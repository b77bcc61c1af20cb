/** `@phila/contract/towns`: towns with their place, for the weather. */
export * from '../towns.ts';
