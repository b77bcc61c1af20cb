import { counted, dayText } from './document-texts.ts';

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

it('writes a moment as its day', () =>
  expect(dayText(new Date(2026, 10, 21, 12).toISOString())).toBe('21 Nov 2026'));
