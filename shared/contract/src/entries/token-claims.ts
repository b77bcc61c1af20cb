/** `@phila/contract/token-claims`: what an access token says about the person it was given to. */
export * from '../token-claims.ts';
