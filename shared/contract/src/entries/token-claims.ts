/** `@phila/contract/token-claims`: what an access token says about whoever it was given to. */
export * from '../token-claims.ts';
