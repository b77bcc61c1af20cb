/**
 * Tokens with which a machine publishes: `pr_<id>_<secret>`, where the secret ends in a checksum, so that a mistyped or
 * cut token is refused without a look into the table, and scanners of leaked secrets can tell one for sure.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Bytes of the id, by which the row is found. */
const ID_BYTES = 8;
/** Bytes of the secret's random part. */
const SECRET_BYTES = 32;

const SHAPE = new RegExp(`^pr_([\\da-f]{${ID_BYTES * 2}})_([\\da-f]{${SECRET_BYTES * 2}})([\\da-f]{8})$`);

const checksumOf = (id: string, random: string): string =>
  crc32(`pr_${id}_${random}`).toString(16).padStart(8, '0');

/** A token's parts, in lower-case hex. */
export interface ParsedToken {
  /** Id of its row, 16 characters; no secret. */
  id: string;
  /** 72 characters, checksum included. */
  secret: string;
}

/** A new token: the text to show once, and the id and hash to keep. */
export interface MadeToken {
  /** `pr_<id>_<secret>` */
  token: string;
  id: string;
  /** SHA-256 of the secret, in hex. */
  hash: string;
}

/** Hashes a secret to keep: SHA-256 in hex. A plain hash is enough, because the secret has 256 random bits. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Makes a token. */
export const makeToken = (): MadeToken => {
  const [id, random] = [randomBytes(ID_BYTES).toString('hex'), randomBytes(SECRET_BYTES).toString('hex')];
  const secret = random + checksumOf(id, random);
  return { token: `pr_${id}_${secret}`, id, hash: hashOfSecret(secret) };
};

/**
 * Reads a token.
 * @param text as it was sent
 * @returns its parts; null for any text that is no token, or whose checksum is wrong
 */
export const parseToken = (text: string): ParsedToken | null => {
  const [, id, random, checksum] = SHAPE.exec(text) ?? [];
  if (id === undefined || random === undefined || checksum === undefined) return null;
  return checksumOf(id, random) === checksum ? { id, secret: random + checksum } : null;
};

/**
 * Compares a sent secret with a kept hash, in constant time.
 * @param hash SHA-256 in hex
 */
export const isSecretOf = (secret: string, hash: string): boolean => {
  const [sent, kept] = [Buffer.from(hashOfSecret(secret)), Buffer.from(hash)];
  return sent.length === kept.length && timingSafeEqual(sent, kept);
};
