import { serviceNow } from '@phila/contract/format';
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Makes an access token with these claims; default: a person's, valid for ten more minutes. */
export const tokenWith = (claims: Record<string, unknown> = {}): string =>
  `${encoded({ alg: 'HS256' })}.${encoded({ sub: 'thandi', exp: serviceNow() / 1000 + 600, ...claims })}.signature`;

/** Makes a token that expired a minute ago. */
export const oldToken = (claims: Record<string, unknown> = {}): string =>
  tokenWith({ exp: serviceNow() / 1000 - 60, ...claims });
