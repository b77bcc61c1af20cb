import * as fc from 'fast-check';
import { stdnum } from 'stdnum';

import { ageAtYearEnd, ageFromIdentityNumber } from './age.ts';
import { runs } from '../testing/runs.ts';

const year2027 = { to: '2027-02-28' };
const idnr = stdnum.ZA?.['idnr'];

describe('age on the last day of the year of assessment (SARS G01)', () => {
  test.each([
    ['1962-02-28', 65],
    ['1962-03-01', 64],
    ['1961-12-31', 65],
    ['2026-03-01', 0],
  ])('born %s is %i', (birthDate, age) => {
    expect(ageAtYearEnd(birthDate, year2027)).toBe(age);
  });

  test.each([
    ['8001015009087', 47],
    ['9202204720083', 35],
    ['7503305044089', 51],
    ['0001015077082', 27],
    ['5306060050180', 73],
    ['8503305044089', null],
    ['0099015077086', null],
    ['9125568', null],
  ])('identity number %s gives %p (specification: reference-data, "Identity numbers")', (number, age) => {
    expect(ageFromIdentityNumber(number, year2027)).toBe(age);
  });

  test('takes exactly the identity numbers that stdnum takes', () => {
    const often = runs(1_000);
    let sound = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        fc.integer({ min: 0, max: 9_999 }),
        fc.constantFrom('08', '18'),
        (yy, mm, dd, sequence, tail) => {
          const stem = [yy, mm, dd].map((part) => String(part).padStart(2, '0')).join('');
          for (let check = 0; check < 10; check++) {
            const number = `${stem}${String(sequence).padStart(4, '0')}${tail}${check}`;
            const age = ageFromIdentityNumber(number, { to: '2100-02-28' });
            // 29 February of a year that is a leap year in one century only: both readings are possible.
            if (stem.endsWith('0229')) continue;
            expect(age !== null).toBe(idnr?.validate(number).isValid);
            sound += age === null ? 0 : 1;
          }
        },
      ),
      often,
    );
    expect(sound).toBeGreaterThan(often.numRuns / 2);
  });
});
