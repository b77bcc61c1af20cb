/** `@phila/contract/token-claims`: claims of an access token about its person. */
export * from '../token-claims.ts';
