export { changePassword, confirmPassword, forgotPassword, forgotPasswordReset } from './password.ts';
export { chooseProfile, profiles } from './profiles.ts';
export { profileName } from './profile-name.ts';
export { endEverySession, endSession, refreshToken, sessions, signIn, signOut } from './session.ts';
export {
  askEmailChange,
  askMobileChange,
  confirmSignInChange,
  dropSignInChange,
  signInDetails,
  undoSignInChange,
} from './sign-in-details.ts';
export { signUp, verify } from './sign-up.ts';
