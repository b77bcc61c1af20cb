export { adviceRequest } from './account/advice.ts';
export { biographicalDetails, updateBiographicalDetails } from './account/biographical.ts';
export { forgotPassword, forgotPasswordReset } from './account/password.ts';
export { organisation, profileName } from './account/profile.ts';
export { endSession, refreshToken, sessions, signIn, signOut } from './account/session.ts';
export { signUp, verify } from './account/sign-up.ts';
