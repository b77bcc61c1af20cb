import { createSealing } from './sealing.ts';

const key = new TextEncoder().encode('a secret of more than thirty-two characters');
const sealing = createSealing(key);

test('what was sealed is read again, and looks different each time', () => {
  const text = 'Zoë 9202204720083';
  const [first, second] = [sealing.seal(text, '1 a'), sealing.seal(text, '1 a')];
  expect(sealing.open(first, '1 a')).toBe(text);
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('9202204720083');
});

/** One bit of its last byte but one turned over. */
const changed = (sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1;
  return bytes.toString('base64url');
};

test.each([
  ['under another name', (sealed: string) => sealing.open(sealed, '1 b')],
  ['changed', (sealed: string) => sealing.open(changed(sealed), '1 a')],
  ['cut short', (sealed: string) => sealing.open(sealed.slice(0, 9), '1 a')],
  [
    'by another service',
    (sealed: string) => createSealing(new TextEncoder().encode('x'.repeat(40))).open(sealed, '1 a'),
  ],
])('%s it is not', (_how, open) => {
  expect(open(sealing.seal('nobody else’s business', '1 a'))).toBeNull();
});

test('a mark is the same for the same text and tells nothing of it', () => {
  expect(sealing.mark('9202204720083')).toBe(sealing.mark('9202204720083'));
  expect(sealing.mark('9202204720083')).not.toBe(sealing.mark('9202204720084'));
  expect(sealing.mark('9202204720083')).not.toContain('9202204720083');
});
