import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { type SigningKeys, signingKeys, signToken, verifyToken } from './signing-keys.ts';

const textOf = (secret: Uint8Array): string => Buffer.from(secret).toString();

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'phila-key-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('made once, for its owner’s eyes only, also when several start at once', async () => {
  const dataDir = join(parent, 'data');
  const keys = await Promise.all(Array.from({ length: 5 }, () => signingKeys({ tokenSecrets: [], dataDir })));
  expect(new Set(keys.map(([{ secret }]) => textOf(secret))).size).toBe(1);
  expect(keys[0]?.[0].secret.length).toBeGreaterThanOrEqual(64);
  expect(await readdir(dataDir)).toEqual(['token-secret']);
  expect((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
  const [{ secret }] = await signingKeys({ tokenSecrets: [], dataDir });
  expect(textOf(secret)).toBe((await readFile(join(dataDir, 'token-secret'), 'utf8')).trim());
});

test('configured secrets are used in their order, and nothing is written', async () => {
  const tokenSecrets = ['x'.repeat(40), 'y'.repeat(40)];
  const keys = await signingKeys({ tokenSecrets, dataDir: parent });
  expect(keys.map(({ secret }) => textOf(secret))).toEqual(tokenSecrets);
  expect(await readdir(parent)).toEqual([]);
});

test('a line on top of the kept file is the key that signs from then on', async () => {
  await signingKeys({ tokenSecrets: [], dataDir: parent });
  const file = join(parent, 'token-secret');
  const before = await readFile(file, 'utf8');
  await writeFile(file, `${'n'.repeat(64)}\n${before}`);
  const keys = await signingKeys({ tokenSecrets: [], dataDir: parent });
  expect(keys.map(({ secret }) => textOf(secret))).toEqual(['n'.repeat(64), before.trim()]);
});

const token = (keys: SigningKeys): Promise<string> =>
  signToken(new SignJWT({ sub: 'a' }).setExpirationTime('1h'), 'at+jwt', keys);
const keysOf = (...tokenSecrets: string[]): Promise<SigningKeys> =>
  signingKeys({ tokenSecrets, dataDir: parent });
const [old, young] = [
  'the older secret of this test: long enough',
  'the newer secret of this test: long enough',
];

test('a token names its key, which says nothing of the secret, and counts while the key is in the list', async () => {
  const signed = await token(await keysOf(old));
  const { kid = '' } = decodeProtectedHeader(signed);
  expect(kid).toMatch(/^[\w-]{12}$/);
  const options = { typ: 'at+jwt' };
  expect(await verifyToken(signed, await keysOf(young, old), options)).toMatchObject({ sub: 'a' });
  expect(await verifyToken(signed, await keysOf(young), options)).toBeNull();
  expect(decodeProtectedHeader(await token(await keysOf(young, old))).kid).not.toBe(kid);
});

test('a token that names no key counts for none', async () => {
  const unnamed = await new SignJWT({ sub: 'a' })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .sign(new TextEncoder().encode(old));
  expect(await verifyToken(unnamed, await keysOf(young, old), { typ: 'at+jwt' })).toBeNull();
});
