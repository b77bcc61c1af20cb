// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/account/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const askEmailChange: Light<typeof full.askEmailChange> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/sign-in-details/email', access: 'person' });
export const askMobileChange: Light<typeof full.askMobileChange> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/sign-in-details/mobile', access: 'person' });
export const changePassword: Light<typeof full.changePassword> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/change-password', access: 'person' });
export const chooseProfile: Light<typeof full.chooseProfile> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/choose-profile', access: 'person' });
export const confirmPassword: Light<typeof full.confirmPassword> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/confirm-password', access: 'person' });
export const confirmSignInChange: Light<typeof full.confirmSignInChange> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/sign-in-details/change', access: 'person' });
export const dropSignInChange: Light<typeof full.dropSignInChange> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/sign-in-details/change', access: 'person' });
export const endEverySession: Light<typeof full.endEverySession> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/sessions', access: 'person' });
export const endSession: Light<typeof full.endSession> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/sessions/{id}', access: 'person' });
export const forgotPassword: Light<typeof full.forgotPassword> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/forgot-password', access: 'anyone' });
export const forgotPasswordReset: Light<typeof full.forgotPasswordReset> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/forgot-password-reset', access: 'anyone' });
export const profileName: Light<typeof full.profileName> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/get-profile-name', access: 'person' });
export const profiles: Light<typeof full.profiles> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/profiles', access: 'person' });
export const refreshToken: Light<typeof full.refreshToken> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/refresh-token', access: 'anyone' });
export const sessions: Light<typeof full.sessions> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/sessions', access: 'person' });
export const signIn: Light<typeof full.signIn> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/sign-in', access: 'anyone' });
export const signInDetails: Light<typeof full.signInDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/sign-in-details', access: 'person' });
export const signOut: Light<typeof full.signOut> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/sign-out', access: 'anyone' });
export const signUp: Light<typeof full.signUp> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/sign-up', access: 'anyone' });
export const undoSignInChange: Light<typeof full.undoSignInChange> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/sign-in-details/undo', access: 'anyone' });
export const verify: Light<typeof full.verify> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/verify', access: 'anyone' });
