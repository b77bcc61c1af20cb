import { toForm } from './form.ts';
import type { AnyRecord } from './record.ts';
import { check } from './check-form.ts';
import { bodySchema } from './record-schema.ts';
import { retirementPlanning } from './retirement-planning.ts';
import { riskCover } from './risk-cover.ts';
import { toBody } from './send-rules.ts';
import { shortTermInsurance } from './short-term-insurance.ts';
import { shortTermInvestment } from './short-term-investment.ts';
import { willAndTestament } from './will-and-testament.ts';

const refusals = (record: AnyRecord, values: object): string[] =>
  check(record, values).map(({ path, message }) => `${path}: ${message}`);

const products = [
  {
    record: shortTermInsurance,
    type: 'typeId',
    provider: 'providerId',
    typed: 'providerName',
    cost: 'monthlyPremium',
    end: 'renewalDate',
  },
  {
    record: shortTermInvestment,
    type: 'type',
    provider: 'provider',
    typed: 'providerName',
    cost: 'monthlyContribution',
    end: 'endDate',
  },
  {
    record: retirementPlanning,
    type: 'retirementPlanningTypeId',
    provider: 'retirementPlanningProductProviderId',
    typed: 'retirementPlanningProductProviderName',
    cost: 'monthlyContribution',
    end: 'endDate',
  },
  {
    record: riskCover,
    type: 'typeId',
    provider: 'providerId',
    typed: 'providerName',
    cost: 'monthlyContribution',
    end: 'endDate',
  },
] satisfies { record: AnyRecord; type: string; provider: string; typed: string; cost: string; end: string }[];

describe.each(products)('$record.title', ({ record, type, provider, typed, cost, end }) => {
  const right = { [type]: 1, [provider]: 2 };

  test('asks for type and provider, and for nothing else', () => {
    expect(refusals(record, toForm(record as AnyRecord, null))).toEqual([
      `${type}: Please select a valid type`,
      `${provider}: Please select a valid provider`,
    ]);
    expect(refusals(record, { [type]: 0, [provider]: '' })).toEqual([
      `${type}: Please select a valid type`,
      `${provider}: Please select a valid provider`,
    ]);
    expect(refusals(record, right)).toEqual([]);
  });

  test('takes a provider that is typed, one of the two, and asks for neither twice', () => {
    const body = (values: object) => toBody(record as AnyRecord, { [type]: 1, ...values });
    expect(body({ [typed]: ' Mzansi Mutual ' })).toMatchObject({
      [provider]: null,
      [typed]: 'Mzansi Mutual',
    });
    expect(refusals(record, body({ [typed]: 'Mzansi Mutual' }))).toEqual([]);
    expect(body({ [provider]: 2, [typed]: 'Mzansi Mutual' })).toMatchObject({ [provider]: 2, [typed]: null });
    expect(refusals(record, body({ [provider]: 2, [typed]: 'Mzansi Mutual' }))).toEqual([]);
    expect(refusals(record, body({ [typed]: ' ' }))).toEqual([`${provider}: Please select a valid provider`]);
    expect(refusals(record, { [type]: 1, [provider]: 'Santam' })).toEqual([
      `${provider}: Please select a valid provider`,
    ]);
    expect(refusals(record, body({ [typed]: 'x'.repeat(101) }))).toEqual([
      `${typed}: Use at most 100 characters`,
    ]);
  });

  test('sends blank days as null and numbers as numbers', () => {
    const body: Readonly<Record<string, unknown>> = {
      ...toBody(record as AnyRecord, { ...right, [cost]: '1 250,50', inceptionDate: '', [end]: '' }),
    };
    expect([body[cost], body['inceptionDate'], body[end]]).toEqual([1250.5, null, null]);
    expect(bodySchema(record as AnyRecord).safeParse(body).success).toBe(true);
  });

  test('costs nothing less than nothing, and does not end before it begins', () => {
    expect(refusals(record, { ...right, [cost]: -1 })).toEqual([
      `${cost}: Please enter an amount of zero or more`,
    ]);
    const days = (inceptionDate: string, last: string) =>
      refusals(record, { ...right, inceptionDate, [end]: last });
    expect(days('2026-03-01', '2026-02-28')).toEqual([`${end}: Please enter a day after the inception date`]);
    expect(days('2026-03-01', '2026-03-01')).toEqual([]);
    expect(days('', '2026-02-28')).toEqual([]);
  });
});

describe('a will', () => {
  const right = { createdDate: '2024-05-10', brokerOrInsitution: 'Mokoena Attorneys' };

  test('asks for the day it was made and who keeps it', () => {
    expect(refusals(willAndTestament, toForm(willAndTestament, null))).toEqual([
      'createdDate: Creation date is required',
      'brokerOrInsitution: Broker or institution is required',
    ]);
    expect(refusals(willAndTestament, right)).toEqual([]);
  });

  test.each([
    'brokerOrInstitutionContactNumber',
    'executorExecutrixContactNumber',
    'powerOfAttorneyContactNumber',
  ])('%s is ten digits or nothing', (name) => {
    for (const [number, message] of [
      ['', null],
      ['0315551234', null],
      ['031 555 1234', null],
      ['+27 31 555 1234', null],
      ['031 555 12e4', 'Contact number must contain only numbers'],
      ['031555123', 'Contact number must be at least 10 digits long'],
      ['03155512345', 'Cannot exceed 10 digits'],
    ])
      expect(refusals(willAndTestament, { ...right, [name as string]: number })).toEqual(
        message === null ? [] : [`${name}: ${message}`],
      );
  });
});
