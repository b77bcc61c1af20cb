import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Configuration } from '../configuration.ts';
import type { Sealing } from '../services.ts';
import { signingKey } from './signing-key.ts';

const IV = 12;
const TAG = 16;

const derived = (key: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, 'phila', purpose, 32));

/** AES-256-GCM under a key of its own, derived from the service's secret. */
export const createSealing = (key: Uint8Array): Sealing => {
  const sealingKey = derived(key, 'sealing');
  const markingKey = derived(key, 'marking');
  return {
    seal: (text, about) => {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, IV))
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(IV, IV + TAG));
        return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    mark: (text) => createHmac('sha256', markingKey).update(text).digest('base64url'),
  };
};

/** With TOKEN_SECRET, or the secret kept in DATA_DIR. */
export const openSealing = async (configuration: Configuration): Promise<Sealing> =>
  createSealing(await signingKey(configuration));
