import { hashOfSecret, isSecretOf, makeToken, parseToken } from './token.ts';

it('makes a token that is read again, and keeps only the hash of its secret', () => {
  const { token, id, hash } = makeToken();
  expect(token).toMatch(/^pr_[\da-f]{16}_[\da-f]{72}$/);
  const parsed = parseToken(token);
  expect(parsed?.id).toBe(id);
  expect(hashOfSecret(parsed?.secret ?? '')).toBe(hash);
  expect(token).not.toContain(hash);
});

it('makes no two alike', () => {
  const made = Array.from({ length: 1000 }, () => makeToken());
  for (const part of ['token', 'id', 'hash'] as const)
    expect(new Set(made.map((one) => one[part])).size).toBe(1000);
});

const GOLDEN = `pr_${'01'.repeat(8)}_${'ab'.repeat(32)}c2abaa88`;

it('reads a token of today for ever', () => {
  expect(parseToken(GOLDEN)).toEqual({ id: '01'.repeat(8), secret: `${'ab'.repeat(32)}c2abaa88` });
  expect(hashOfSecret('secret')).toBe('2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b');
});

it('refuses a token in which any one character differs', () => {
  for (const [at, character] of [...GOLDEN].entries()) {
    const other = character === 'a' ? 'b' : 'a';
    expect(parseToken(GOLDEN.slice(0, at) + other + GOLDEN.slice(at + 1))).toBeNull();
  }
});

it.each([
  '',
  'pr_',
  'pr__',
  GOLDEN.slice(0, -1),
  `${GOLDEN}0`,
  `${GOLDEN}\n`,
  ` ${GOLDEN}`,
  GOLDEN.toUpperCase(),
  GOLDEN.replaceAll('_', '-'),
  `pr_${'01'.repeat(8)}`,
])('%j is no token', (text) => expect(parseToken(text)).toBeNull());

it('knows a secret by its hash, and no other', () => {
  const { secret } = parseToken(GOLDEN) ?? { secret: '' };
  expect(isSecretOf(secret, hashOfSecret(secret))).toBe(true);
  expect(isSecretOf(`${secret.slice(0, -1)}0`, hashOfSecret(secret))).toBe(false);
  expect(isSecretOf(secret, '')).toBe(false);
  expect(isSecretOf('', hashOfSecret(secret))).toBe(false);
});
