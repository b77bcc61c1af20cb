import { hash, verify } from '@node-rs/argon2';
import type { FieldError } from '@phila/contract';
import { isSoonGuessed } from './guessable.ts';

/** OWASP Password Storage: argon2id with 19 MiB, two passes, one lane. The package's own default is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password or a short code. Unicode forms of a text give the same. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), COST);

/** A hash to compare for unknown users, so that the reply takes as long. */
const hashOfNobody = hashPassword(crypto.randomUUID());

/** Compares a password with its hash; null takes the same time and fails. */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const matches = await verify(stored ?? (await hashOfNobody), password.normalize('NFC'));
  return stored !== null && matches;
};

/**
 * Refuses new passwords beyond the contract's rule: easily guessed ones (ASVS 6.2.4) and the person's own user name
 * (6.2.11).
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
