/** What a person signs in with: the two are changed alike. */
export const signInKinds = ['email', 'mobile'] as const;
export type SignInKind = (typeof signInKinds)[number];
