import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
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

/**
 * Reads the key that signs access tokens: TOKEN_SECRET, or the file in DATA_DIR, created at the first start. Anybody
 * with the key can sign tokens for any account.
 */
export const signingKey = async ({
  tokenSecret,
  dataDir,
}: Pick<Configuration, 'tokenSecret' | 'dataDir'>): Promise<Uint8Array> =>
  new TextEncoder().encode(tokenSecret ?? (await keptSecret(dataDir, 'token-secret')));
