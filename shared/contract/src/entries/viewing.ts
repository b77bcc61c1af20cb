/** `@phila/contract/viewing`: session storage of a tab, for an administrator viewing the portal as a person. */
export * from '../kept-viewing.ts';
