import { isDay, readDay } from './read-day.ts';

describe('readDay', () => {
  it.each([
    '2026-11-22',
    '2026/11/22',
    '2026.11.22',
    '22/11/2026',
    '22-11-2026',
    '22.11.2026',
    '22 11 2026',
    '22112026',
    '20261122',
    '22 Nov 2026',
    '22 nov 2026',
    '22-Nov-2026',
    '22Nov2026',
    '22 November 2026',
    '22nd November 2026',
    '22 of November 2026',
    'Nov 22, 2026',
    'November 22 2026',
    '  22   Nov   2026 ',
  ])('understands %j', (text) => expect(readDay(text)).toBe('2026-11-22'));

  it.each([
    ['1/2/2026', '2026-02-01'],
    ['5 Sept 2026', '2026-09-05'],
    ['29 Feb 2028', '2028-02-29'],
    ['1900-01-01', '1900-01-01'],
  ])('reads %s as %s', (text, day) => expect(readDay(text)).toBe(day));

  it.each([
    '',
    '22',
    '22 Nov',
    '22/11/26',
    '31 Feb 2026',
    '29/02/2027',
    '32/01/2026',
    '2026-13-01',
    '0/1/2026',
    'tomorrow',
    '22 Foo 2026',
    '22 Nox 2026',
    '99999999',
    '2026-11-22T10:00',
    '12:30',
  ])('does not guess what %j means', (text) => expect(readDay(text)).toBeNull());

  it('tells a kept day from letters', () => {
    expect(isDay('2026-11-22')).toBe(true);
    expect(isDay('22 Nov 2026')).toBe(false);
    expect(isDay('2026-02-31')).toBe(false);
  });
});
