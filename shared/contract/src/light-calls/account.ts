// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/account/index.ts';
import type { Light } from '../light-call.ts';

export const changePassword: Light<typeof full.changePassword> = { method: 'PUT', path: '/Account/change-password', access: 'person' };
export const chooseProfile: Light<typeof full.chooseProfile> = { method: 'POST', path: '/Account/choose-profile', access: 'person' };
export const confirmPassword: Light<typeof full.confirmPassword> = { method: 'POST', path: '/Account/confirm-password', access: 'person' };
export const endEverySession: Light<typeof full.endEverySession> = { method: 'DELETE', path: '/Account/sessions', access: 'person' };
export const endSession: Light<typeof full.endSession> = { method: 'DELETE', path: '/Account/sessions/{id}', access: 'person' };
export const forgotPassword: Light<typeof full.forgotPassword> = { method: 'POST', path: '/Account/forgot-password', access: 'anyone' };
export const forgotPasswordReset: Light<typeof full.forgotPasswordReset> = { method: 'POST', path: '/Account/forgot-password-reset', access: 'anyone' };
export const profileName: Light<typeof full.profileName> = { method: 'GET', path: '/Account/get-profile-name', access: 'person' };
export const profiles: Light<typeof full.profiles> = { method: 'GET', path: '/Account/profiles', access: 'person' };
export const refreshToken: Light<typeof full.refreshToken> = { method: 'POST', path: '/Account/refresh-token', access: 'anyone' };
export const sessions: Light<typeof full.sessions> = { method: 'GET', path: '/Account/sessions', access: 'person' };
export const signIn: Light<typeof full.signIn> = { method: 'POST', path: '/Account/sign-in', access: 'anyone' };
export const signOut: Light<typeof full.signOut> = { method: 'POST', path: '/Account/sign-out', access: 'anyone' };
export const signUp: Light<typeof full.signUp> = { method: 'POST', path: '/Account/sign-up', access: 'anyone' };
export const verify: Light<typeof full.verify> = { method: 'POST', path: '/Account/verify', access: 'anyone' };
