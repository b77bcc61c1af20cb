export { ownsSku } from './ownership/ownership.ts';
