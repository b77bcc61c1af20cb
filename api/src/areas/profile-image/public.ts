export { profileImageId } from './stored.ts';
