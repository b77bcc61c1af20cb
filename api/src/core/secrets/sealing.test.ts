import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '../configuration.ts';
import { createSealing, openSealing } from './sealing.ts';

const old = { id: '2025', secret: 'a secret of more than thirty-two characters' };
const fresh = { id: '2026', secret: 'another secret of more than thirty-two characters' };
const sealing = createSealing([old]);

test('a sealed text can be opened again, and looks different each time', () => {
  const text = 'Zoë 9202204720083';
  const [first, second] = [sealing.seal(text, '1 a'), sealing.seal(text, '1 a')];
  expect(sealing.open(first, '1 a')).toBe(text);
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('9202204720083');
});

/** Flips a bit of the last byte but one. */
const changed = (sealed: string): string => {
  const [id, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1;
  return `${id}.${bytes.toString('base64url')}`;
};

test.each([
  ['under another name', (sealed: string) => sealing.open(sealed, '1 b')],
  ['changed', (sealed: string) => sealing.open(changed(sealed), '1 a')],
  ['cut short', (sealed: string) => sealing.open(sealed.slice(0, 9), '1 a')],
  ['without the id of its key', (sealed: string) => sealing.open(sealed.slice(5), '1 a')],
  ['by a service without its key', (sealed: string) => createSealing([fresh]).open(sealed, '1 a')],
  [
    'by a service whose key of that id is another',
    (sealed: string) => createSealing([{ ...fresh, id: old.id }]).open(sealed, '1 a'),
  ],
])('%s it is not', (_how, open) => {
  expect(open(sealing.seal('nobody else’s business', '1 a'))).toBeNull();
});

test('a mark is the same for the same text and tells nothing of it', () => {
  expect(sealing.mark('9202204720083')).toBe(sealing.mark('9202204720083'));
  expect(sealing.mark('9202204720083')).not.toBe(sealing.mark('9202204720084'));
  expect(sealing.mark('9202204720083')).not.toContain('9202204720083');
});

test('after a new key was put first, what the old one sealed is read, and what it marked is known', () => {
  const rotated = createSealing([fresh, old]);
  const before = sealing.seal('Thandi', '1 a');
  const after = rotated.seal('Thandi', '1 a');
  expect([before.split('.')[0], after.split('.')[0]]).toEqual(['2025', '2026']);
  expect([rotated.open(before, '1 a'), rotated.open(after, '1 a')]).toEqual(['Thandi', 'Thandi']);
  expect(sealing.open(after, '1 a')).toBeNull();
  expect(rotated.mark('x')).not.toBe(sealing.mark('x'));
  expect(rotated.marks('x')).toEqual([rotated.mark('x'), sealing.mark('x')]);
});

test('without SEALING_KEYS a key is made once, apart from the signing secret, and kept', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'phila-sealing-'));
  try {
    const configuration = readConfiguration({ DATA_DIR: dataDir });
    const sealed = (await openSealing(configuration)).seal('Thandi', '1 a');
    expect((await openSealing(configuration)).open(sealed, '1 a')).toBe('Thandi');
    expect(await readdir(dataDir)).toEqual(['sealing-key']);
    expect((await readFile(join(dataDir, 'sealing-key'), 'utf8')).length).toBeGreaterThan(43);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
