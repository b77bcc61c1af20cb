import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An unguessable token: 256 random bits, 43 characters that any address or header takes as they are. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage. It has 256 random bits, so a fast hash is as good as a slow one. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A one-time code to type: six digits, each equally likely. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/** Letters and digits that are not mistaken for each other on a printed line. */
const LEGIBLE = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password for one sign-in, to be copied from a terminal: 24 characters, some 138 bits. */
export const newPassword = (): string => {
  for (;;) {
    const password = Array.from({ length: 24 }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('');
    // The specification's rule asks for one of each; without, another one is drawn.
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
};
