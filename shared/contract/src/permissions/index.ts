export * from './built-in-roles.ts';
export * from './capabilities.ts';
export * from './permission.ts';
