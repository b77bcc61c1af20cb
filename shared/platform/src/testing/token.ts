import { serviceNow } from '@phila/contract/format';
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token with these claims; default: of a person, valid for ten more minutes. */
export const tokenWith = (claims: Record<string, unknown> = {}): string =>
  `${encoded({ alg: 'HS256' })}.${encoded({ sub: 'thandi', exp: serviceNow() / 1000 + 600, ...claims })}.signature`;

/** One that ran out a minute ago. */
export const oldToken = (claims: Record<string, unknown> = {}): string =>
  tokenWith({ exp: serviceNow() / 1000 - 60, ...claims });
