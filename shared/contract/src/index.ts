export * from './call.ts';
export * from './envelope.ts';
export * from './registry.ts';
export * from './remote.ts';
