import { medicalAidDependants } from './medical-aid-dependants.ts';
import { medicalAid } from './medical-aid.ts';
import { toForm } from './form.ts';
import { type AnyRecord } from './record.ts';
import { check } from './check-form.ts';
import { bodySchema } from './record-schema.ts';
import { toBody } from './send-rules.ts';

const refusals = (record: AnyRecord, values: object): string[] =>
  check(record, values).map(({ path, message }) => `${path}: ${message}`);

describe('medical aid', () => {
  const right = { medicalAidId: 5, plan: 'Classic', mainMember: 'Thandi Mokoena' };
  const values = (more: object = {}) => ({ ...toForm(medicalAid, null), ...right, ...more });

  test('asks for scheme, plan and main member; the contribution is 0 until told', () => {
    expect(refusals(medicalAid, toForm(medicalAid, null))).toEqual([
      'medicalAidId: Please select a valid medical aid',
      'plan: Please enter a valid plan',
      'mainMember: Main member is required',
    ]);
    expect(toBody(medicalAid, values())).toMatchObject({
      companyContributionPercentage: 0,
      membershipNo: null,
      joinedDate: null,
      hasGapCover: null,
    });
    expect(refusals(medicalAid, values())).toEqual([]);
  });

  test('takes a scheme that is typed, and one of the two', () => {
    const typed = values({ medicalAidId: 0, medicalAidName: ' Umvuzo Health ' });
    expect(toBody(medicalAid, typed)).toMatchObject({ medicalAidId: null, medicalAidName: 'Umvuzo Health' });
    expect(refusals(medicalAid, typed)).toEqual([]);
    const both = values({ medicalAidName: 'Umvuzo Health' });
    expect(toBody(medicalAid, both)).toMatchObject({ medicalAidId: 5, medicalAidName: null });
    expect(refusals(medicalAid, values({ medicalAidId: 0, medicalAidName: ' ' }))).toEqual([
      'medicalAidId: Please select a valid medical aid',
    ]);
  });

  test.each([-1, 101, 12.5, 'half'])('a contribution of %p is refused', (companyContributionPercentage) => {
    expect(refusals(medicalAid, values({ companyContributionPercentage }))).toEqual([
      'companyContributionPercentage: Invalid percentage value',
    ]);
  });

  test.each([null, '', undefined])('%p is a contribution of 0', (companyContributionPercentage) => {
    const body = bodySchema(medicalAid).parse(values({ companyContributionPercentage }) as never);
    expect(body.companyContributionPercentage).toBe(0);
  });

  test.each([0, 100, '50'])('one of %p is taken', (companyContributionPercentage) => {
    expect(refusals(medicalAid, values({ companyContributionPercentage }))).toEqual([]);
  });

  test('a plan has at least 2 characters', () => {
    expect(refusals(medicalAid, values({ plan: ' A ' }))).toEqual(['plan: Please enter a valid plan']);
    expect(refusals(medicalAid, values({ plan: 'A1' }))).toEqual([]);
  });

  test('gap cover is yes, no or blank', () => {
    for (const [sent, kept] of [
      ['yes', true],
      ['No', false],
      ['', null],
    ])
      expect(toBody(medicalAid, values({ hasGapCover: sent })).hasGapCover).toBe(kept);
    expect(refusals(medicalAid, values({ hasGapCover: 'perhaps' }))).toHaveLength(1);
  });
});

describe('a dependant', () => {
  const right = {
    firstName: 'Ayanda',
    surname: 'Mokoena',
    telephoneNumber: '0711234567',
    idNumber: '',
    dateOfBirth: '2015-03-02',
  };
  const refused = (wrong: object) => refusals(medicalAidDependants, { ...right, ...wrong });

  test('may have no ID number, no type and no title', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ idNumber: '9202204720083' })).toEqual([]);
  });

  test('each rule of specification: wealth says its text', () => {
    expect(refused({ firstName: 'Jo' })).toEqual(['firstName: Please enter at least 3 characters']);
    expect(refused({ surname: 'Li' })).toEqual(['surname: Please enter at least 3 characters']);
    expect(refused({ surname: 'x'.repeat(256) })).toEqual(['surname: Use at most 255 characters']);
    expect(refused({ telephoneNumber: '12345678' })).toEqual([
      'telephoneNumber: Please enter 9 to 13 characters',
    ]);
    expect(refused({ telephoneNumber: '12345678901234' })).toHaveLength(1);
    expect(refused({ idNumber: '920220' })).toEqual(['idNumber: ID must be 13 digits']);
    expect(refused({ idNumber: '9202204720082' })).toEqual(['idNumber: Invalid ID number']);
    expect(refused({ dateOfBirth: '2015' })).toEqual(['dateOfBirth: Please select a valid date']);
    expect(refused({ dateOfBirth: '' })).toEqual(['dateOfBirth: Please select a valid date']);
  });
});
