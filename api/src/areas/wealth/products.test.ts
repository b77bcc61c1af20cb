import { calls, itemsOf, wealthCategories, type WealthCategory } from '@phila/contract';
import { send } from '../../testing/json-request.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

let service: TestService;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  [thandi, sipho] = [await signedIn(service), await signedIn(service)];
});
afterAll(() => service.close());

const ask = async (person: SignedIn, method: string, path: string, body?: unknown) => {
  const { status, envelope } = await send(`${service.url}/api/v1${path}`, {
    method,
    token: person.token,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status, value: envelope?.value as Record<string, unknown> | null, errors: envelope?.errors };
};

/** The calls of a person's table by the specification, with a complete body. */
const products = [
  {
    path: '/Wealth/short-term-insurance',
    category: 'shortTerm',
    body: {
      typeId: 3,
      policyNumber: 'SAN-1',
      providerId: 1,
      inceptionDate: '2024-02-01',
      renewalDate: '2027-02-01',
      monthlyPremium: 845.5,
    },
    required: { typeId: 'Please select a valid type', providerId: 'Please select a valid provider' },
    reminder: ['renewalDate', 'Vehicle insurance with Santam renews'],
    choice: 'providerId',
    typed: 'providerName',
  },
  {
    path: '/Wealth/short-term-investment',
    category: 'investments',
    body: {
      accountNumber: '00012345',
      value: 42_000,
      annualInterestRate: 8.25,
      monthlyContribution: 500,
      type: 4,
      provider: 2,
      inceptionDate: '2022-01-01',
      endDate: '2030-01-01',
    },
    required: { type: 'Please select a valid type', provider: 'Please select a valid provider' },
    reminder: ['endDate', 'Money market with African Bank ends'],
    choice: 'provider',
    typed: 'providerName',
  },
  {
    path: '/Wealth/retirement-planning',
    category: 'retirement',
    body: {
      retirementPlanningTypeId: 3,
      retirementPlanningProductProviderId: 2,
      policyNumber: 'RA-9',
      value: 310_000,
      annualInterestRate: 9.5,
      monthlyContribution: 2_500,
      inceptionDate: '2015-03-01',
      endDate: '2053-06-14',
    },
    required: {
      retirementPlanningTypeId: 'Please select a valid type',
      retirementPlanningProductProviderId: 'Please select a valid provider',
    },
    reminder: ['endDate', 'Retirement annuity with Alexforbes ends'],
    choice: 'retirementPlanningProductProviderId',
    typed: 'retirementPlanningProductProviderName',
  },
  {
    path: '/Wealth/risk-cover',
    category: 'risk',
    body: {
      typeId: 1,
      policyNumber: 'LIFE-1',
      providerId: 1,
      inceptionDate: '2018-01-01',
      endDate: '2053-01-01',
      monthlyContribution: 410,
      value: 2_000_000,
      annualInterestRate: 5,
    },
    required: { typeId: 'Please select a valid type', providerId: 'Please select a valid provider' },
    reminder: ['endDate', 'Life cover with Discovery Life ends'],
    choice: 'providerId',
    typed: 'providerName',
  },
] satisfies { category: WealthCategory; [more: string]: unknown }[];

const percentage = async ({ token }: SignedIn, category: WealthCategory): Promise<number> =>
  (await service.call(calls.overview.myWealth, { params: { id: wealthCategories[category] } }, { token }))
    .value.percentage;

describe.each(products)('$path', ({ path, category, body, required, reminder, choice, typed }) => {
  test('is added, read, changed and deleted by its owner alone, and counts for the overview', async () => {
    expect(await percentage(thandi, category)).toBe(0);
    const added = await ask(thandi, 'POST', path, body);
    expect([added.status, added.value]).toEqual([
      201,
      { id: expect.any(String) as string, ...body, [typed]: null, version: 1 },
    ]);
    const at = `${path}/${String(added.value?.['id'])}`;
    expect(await percentage(thandi, category)).toBe(100);
    expect(itemsOf((await ask(thandi, 'GET', path)).value as never)).toEqual([added.value]);
    expect((await ask(sipho, 'GET', path)).value).toEqual([]);
    expect((await ask(sipho, 'PUT', at, body)).status).toBe(404);
    expect((await ask(sipho, 'DELETE', at)).status).toBe(404);
    expect((await ask(thandi, 'PUT', at, { ...added.value, unheardOf: 1 })).status).toBe(422);
    const cleared = await ask(thandi, 'PUT', at, { inceptionDate: '' });
    expect([cleared.status, cleared.value?.['inceptionDate']]).toEqual([200, null]);
    expect(await percentage(thandi, category)).toBeLessThan(100);
    expect((await ask(thandi, 'DELETE', at)).value).toBe(true);
    expect((await ask(thandi, 'GET', path)).value).toEqual([]);
  });

  test('is reminded of, 30 days before its day and on it, until it goes', async () => {
    const { token } = thandi;
    const [field = '', words] = reminder;
    const reminders = async () =>
      itemsOf((await service.call(calls.dashboard.reminders, { query: {} }, { token })).value);
    const added = await ask(thandi, 'POST', path, { ...body, [field]: '2090-03-31' });
    expect(added.status).toBe(201);
    expect(await reminders()).toMatchObject([
      {
        reminderText: words,
        completeByDate: '2090-03-31T06:00:00.000Z',
        earlyReminderDate: '2090-03-01T06:00:00.000Z',
        completed: false,
      },
    ]);
    const at = `${path}/${String(added.value?.['id'])}`;
    await ask(thandi, 'PUT', at, { [field]: null });
    expect(await reminders()).toEqual([]);
    await ask(thandi, 'PUT', at, { [field]: '2090-04-30' });
    expect(await reminders()).toHaveLength(1);
    await ask(thandi, 'DELETE', at);
    expect(await reminders()).toEqual([]);
  });

  test('takes a provider that is typed, which counts, is reminded of, found and sorted by', async () => {
    const { token } = thandi;
    const [field = '', words = ''] = reminder;
    const { [choice]: _, ...rest } = body as Record<string, unknown>;
    const added = await ask(thandi, 'POST', path, {
      ...rest,
      [field]: '2090-03-31',
      [typed]: ' Mzansi Mutual ',
    });
    expect([added.status, added.value?.[choice], added.value?.[typed]]).toEqual([201, null, 'Mzansi Mutual']);
    expect(await percentage(thandi, category)).toBe(100);
    const reminders = await service.call(calls.dashboard.reminders, { query: {} }, { token });
    expect(itemsOf(reminders.value)).toMatchObject([
      { reminderText: words.replace(/ with .* /, ' with Mzansi Mutual ') },
    ]);
    const at = `${path}/${String(added.value?.['id'])}`;
    // Reads can be sent back, and a blank provider clears neither field.
    expect((await ask(thandi, 'PUT', at, added.value)).value?.[typed]).toBe('Mzansi Mutual');
    const blanked = await ask(thandi, 'PUT', at, { [choice]: null });
    expect([blanked.status, blanked.errors]).toEqual([
      422,
      [{ path: choice, message: 'Please select a valid provider' }],
    ]);

    for (const provider of ['Aardvark Cover', 'Zebra Trust'])
      await ask(thandi, 'POST', path, { ...rest, [typed]: provider });
    await ask(thandi, 'POST', path, body);
    const names = async (query: string) => {
      const { value } = await ask(thandi, 'GET', `${path}?${query}`);
      return itemsOf(value as unknown as Record<string, unknown>[]).map((row) => row[typed]);
    };
    expect(await names('SearchTerm=mzansi')).toEqual(['Mzansi Mutual']);
    const sorted = await names(`Sort=${choice}`);
    expect(sorted).toHaveLength(4);
    expect(sorted.filter((name) => name !== null)).toEqual([
      'Aardvark Cover',
      'Mzansi Mutual',
      'Zebra Trust',
    ]);
    // Chosen and typed names are sorted together.
    expect(sorted.indexOf(null)).toBeGreaterThan(0);
    expect(sorted.indexOf(null)).toBeLessThan(3);
    expect(await names(`Sort=-${choice}`)).toEqual(sorted.toReversed());

    const chosen = await ask(thandi, 'PUT', at, { [choice]: body[choice as never] });
    expect([chosen.status, chosen.value?.[choice], chosen.value?.[typed]]).toEqual([
      200,
      body[choice as never],
      null,
    ]);
    const again = await ask(thandi, 'PUT', at, { [typed]: 'Mzansi Mutual' });
    expect([again.value?.[choice], again.value?.[typed]]).toEqual([null, 'Mzansi Mutual']);
    const long = await ask(thandi, 'PUT', at, { [typed]: 'x'.repeat(101) });
    expect(long.errors).toEqual([{ path: typed, message: 'Use at most 100 characters' }]);
  });

  test('asks for type and provider with the texts of the specification', async () => {
    for (const blank of [0, '', null, undefined])
      for (const [name, message] of Object.entries(required)) {
        const { status, errors } = await ask(thandi, 'POST', path, { ...body, [name]: blank });
        expect([status, errors]).toEqual([422, [{ path: name, message }]]);
      }
    expect((await ask(thandi, 'GET', path)).value).toEqual([]);
  });
});

describe('the will', () => {
  const path = '/Wealth/will-and-testament';
  const will = {
    createdDate: '2024-05-10',
    brokerOrInsitution: 'Mokoena Attorneys',
    brokerOrInstitutionContactNumber: '0315551234',
    executorExecutrix: 'Bheki Dlamini',
    executorExecutrixContactNumber: '',
    powerOfAttorney: null,
    powerOfAttorneyContactNumber: '',
  };

  test('is null at first, created without an id and updated with the one that it has then', async () => {
    expect((await ask(thandi, 'GET', path)).value).toBeNull();
    const created = await ask(thandi, 'POST', path, will);
    const id = created.value?.['id'];
    expect([created.status, created.value]).toEqual([
      201,
      {
        ...will,
        id: expect.any(String) as string,
        executorExecrutrix: 'Bheki Dlamini',
        executorExecutrixContactNumber: null,
        powerOfAttorneyContactNumber: null,
        version: 1,
      },
    ]);
    expect(await percentage(thandi, 'will')).toBe(80);
    const updated = await ask(thandi, 'PUT', path, { ...created.value, executorExecutrix: 'Nomsa Mokoena' });
    expect([updated.status, updated.value]).toEqual([
      200,
      {
        ...created.value,
        executorExecutrix: 'Nomsa Mokoena',
        executorExecrutrix: 'Nomsa Mokoena',
        version: 2,
      },
    ]);
    expect((await ask(thandi, 'GET', path)).value).toEqual(updated.value);
    // Creates a second will without anything of the first.
    const { executorExecutrix: _left, ...second } = will;
    const replaced = await ask(thandi, 'POST', path, { ...second, brokerOrInsitution: 'Naidoo Attorneys' });
    expect([replaced.status, replaced.value]).toMatchObject([
      201,
      { brokerOrInsitution: 'Naidoo Attorneys', executorExecutrix: null, version: 3 },
    ]);
    expect((await ask(sipho, 'GET', path)).value).toBeNull();
    for (const method of ['PUT', 'POST'])
      expect((await ask(sipho, method, path, { ...will, id })).status).toBe(404);
    expect((await ask(thandi, 'PUT', path, { ...will, id: 'not an id' })).status).toBe(404);
    expect((await ask(sipho, 'GET', path)).value).toBeNull();
  });

  test.each([
    [{ createdDate: '' }, 'createdDate', 'Creation date is required'],
    [{ createdDate: '2024-02-30' }, 'createdDate', 'Please select a valid date'],
    [{ brokerOrInsitution: ' ' }, 'brokerOrInsitution', 'Broker or institution is required'],
    [
      { brokerOrInstitutionContactNumber: '031 555 12e4' },
      'brokerOrInstitutionContactNumber',
      'Contact number must contain only numbers',
    ],
    [
      { executorExecutrixContactNumber: '12345' },
      'executorExecutrixContactNumber',
      'Contact number must be at least 10 digits long',
    ],
    [
      { powerOfAttorneyContactNumber: '08212345678' },
      'powerOfAttorneyContactNumber',
      'Cannot exceed 10 digits',
    ],
  ])('%j is refused', async (wrong, name, message) => {
    const { status, errors } = await ask(thandi, 'POST', path, { ...will, ...wrong });
    expect([status, errors]).toEqual([422, [{ path: name, message }]]);
    expect((await ask(thandi, 'GET', path)).value).toBeNull();
  });
});

test('medical aid counts for My Details and for My Wealth; an overview has the parts 1 to 6', async () => {
  const { token } = thandi;
  await ask(thandi, 'PUT', '/Wealth/upsert-medical-aid-details', {
    medicalAidId: 5,
    plan: 'Classic',
    mainMember: 'Thandi Mokoena',
  });
  expect(await percentage(thandi, 'medical')).toBe(60);
  for (const id of [0, 7, 1.5, 'will']) {
    const { status } = await service.call(
      calls.overview.myWealth,
      { params: { id: id as number } },
      { token },
    );
    expect([id, status]).toEqual([id, 404]);
  }
});
