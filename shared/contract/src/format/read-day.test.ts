import { isDay, readDay, readTypedDay, readWrittenDay } from './read-day.ts';

test.each([
  ['2024-02-01', '2024-02-01'],
  ['2024/02/01', '2024-02-01'],
  ['2024/2/1', '2024-02-01'],
  ['2024.02.01', '2024-02-01'],
  ['20240201', '2024-02-01'],
  ['01022024', '2024-02-01'],
  ['2024 2 1', '2024-02-01'],
  ['1Feb2024', '2024-02-01'],
  ['1st of February 2024', '2024-02-01'],
  ['01-Feb-24', '2024-02-01'],
  ['1-Feb-2024', '2024-02-01'],
  ['01 Feb 2024', '2024-02-01'],
  ['1 February 2024', '2024-02-01'],
  ['1st February, 2024', '2024-02-01'],
  ['February 1, 2024', '2024-02-01'],
  ['Feb 1 2024', '2024-02-01'],
  ['Thursday, 1 February 2024', '2024-02-01'],
  ['1 Februarie 2024', '2024-02-01'],
  ['3 Maart 2024', '2024-03-03'],
  ['15 Des 1985', '1985-12-15'],
  ['01-Feb-85', '1985-02-01'],
  ['13/02/2024', '2024-02-13'],
  ['02/13/2024', '2024-02-13'],
  ['02/02/2024', '2024-02-02'],
  ['2024-02-01 00:00:00', '2024-02-01'],
  ['2024/02/01 00:00', '2024-02-01'],
  ['2024-02-01T00:00:00.000Z', '2024-02-01'],
  ['\u200e2024\u201302\u201301', '2024-02-01'],
  ['２０２４/０２/０１', '2024-02-01'],
  ['29 Feb 2024', '2024-02-29'],
])('%j is %s', (text, day) => expect(readDay(text)).toEqual({ day }));

test.each([
  ['01/02/2024', 'two ways'],
  ['1-2-2024', 'two ways'],
  ['03.04.24', 'two ways'],
  ['2023-02-29', 'no such day'],
  ['31 April 2024', 'no such day'],
  ['2024-13-01', 'no such day'],
  ['45323', 'serial'],
  ['45323.5', 'serial'],
  ['01-Feb-34', 'century'],
  ['2024-02', 'unknown'],
  ['2024', 'unknown'],
  ['soon', 'unknown'],
  ['', 'unknown'],
  ['1985', 'unknown'],
])('%j is no day: %s', (text, fault) => expect(readDay(text)).toEqual({ fault }));

test.each([
  ['2019', { year: 2019, month: null, day: null }],
  ['2019-06', { year: 2019, month: 6, day: null }],
  ['2019-6', { year: 2019, month: 6, day: null }],
  ['06/2019', { year: 2019, month: 6, day: null }],
  ['June 2019', { year: 2019, month: 6, day: null }],
  ['Jun. 2019', { year: 2019, month: 6, day: null }],
  ['Sept 2019', { year: 2019, month: 9, day: null }],
  ["Oct '19", { year: 2019, month: 10, day: null }],
  ['2019 June', { year: 2019, month: 6, day: null }],
])('%j is a part of one', (text, written) => expect(readWrittenDay(text)).toEqual(written));

describe('a day typed into a form', () => {
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
  ])('understands %j', (text) => expect(readTypedDay(text)).toBe('2026-11-22'));

  it.each([
    ['1/2/2026', '2026-02-01'],
    ['5 Sept 2026', '2026-09-05'],
    ['29 Feb 2028', '2028-02-29'],
    ['5 Maart 2026', '2026-03-05'],
    ['２２/１１/２０２６', '2026-11-22'],
    ['٢٢/١١/٢٠٢٦', '2026-11-22'],
    ['22–11–2026', '2026-11-22'],
    ['1900-01-01', '1900-01-01'],
  ])('reads %s as %s', (text, day) => expect(readTypedDay(text)).toBe(day));

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
  ])('does not guess what %j means', (text) => expect(readTypedDay(text)).toBeNull());

  it('tells a kept day from letters', () => {
    expect(isDay('2026-11-22')).toBe(true);
    expect(isDay('22 Nov 2026')).toBe(false);
    expect(isDay('2026-02-31')).toBe(false);
  });
});
