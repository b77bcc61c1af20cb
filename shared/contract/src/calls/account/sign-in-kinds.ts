/** Details a person can sign in with; both are changed the same way. */
export const signInKinds = ['email', 'mobile'] as const;
export type SignInKind = (typeof signInKinds)[number];
