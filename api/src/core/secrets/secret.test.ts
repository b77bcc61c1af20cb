import { password } from '@phila/contract';
import { hashToken, newCode, newPassword, newToken } from './secret.ts';

test('tokens are 256 random bits, and stored as something else', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashToken('a')).not.toBe(hashToken('b'));
});

test('codes have six digits, leading zeros among them', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  // Expects a leading 0 in a tenth of the codes; the chance of none in 2 000 is 10^-91.
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('a generated password follows the rule, and is legible', () => {
  for (let i = 0; i < 50; i += 1) {
    const made = newPassword();
    expect(password().schema.safeParse(made).success).toBe(true);
    expect(made).not.toMatch(/[0O1lI]/);
  }
});
