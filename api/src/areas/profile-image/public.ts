export { openProfileImage, profileImageId } from './stored.ts';
