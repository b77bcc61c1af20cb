export * from './brand.ts';
export * from './call.ts';
/** Every call by area: `calls.account.signIn`. Namespaces, so that a bundle takes only the calls that it names. */
export * as calls from './calls/index.ts';
export * from './calls/published.ts';
export * from './completion/index.ts';
export * from './declare-remote.ts';
export * from './envelope.ts';
export * from './find-route.ts';
export * from './legal.ts';
export * from './lookups/index.ts';
export * from './loopback.ts';
export * from './path-pattern.ts';
export * from './registry.ts';
export * from './remote.ts';
export * from './rules/index.ts';
export * from './records/index.ts';
export * from './token-claims.ts';
