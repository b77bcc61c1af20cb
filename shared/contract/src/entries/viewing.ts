/** `@phila/contract/viewing`: session storage of a tab in which an administrator views the portal as a person. */
export * from '../kept-viewing.ts';
