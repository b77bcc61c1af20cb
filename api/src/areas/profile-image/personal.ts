import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { rowsPart } from '../../core/personal-data/held-rows.ts';
import { imageKey, profileImageId } from './stored.ts';
import { profileImages } from './tables.ts';

/** The person's picture. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({ name: 'profileImage', title: 'Profile image', table: profileImages, leaveOut: ['blobId'] }),
  ],
  files: async (database, accountId) => {
    const id = await profileImageId(database, accountId);
    return id === null ? [] : [{ key: imageKey(id), path: 'images/profile.jpg' }];
  },
};
