import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Configuration, SealingKey } from '../configuration.ts';
import { keptSecret } from './signing-keys.ts';

const IV = 12;
const TAG = 16;

interface Keys {
  id: string;
  sealing: Buffer;
  marking: Buffer;
}

/** Derives two keys from a secret: one to seal, one to mark. */
const derived = ({ id, secret }: SealingKey): Keys => {
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'phila', purpose, 32));
  return { id, sealing: keyFor('sealing'), marking: keyFor('marking') };
};

const openWith = (key: Buffer, bytes: Buffer, about: string): string | null => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};

/** Encrypts text for the database. */
export interface Sealing {
  /** @param about the owner of the text, required to open it again */
  seal(text: string, about: string): string;
  /** Null for text that was altered, belongs to another owner or was sealed with another secret. */
  open(sealed: string, about: string): string | null;
  /** A keyed hash, to recognise a text without storing it. */
  mark(text: string): string;
  /** The mark under each key, current first, to recognise older marks. */
  marks(text: string): string[];
}

/**
 * AES-256-GCM. Sealed text is `<key id>.<base64url of IV, tag and ciphertext>`, so it opens while its key is among the
 * keys, in any position.
 * @param keys the first seals and marks; the others only open and recognise older text.
 */
export const createSealing = (keys: readonly [SealingKey, ...SealingKey[]]): Sealing => {
  const [current, ...older] = keys;
  const first = derived(current);
  const all = [first, ...older.map(derived)];
  const byId = new Map(all.map((key) => [key.id, key]));
  const markWith = ({ marking }: Keys, text: string): string =>
    createHmac('sha256', marking).update(text).digest('base64url');
  return {
    seal: (text, about) => {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', first.sealing, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${first.id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open: (sealed, about) => {
      const dot = sealed.indexOf('.');
      const key = byId.get(sealed.slice(0, dot));
      return dot === -1 || key === undefined
        ? null
        : openWith(key.sealing, Buffer.from(sealed.slice(dot + 1), 'base64url'), about);
    },
    mark: (text) => markWith(first, text),
    marks: (text) => all.map((key) => markWith(key, text)),
  };
};

/** The id of the key that the service generates. */
const OWN_KEY = '1';

/** Seals with SEALING_KEYS, or with a key made at the first start and kept in DATA_DIR. */
export const openSealing = async ({
  sealingKeys,
  dataDir,
}: Pick<Configuration, 'sealingKeys' | 'dataDir'>): Promise<Sealing> => {
  const [first, ...older] = sealingKeys;
  if (first !== undefined) return createSealing([first, ...older]);
  return createSealing([{ id: OWN_KEY, secret: await keptSecret(dataDir, 'sealing-key') }]);
};
