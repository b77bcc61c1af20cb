import { lightCall, type calls } from '@phila/contract';

type ProfileImage = typeof calls.profileImage;

/** The calls that the platform itself makes. */
export const ownCalls = {
  refreshToken: lightCall<(typeof calls.account)['refreshToken']>('POST', '/Account/refresh-token', 'anyone'),
  signOut: lightCall<(typeof calls.account)['signOut']>('POST', '/Account/sign-out', 'anyone'),
  profileName: lightCall<(typeof calls.account)['profileName']>('GET', '/Account/get-profile-name', 'person'),
  profileImage: {
    ...lightCall<ProfileImage['read']>('GET', '/Document/profile-image', 'person'),
    // Sent as itself.
    value: undefined,
  },
  organisation: lightCall<(typeof calls.organisation)['organisation']>(
    'GET',
    '/Account/organizational-structure/{guid}',
    'anyone',
  ),
};
