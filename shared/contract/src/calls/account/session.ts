import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { existingPassword } from '../../rules/password.ts';
import { userAccount } from './user-account.ts';

/** Tokens from signing in or refreshing: a JWT valid for ten minutes, and an opaque single-use refresh token. */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.output<typeof tokens>;

/** Refresh token as issued: opaque, single-use. */
export const refreshTokenText = z.string().check(z.minLength(1), z.maxLength(512));
const refreshBody = z.strictObject({ refreshToken: refreshTokenText });

export const signIn = call({
  method: 'POST',
  path: '/Account/sign-in',
  access: 'anyone',
  limit: 'signIn',
  summary: 'Signs a person in by email address or mobile number.',
  body: z.strictObject({ userName: userAccount, password: existingPassword().schema }),
  value: z.extend(tokens, {
    /**
     * Questions to answer, in order, before continuing to the original page (api/README.md, “What is asked before the
     * origin”).
     */
    first: z.optional(z.array(z.enum(['choose-account', 'sync-account']))),
  }),
});

export const refreshToken = call({
  method: 'POST',
  path: '/Account/refresh-token',
  access: 'anyone',
  limit: 'refresh',
  summary:
    'Gives a new pair of tokens for a refresh token, which is used up by it; a second use ends the session.',
  body: refreshBody,
  value: tokens,
});

export const signOut = call({
  method: 'POST',
  path: '/Account/sign-out',
  access: 'anyone',
  limit: 'refresh',
  summary: 'Ends the session on the server. Needs no access token: it may have expired.',
  body: refreshBody,
  value: z.literal(true),
});

/** Session of the person on some device. Times are ISO 8601 with offset. */
export const session = z.object({
  id: z.string(),
  userAgent: z.string(),
  /** Approximate network address, no closer than a neighbourhood: `197.86.12.0/24`. */
  network: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** True for the session of this request. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const sessions = call({
  method: 'GET',
  path: '/Account/sessions',
  access: 'person',
  summary: 'The places where the person is signed in, the one used last first.',
  value: z.array(session),
});

export const endSession = call({
  method: 'DELETE',
  path: '/Account/sessions/{id}',
  access: 'person',
  stepUp: 'sessions',
  stepUpWhen: 'decided',
  summary: "Ends one of the person's own sessions.",
  params: z.strictObject({ id: z.guid() }),
  value: z.literal(true),
});

export const endEverySession = call({
  method: 'DELETE',
  path: '/Account/sessions',
  access: 'person',
  stepUp: 'sessions',
  summary: 'Signs the person out everywhere, here as well.',
  value: z.literal(true),
});

export const signInBody = signIn.body;
