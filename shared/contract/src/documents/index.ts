export * from './document-types.ts';
export * from './foreign-endings.ts';
export * from './names.ts';
export * from './profile-image.ts';
