/** `@phila/contract/towns`: towns with coordinates, for the weather. */
export * from '../towns.ts';
