import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An unguessable token: 256 random bits in 43 characters that need no escaping in an address or header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage. A fast hash suffices for 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A one-time code of six digits, all equally likely. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/** Letters and digits that are not confused in print. */
const LEGIBLE = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password for one sign-in, to copy from a terminal: 24 characters, some 138 bits. */
export const newPassword = (): string => {
  for (;;) {
    const password = Array.from({ length: 24 }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('');
    // The specification requires one of each kind; otherwise draws again.
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
};
