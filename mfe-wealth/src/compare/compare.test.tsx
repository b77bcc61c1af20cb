import { calls } from '@phila/contract/calls';
import type { InsurancePlan } from '@phila/finance/insurance-plans';
import type { MedicalPlan } from '@phila/finance/medical-plans';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fragmentOf } from '../keeping/link-entry.ts';
import CompareInsurancePage from './insurance/compare-insurance-page.tsx';
import CompareMedicalAidPage from './medical-aid/compare-medical-aid-page.tsx';
import { carPlan, medicalPlan } from './specimen-plans.ts';

const { medicalAid, insurance, keptMedicalAid } = calls.plans;

const core: MedicalPlan = {
  ...medicalPlan,
  network: 'network',
  gapPremium: 40_000,
  childrenCharged: 1,
  isExample: true,
  bands: [
    { incomeFrom: 0, main: 100_000, adult: 90_000, child: 40_000 },
    { incomeFrom: 2_000_001, main: 200_000, adult: 180_000, child: 80_000 },
  ],
};
const saver: MedicalPlan = {
  ...core,
  scheme: 'Baobab',
  plan: 'Saver',
  network: 'any',
  savingsPercent: 25,
  gapPremium: null,
  childrenCharged: null,
  isExample: false,
  bands: [{ incomeFrom: 0, main: 150_000, adult: 120_000, child: 50_000 }],
};
const more = ['Choice', 'Extra'].map((plan): MedicalPlan => ({ ...saver, scheme: 'Protea', plan }));
const car: InsurancePlan = { ...carPlan, youngDriverPercent: 50 };

afterEach(() => sessionStorage.clear());

