import { canPreview, counted, dayText, expiryOf, expiryText, sizeText } from './words.ts';

it.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1 KB'],
  [350_000, '342 KB'],
  [1_500_000, '1.4 MB'],
  [10_485_760, '10 MB'],
  [524_288_000, '500 MB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

it('counts in words', () => {
  expect([counted(0, 'file'), counted(1, 'file'), counted(2, 'file')]).toEqual([
    '0 files',
    '1 file',
    '2 files',
  ]);
});

it.each([
  ['2026-03-01', 'past', 'Expired 01 Mar 2026'],
  ['2026-03-02', 'soon', 'Expires 02 Mar 2026'],
  ['2026-03-31', 'soon', 'Expires 31 Mar 2026'],
  ['2026-04-02', 'later', 'Expires 02 Apr 2026'],
])('%s is %s on 2 March', (day, expiry, text) => {
  const now = new Date(2026, 2, 2, 9);
  expect([expiryOf(day, now), expiryText(day, now)]).toEqual([expiry, text]);
});

it('writes a moment as its day', () =>
  expect(dayText(new Date(2026, 10, 21, 12).toISOString())).toBe('21 Nov 2026'));

it('shows pictures and PDFs, and nothing else', () => {
  expect((['pdf', 'jpeg', 'png', 'webp'] as const).every((type) => canPreview({ type }))).toBe(true);
  expect((['docx', 'xlsx', 'odt', 'txt', 'csv'] as const).some((type) => canPreview({ type }))).toBe(false);
});
