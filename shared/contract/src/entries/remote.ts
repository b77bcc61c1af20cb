/** `@phila/contract/remote`: declarations of remotes, and lookup by address. */
export * from '../find-route.ts';
export * from '../loopback.ts';
export { isMay, may, type May, type Permission, permissionOf } from '../permissions/permission.ts';
export * from '../path-pattern.ts';
export * from '../registry.ts';
export * from '../remote/index.ts';
export * from '../route-at.ts';
