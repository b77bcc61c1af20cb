import { hash } from 'node:crypto';

/** Parts of all subjects that a rollout can tell apart: a hundredth of a percent each. */
const PARTS = 10_000;

/** Draws a subject's part, 0 to 9 999: even over subjects, and another with every remote and salt. */
const partOf = (remote: string, salt: string, subject: string): number =>
  hash('sha256', `${remote}:${salt}:${subject}`, 'buffer').readUInt32BE(0) % PARTS;

/**
 * Tells if a subject is among those who get a rollout's version. It stays among them while the percentage grows under
 * the same salt.
 * @param remote name
 * @param salt of the rollout
 * @param subject random id of the device, from its cookie
 * @param percent 0 to 100, in steps of 0.01
 */
export const isInRollout = (remote: string, salt: string, subject: string, percent: number): boolean =>
  // Rounds, because 1.1 times 100 is above 110.
  partOf(remote, salt, subject) < Math.round(percent * (PARTS / 100));
