/** `@phila/contract/viewing`: what a tab keeps while an administrator sees the portal as a person does. */
export * from '../kept-viewing.ts';
