export * from './document-types.ts';
export * from './names.ts';
export * from './profile-image.ts';
