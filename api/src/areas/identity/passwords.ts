import { hash, verify } from '@node-rs/argon2';
import type { FieldError } from '@phila/contract';
import { isSoonGuessed } from './guessable.ts';

/** OWASP Password Storage: argon2id with 19 MiB, two passes, one lane. The package's own default is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password, or a code of few digits, as it is stored. Equal texts in another Unicode form give the same. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), COST);

/** What an unknown user's password is compared with, so that the answer takes as long as a known user's. */
const hashOfNobody = hashPassword(crypto.randomUUID());

/**
 * Whether the password is the one that was hashed. With null it takes the same time and says no.
 */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const matches = await verify(stored ?? (await hashOfNobody), password.normalize('NFC'));
  return stored !== null && matches;
};

/**
 * What the contract's rule cannot say about a new password: it must not be soon guessed (ASVS 6.2.4), as the most used
 * are, digits and signs around them or not, nor be the person's own user name (6.2.11).
 * @param path the field's name in the call.
 */
export const checkNewPassword = (
  password: string,
  path: string,
  userNames: readonly (string | null)[],
): FieldError[] => {
  const given = password.normalize('NFC').toLowerCase();
  const own = userNames.some((name) => name !== null && (given === name || given === name.split('@')[0]));
  if (own) return [{ path, message: 'Password must not be your user name' }];
  const names = userNames.flatMap((name) => (name === null ? [] : [name, ...name.split('@').slice(0, 1)]));
  if (isSoonGuessed(password.normalize('NFC'), names)) {
    return [
      { path, message: 'This password is used by many people and easily guessed. Please choose another.' },
    ];
  }
  return [];
};
