import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeProtectedHeader, type JWTPayload, jwtVerify, type JWTVerifyOptions, type SignJWT } from 'jose';
import { type Configuration, secretsIn } from '../configuration.ts';
import { codeOf } from '../error-code.ts';

/**
 * A secret of 384 random bits as text, made once and stored in the data folder, readable only by the service's user.
 * @param name of the file
 */
export const keptSecret = async (dataDir: string, name: string): Promise<string> => {
  const file = join(dataDir, name);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  await mkdir(dataDir, { recursive: true });
  const part = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(part, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    // Creates a hard link: it appears complete or not at all, and never replaces another start's file.
    await link(part, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(part, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
};

/** A key for HMAC-SHA-256, with the id that its signatures name (`kid`). */
export interface SigningKey {
  id: string;
  secret: Uint8Array;
}

/** Keys that count, the one that signs first. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** Derives the id from the secret, so that operators name no keys and all servers agree. */
const keyOf = (text: string): SigningKey => ({
  id: Buffer.from(hkdfSync('sha256', text, 'phila', 'key id', 9)).toString('base64url'),
  secret: new TextEncoder().encode(text),
});

/**
 * Reads the keys that sign access tokens and cookies: TOKEN_SECRET, or the file in DATA_DIR, created at the first start.
 * Anybody with a key can sign tokens for any account.
 */
export const signingKeys = async ({
  tokenSecrets,
  dataDir,
}: Pick<Configuration, 'tokenSecrets' | 'dataDir'>): Promise<SigningKeys> => {
  const [current = '', ...older] =
    tokenSecrets.length > 0 ? tokenSecrets : secretsIn(await keptSecret(dataDir, 'token-secret'));
  return [keyOf(current), ...older.map(keyOf)];
};

/** The only algorithm used and accepted (docs/decisions/0302). */
const ALGORITHM = 'HS256';

/** Signs with the first key, which the token names. @param type of the token, so that none passes for another */
export const signToken = (token: SignJWT, type: string, [{ id, secret }]: SigningKeys): Promise<string> =>
  token.setProtectedHeader({ alg: ALGORITHM, typ: type, kid: id }).sign(secret);

/** Reads a token that one of the keys signed; null for a forged, expired or foreign one, or one of another type. */
export const verifyToken = async (
  token: string,
  keys: SigningKeys,
  options: JWTVerifyOptions & { typ: string },
): Promise<JWTPayload | null> => {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = keys.find(({ id }) => id === kid);
    if (key === undefined) return null;
    return (await jwtVerify(token, key.secret, { ...options, algorithms: [ALGORITHM] })).payload;
  } catch {
    return null;
  }
};
