import { counted, dayText, expiryOf, expiryText } from './document-texts.ts';

it('gives the day of a moment in South Africa, whatever the zone of the device', () => {
  expect(dayText('2026-11-20T23:00:00Z')).toBe('21 Nov 2026');
  expect(dayText('2026-11-20')).toBe('20 Nov 2026');
});

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
