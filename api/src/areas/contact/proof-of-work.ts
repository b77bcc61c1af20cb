import { createHmac } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Refusal } from '../../core/http/refusal.ts';
import { throttleKey, countUse } from '../../core/limits/throttle.ts';
import { type SigningKey, signingKeys } from '../../core/secrets/signing-keys.ts';
import { isObject } from '../../core/plain-object.ts';
import type { Services } from '../../core/services.ts';

/** Milliseconds to write a message. */
const LIFETIME = 3_600_000;

/** From 200 to 400 keys of 2 000 rounds each: a quarter of a second on a laptop, some two on a slow phone. */
const LEAST = 200;
const MOST = 400;
const ROUNDS = 2_000;

/** Derives a key for a purpose, the same on every server. */
const keyFor = (key: Uint8Array, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('base64url');

/** The secrets of the puzzles that a key signs. */
const puzzleKey = ({ secret }: SigningKey) => ({
  hmacSignatureSecret: keyFor(secret, 'proof of work: challenge'),
  hmacKeySignatureSecret: keyFor(secret, 'proof of work: solution'),
});
type PuzzleKey = ReturnType<typeof puzzleKey>;

const uncheckable = (): Refusal =>
  new Refusal(422, 'This message could not be checked. Please send it again.', [
    { path: 'proof', message: 'This message could not be checked. Please send it again.' },
  ]);

const isPayload = (value: unknown): value is Payload =>
  isObject(value) &&
  isObject(value.challenge) &&
  isObject(value.challenge.parameters) &&
  typeof value.challenge.signature === 'string' &&
  isObject(value.solution);

const read = (proof: string): Payload | null => {
  try {
    const value: unknown = JSON.parse(proof);
    return isPayload(value) ? value : null;
  } catch {
    return null;
  }
};

/**
 * Puzzles that a browser solves before sending something, so that a thousand messages cost a thousand times as much.
 */
export const proofOfWork = ({ configuration, database, clock }: Services) => {
  let keys: Promise<[PuzzleKey, ...PuzzleKey[]]> | null = null;
  const secrets = () => {
    keys ??= signingKeys(configuration).then(([current, ...older]) => [
      puzzleKey(current),
      ...older.map(puzzleKey),
    ]);
    return keys;
  };
  /** Tells if a puzzle of ours was solved, also one that an older key signed. */
  const isSolved = async (payload: Payload): Promise<boolean> => {
    for (const key of await secrets())
      if ((await verifySolution({ ...payload, ...key, deriveKey })).verified) return true;
    return false;
  };
  return {
    challenge: async (): Promise<string> =>
      JSON.stringify(
        await createChallenge({
          ...(await secrets())[0],
          algorithm: 'PBKDF2/SHA-256',
          cost: ROUNDS,
          counter: randomInt(MOST, LEAST),
          expiresAt: new Date(clock.now().getTime() + LIFETIME),
          deriveKey,
        }),
      ),
    /** @throws Refusal 422 for a wrong, outdated or reused solution, on any server */
    assertSolved: async (proof: string): Promise<void> => {
      const payload = read(proof);
      if (payload === null) throw uncheckable();
      const { signature } = payload.challenge;
      if (signature === undefined || !(await isSolved(payload))) throw uncheckable();
      const { allowed } = await countUse(
        database,
        throttleKey('proof of work', signature),
        { uses: 1, window: LIFETIME },
        clock.now(),
      );
      if (!allowed) throw uncheckable();
    },
  };
};
