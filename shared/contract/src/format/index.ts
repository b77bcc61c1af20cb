export * from './amount.ts';
export * from './as-read.ts';
export * from './day-text.ts';
export * from './file-size-text.ts';
export * from './phone-text.ts';
export * from './read-amount.ts';
export * from './south-african-time.ts';
export * from './unseen.ts';
