import { lightCall, type calls } from '@phila/contract';

type Account = typeof calls.account;
type ProfileImage = typeof calls.document.profileImage;

/** The calls that the platform itself makes. */
export const ownCalls = {
  refreshToken: lightCall<Account['refreshToken']>('POST', '/Account/refresh-token', 'anyone'),
  signOut: lightCall<Account['signOut']>('POST', '/Account/sign-out', 'anyone'),
  profileName: lightCall<Account['profileName']>('GET', '/Account/get-profile-name', 'person'),
  profileImage: {
    ...lightCall<ProfileImage['read']>('GET', '/Document/profile-image', 'person'),
    // Sent as itself.
    value: undefined,
  },
  organisation: lightCall<Account['organisation']>(
    'GET',
    '/Account/organizational-structure/{guid}',
    'anyone',
  ),
};