const OPEN = '/compareMyMedicalAid';
const PORTAL = '/wealth/financial-tools/compare-medical-aid';
const show = (
  path: string,
  plans: MedicalPlan[] = [core, saver, ...more],
  kept: { entry: object; pinned: string[]; year: number | null } | null = null,
) => {
  renderWithPlatform(<CompareMedicalAidPage />, {
    path,
    signedIn: path.startsWith('/wealth'),
    answers: [
      answer(medicalAid, ({ query }) => ({
        year: plans.length === 0 ? null : ((query as { Year?: number }).Year ?? 2026),
        years: plans.length === 0 ? [] : [2027, 2026],
        plans,
      })),
      answer(calls.wealth.medicalAidDependant.list, [
        {
          id: '01910000-0000-7000-8000-000000000001',
          typeNo: 2,
          firstName: 'Lindiwe',
          surname: 'Mokoena',
          titleNo: null,
          telephoneNumber: null,
          idNumber: null,
          dateOfBirth: null,
          version: 1,
        },
      ]),
      answer(calls.wealth.ownCalculations, []),
      answer(calls.wealth.payslip.read, null),
      answer(calls.wealth.taxYears, [...shippedTaxYears]),
      answer(keptMedicalAid.read, kept as never),
      answer(keptMedicalAid.save, ({ body }) => body as never),
    ],
  });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const list = () => screen.findByRole('table', { name: 'Compare My Medical Aid' });
const rows = async () =>
  within(await list())
    .getAllByRole('row')
    .slice(1)
    .map(plain);
const rowOf = async (plan: string) => (await rows()).find((text) => text.startsWith(plan)) ?? '';
const type = async (person: ReturnType<typeof userEvent.setup>, label: RegExp, text: string) => {
  const input = await screen.findByLabelText(label);
  await person.clear(input);
  if (text !== '') await person.type(input, text);
};
const pin = async (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(await screen.findByRole('button', { name: `Pin ${name}` }));

it('shows what each plan costs the family, the cheapest first, and follows what is typed', async () => {
  const person = show(OPEN);
  expect((await rows())[0]).toMatch(/^SaverBaobabR 2 440\.00 after tax creditR 3 700\.00 before tax credit/);
  // R 2 000 + 1 × R 1 800 + 1 × R 800; second child free.
  expect(await rowOf('Core')).toMatch(
    /^CoreAloeExampleR 3 340\.00 after tax creditR 4 600\.00 before tax creditYou R 2 000\.00, one adult R 1 800\.00, one child R 800\.00, one child free/,
  );
  await type(person, /^Your income a month/, '15000');
  await type(person, /^Children/, '');
  expect(await rowOf('Core')).toMatch(/R 1 900\.00 before/);
  await person.selectOptions(screen.getByLabelText(/^Add gap cover/), 'Yes');
  expect(await rowOf('Core')).toMatch(/R 2 300\.00 before.*gap R 400\.00/);
  expect(screen.getByText(/are made up/)).toBeInTheDocument();
});

it('says in one line above the plans what the prices are for, and folds what is asked', async () => {
  const person = show(OPEN);
  await list();
  const line = await screen.findByText('You, 1 adult and 2 children, on R 25 000.00 a month');
  expect(line.closest('details')).not.toHaveAttribute('open');
  await person.selectOptions(screen.getByLabelText(/^Add gap cover/), 'Yes');
  await type(person, /^Adults beside you/, '0');
  await type(person, /^Children/, '1');
  expect(
    await screen.findByText('You and 1 child, on R 25 000.00 a month, with gap cover'),
  ).toBeInTheDocument();
  await type(person, /^Children/, '0');
  expect(await screen.findByText(/^You alone, on/)).toBeInTheDocument();
});

it('keeps the last prices while an entry is wrong, and says what to do', async () => {
  const person = show(OPEN);
  await list();
  await type(person, /^Your income a month/, '');
  await person.tab();
  expect(await screen.findByText('Enter your income before deductions, or 0')).toBeInTheDocument();
  expect(screen.getByText(/prices of your last entry/)).toBeInTheDocument();
  expect(await rowOf('Core')).toMatch(/R 4 600\.00 before/);
});

it('sorts by what the person chooses, and narrows the list', async () => {
  const person = show(OPEN);
  const names = async () => (await rows()).map((row) => /^[A-Z][a-z]+?(?=[A-Z])/.exec(row)?.[0]);
  // Sorts three plans of equal price by scheme and name.
  expect(await names()).toEqual(['Saver', 'Choice', 'Extra', 'Core']);
  const sorting = screen.getByLabelText('Sort by');
  await person.selectOptions(sorting, 'Price, highest first');
  expect(await names()).toEqual(['Core', 'Saver', 'Choice', 'Extra']);
  await person.selectOptions(sorting, 'Hospitals, any hospital first');
  expect((await names()).at(-1)).toBe('Core');
  await person.selectOptions(sorting, 'Savings a year, lowest first');
  expect(await names()).toEqual(['Core', 'Saver', 'Choice', 'Extra']);
  await person.click(screen.getByText(/^Filter plans/));
  await person.selectOptions(screen.getByLabelText('Savings account'), 'Without savings');
  expect(await rows()).toHaveLength(1);
  expect(screen.getByText('1 of 4 plans')).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Hospitals'), 'State hospitals');
  await person.click(await screen.findByRole('button', { name: 'Show all plans' }));
  expect(await rows()).toHaveLength(4);
});

it('puts up to three side by side, and marks what differs', async () => {
  const person = show(OPEN);
  await pin(person, 'Aloe, Core');
  expect(screen.getByText('Pin a second plan to see what differs.')).toBeInTheDocument();
  await pin(person, 'Baobab, Saver');
  const beside = screen.getByRole('table', { name: /side by side$/ });
  const row = (name: string) => within(beside).getByRole('row', { name: new RegExp(`^${name}`) });
  expect(plain(row('A month'))).toBe(
    'A month ≠(differs)R 3 700.00R 2 440.00 after tax creditR 4 600.00R 3 340.00 after tax credit',
  );
  expect(plain(row('Pays doctors in hospital'))).toBe(
    'Pays doctors in hospital100% of the scheme’s rate100% of the scheme’s rate',
  );
  await person.click(screen.getByLabelText('Only what differs'));
  expect(within(beside).queryByRole('row', { name: /^Pays doctors/ })).not.toBeInTheDocument();
  await pin(person, 'Protea, Choice');
  expect(screen.getByRole('button', { name: 'Pin Protea, Choice' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Pin Protea, Extra' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Unpin Aloe, Core' }));
  expect(screen.getByRole('button', { name: 'Pin Protea, Extra' })).toBeEnabled();
});

it('asks for another year, and for nothing about the visitor', async () => {
  const person = show(OPEN);
  await list();
  await person.selectOptions(screen.getByLabelText('Year'), '2027');
  expect(await screen.findByText('What each costs you in 2027')).toBeInTheDocument();
  await pin(person, 'Aloe, Core');
  await type(person, /^Adults beside you/, '3');
  expect(fake.sent(medicalAid)).toEqual([{ query: {} }, { query: { Year: 2027 } }]);
});

it('opens with what a link holds, held to the rules of the form', async () => {
  const state = {
    entry: { monthlyIncome: 10_000, adults: 0, children: 0, withGapCover: false },
    filter: { scheme: 'Aloe' },
    pinned: ['Aloe, Core', 7],
    year: 2027,
  };
  show(`${OPEN}${fragmentOf('entry', state)}`);
  expect(await screen.findByLabelText(/^Your income a month/)).toHaveValue('10 000');
  expect(await rows()).toHaveLength(1);
  expect(screen.getByRole('table', { name: /side by side$/ })).toBeInTheDocument();
  expect(screen.getByLabelText('Year')).toHaveValue('2027');
});

it.each([fragmentOf('entry', [1]), '#entry=%%%'])(
  'says so of a link that cannot be read: %s',
  async (hash) => {
    show(`${OPEN}${hash}`);
    expect(await screen.findByText('This link cannot be read')).toBeInTheDocument();
    expect(await rows()).toHaveLength(4);
  },
);

it('takes the family over from the person’s dependants, by a press', async () => {
  const person = show(PORTAL);
  await person.click(await screen.findByRole('button', { name: 'Fill in from my records' }));
  await person.click(await screen.findByRole('button', { name: 'Use Children' }));
  expect(screen.getByLabelText(/^Children/)).toHaveValue('1');
  expect(screen.getByLabelText(/^Adults beside you/)).toHaveValue('');
});

it('shows what is left after the tax credit of the year, and nothing of it where the year is not known', async () => {
  const person = show(OPEN);
  // R 4 600 less R 376 + R 376 + 2 × R 254 from March 2026; the free child counts too.
  await waitFor(async () => expect((await rows())[0]).toContain('R 2 440.00 after tax credit'));
  expect(await rowOf('Core')).toContain('R 3 340.00 after tax credit');
  await pin(person, 'Aloe, Core');
  const beside = within(screen.getByRole('table', { name: /side by side$/ }));
  expect(plain(beside.getByRole('row', { name: /section 6A/ }))).toContain('R 1 260.00');
  await person.selectOptions(screen.getByLabelText('Year'), '2027');
  await screen.findByText('What each costs you in 2027');
  expect((await rows())[0]).not.toContain('tax credit');
});

it('keeps what a person entered and pinned, by a press, and opens with it the next time', async () => {
  const entry = { monthlyIncome: 10_000, adults: 0, children: 1, withGapCover: null };
  const person = show(PORTAL, undefined, { entry, pinned: ['Aloe, Core'], year: null });
  expect(await screen.findByLabelText(/^Your income a month/)).toHaveValue('10 000');
  expect(await screen.findByRole('table', { name: /side by side$/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Saved' })).toBeInTheDocument();
  await pin(person, 'Baobab, Saver');
  await type(person, /^Children/, '2');
  expect(fake.sent(keptMedicalAid.save)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(fake.sent(keptMedicalAid.save)).toEqual([
      { body: { entry: { ...entry, children: 2 }, pinned: ['Aloe, Core', 'Baobab, Saver'], year: null } },
    ]),
  );
});

it('keeps what a visitor brought along, and asks where another was kept before', async () => {
  const entry = { monthlyIncome: 10_000, adults: 0, children: 1, withGapCover: null };
  const brought = { entry, filter: null, pinned: ['Aloe, Core'], year: null };
  show(`${PORTAL}${fragmentOf('keep', brought)}`);
  await waitFor(() => expect(fake.sent(keptMedicalAid.save)).toHaveLength(1));
  cleanup();
  const person = show(`${PORTAL}${fragmentOf('keep', brought)}`, undefined, {
    entry: { ...entry, monthlyIncome: 50_000 },
    pinned: [],
    year: null,
  });
  await person.click(await screen.findByRole('button', { name: 'Show what I saved' }));
  expect(await screen.findByLabelText(/^Your income a month/)).toHaveValue('50 000');
});

it('says that a scheme may ask more than the price shown of a person who joins late', async () => {
  show(OPEN);
  await list();
  expect(screen.getByRole('region', { name: 'Before you decide' })).toHaveTextContent(
    /without a late-joiner penalty: a scheme may add one for a person who joins after the age of 35/,
  );
});

it('asks for the plans while what was kept still comes', async () => {
  renderWithPlatform(<CompareMedicalAidPage />, {
    path: PORTAL,
    signedIn: true,
    answers: [
      answer(keptMedicalAid.read, () => new Promise<never>(() => undefined)),
      answer(medicalAid, { year: 2026, years: [2026], plans: [core] }),
      answer(calls.wealth.taxYears, [...shippedTaxYears]),
    ],
  });
  await waitFor(() => expect(fake.sent(medicalAid)).toEqual([{ query: {} }]));
});

it('keeps its title where what was kept cannot be read', async () => {
  renderWithPlatform(<CompareMedicalAidPage />, {
    path: PORTAL,
    signedIn: true,
    answers: [
      answer(keptMedicalAid.read, () => {
        throw new CallError(400, 'Closed for tonight.');
      }),
      answer(medicalAid, { year: 2026, years: [2026], plans: [core] }),
      answer(calls.wealth.taxYears, [...shippedTaxYears]),
    ],
  });
  expect(await screen.findByText('Closed for tonight.')).toBeInTheDocument();
  expect(screen.getByText('What you saved can’t be shown right now')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Compare Medical Aid' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('says that there are no plans yet', async () => {
  show(OPEN, []);
  expect(await screen.findByText('No plans to compare yet')).toBeInTheDocument();
});

it.each([
  ['What is in my home', 'contents'],
  ['The building', 'buildings'],
] as const)(
  'keeps a comparison of insurance of %s, and opens with it the next time',
  async (words, covers) => {
    const { keptInsurance } = calls.plans;
    const flat: InsurancePlan = { ...car, plan: 'Flat', covers, cover: 'listed-events' };
    const open = (kept: object | null) => {
      renderWithPlatform(<CompareInsurancePage />, {
        path: '/wealth/financial-tools/compare-insurance',
        signedIn: true,
        answers: [
          answer(insurance, { year: 2026, years: [2026], plans: [car, flat] }),
          answer(keptInsurance.read, kept as never),
          answer(keptInsurance.save, ({ body }) => body as never),
        ],
      });
      return userEvent.setup({ pointerEventsCheck: 0, delay: null });
    };
    const person = open(null);
    await person.selectOptions(await screen.findByLabelText('What to insure'), words);
    await type(person, /^What it costs to replace/, '900000');
    expect(screen.queryByText(/^You pay of/)).not.toBeInTheDocument();
    await type(person, /^For a claim of/, '20000');
    await pin(person, 'Aloe, Flat');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const [sent] = await waitFor(() => {
      expect(fake.sent(keptInsurance.save)).toHaveLength(1);
      return fake.sent(keptInsurance.save);
    });
    // Leaves the driver's answer blank, because the insured thing is no car.
    const kept = {
      entry: { covers, value: 900_000, hasYoungDriver: null, claim: 20_000 },
      pinned: ['Aloe, Flat'],
      year: null,
    };
    expect(sent?.body).toEqual(kept);
    cleanup();
    sessionStorage.clear();
    open(kept);
    expect(await screen.findByLabelText(/^What it costs to replace/)).toHaveValue('900 000');
    expect(screen.getByLabelText('What to insure')).toHaveDisplayValue(words);
    expect(await screen.findByRole('table', { name: /side by side$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Saved' })).toBeInTheDocument();
  },
);

it('compares insurance of one thing: the premium, and what is paid of a claim', async () => {
  renderWithPlatform(<CompareInsurancePage />, {
    path: '/compareMyInsurance',
    answers: [
      answer(insurance, {
        year: 2026,
        years: [2026],
        plans: [
          car,
          { ...car, plan: 'Flat', covers: 'contents', youngDriverPercent: 0, cover: 'listed-events' },
        ],
      }),
    ],
  });
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  const table = await screen.findByRole('table', { name: 'Compare My Insurance' });
  const shown = () => within(table).getAllByRole('row').slice(1).map(plain);
  // 6% of R 250 000 a year; 10% of R 20 000.
  expect(shown()).toEqual([
    expect.stringMatching(/^CarAloeR 1 250\.00 ?Premium R 1 250\.00Comprehensive.*R 2 000\.00/),
  ]);
  await person.selectOptions(screen.getByLabelText(/under 25/), 'Yes');
  expect(shown()[0]).toMatch(/R 1 875\.00/);
  await person.selectOptions(screen.getByLabelText('What to insure'), 'What is in my home');
  expect(await screen.findByText('Flat')).toBeInTheDocument();
  expect(screen.queryByText(/under 25/)).not.toBeInTheDocument();
});
