import { calls } from '@phila/contract/calls';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { cases as calculators } from '../calculators/testing/bad-entries.tsx';
import CompareInsurancePage from '../compare/insurance/compare-insurance-page.tsx';
import CompareMedicalAidPage from '../compare/medical-aid/compare-medical-aid-page.tsx';
import { carPlan, medicalPlan } from '../compare/specimen-plans.ts';
import { readFragment } from './link-entry.ts';
import { noWorth } from '../testing/net-worth.ts';
import { shippedAnswer } from '../figures/shipped-answer.ts';

const { wealth, plans } = calls;

interface Case {
  name: string;
  Page: ComponentType;
  portal: string;
  open: string;
}

const comparisons: readonly Case[] = [
  {
    name: 'comparison of medical aid',
    Page: CompareMedicalAidPage,
    portal: '/wealth/financial-tools/compare-medical-aid',
    open: '/compareMyMedicalAid',
  },
  {
    name: 'comparison of insurance',
    Page: CompareInsurancePage,
    portal: '/wealth/financial-tools/compare-insurance',
    open: '/compareMyInsurance',
  },
];
const all: readonly Case[] = [...calculators, ...comparisons];
/** Starts without any figure, so it has no example to put anything in the place of. */
const withExample = all.filter(({ name }) => name !== 'net wealth');

const kept = [
  wealth.payslip,
  wealth.budget,
  wealth.mortgage,
  wealth.vehicle,
  wealth.loan,
  wealth.compoundInterest,
  wealth.retirement,
  wealth.netWealth,
  plans.keptMedicalAid,
  plans.keptInsurance,
] as const;

const show = async ({ Page, portal, open }: Case, inPortal: boolean, prepare = () => {}) => {
  renderWithPlatform(<Page />, {
    path: inPortal ? portal : open,
    signedIn: inPortal,
    prepare,
    answers: [
      answer(wealth.taxYears, [...shippedTaxYears]),
      answer(wealth.figureTables, shippedAnswer),
      answer(wealth.netWorth.read, noWorth),
      answer(plans.medicalAid, { year: 2026, years: [2026], plans: [plan] }),
      answer(plans.insurance, { year: 2026, years: [2026], plans: [carPlan] }),
      ...kept.map(({ read }) => answer(read, null)),
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(amounts().length).toBeGreaterThan(0));
};
const amounts = (): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')].filter(
    (input) => input.closest('form[aria-label="Affordability"]') === null,
  );
/** Has a price at every income. */
const plan = { ...medicalPlan, bands: [{ incomeFrom: 0, main: 100_000, adult: 90_000, child: 40_000 }] };
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('phila.draft.'));
const example = () => screen.queryByText('These figures are an example: put your own in their place.');
const sent = () => kept.flatMap(({ save }) => fake.sent(save as typeof wealth.loan.save));
const change = (input: HTMLInputElement, text: string) => {
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
  act(() => input.blur());
};

afterEach(() => sessionStorage.clear());

it.each(withExample)('$name: a visit keeps nothing, and what is an example stays one', async (one) => {
  for (const _visit of ['first', 'second']) {
    await show(one, false);
    expect(example()).toBeInTheDocument();
    expect(drafts()).toEqual([]);
    cleanup();
  }
});

it.each(withExample)(
  '$name: signing in takes nothing of an example along, and a link is plain',
  async (one) => {
    await show(one, false);
    expect(await screen.findByRole('link', { name: 'Sign in to keep yours' })).toHaveAttribute(
      'href',
      one.portal,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Share by a link' }));
    expect(screen.getByLabelText('Link to this page')).toHaveValue(window.location.origin + one.open);
  },
);

it.each(withExample)('$name: the first edit by hand begins a draft, which says what is left', async (one) => {
  await show(one, false);
  const [first] = amounts();
  if (first === undefined) throw new Error('No amount');
  const before = first.value;
  change(first, '41');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  expect(example()).not.toBeInTheDocument();
  expect(screen.getByText(/^Still from the example: /)).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: 'Sign in to keep it' });
  expect(readFragment(`#${link.getAttribute('href')?.split('#')[1]}`)).toMatchObject({ purpose: 'keep' });
  // Ends with the example's own figure.
  change(first, before);
  await waitFor(() => expect(drafts()).toEqual([]));
  expect(example()).toBeInTheDocument();
});

it.each(all)(
  '$name: the portal starts without a figure, and an untouched page saves nothing',
  async (one) => {
    await show(one, true);
    expect(amounts().map(({ value }) => value)).toEqual(amounts().map(() => ''));
    const isPale = amounts().some(({ placeholder }) => placeholder.startsWith('e.g. '));
    expect(isPale).toBe(one.name !== 'net wealth');
    expect(screen.queryAllByText(/^R\s\d/)).toEqual([]);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(fake.notices().map(({ text }) => text)).toEqual([
        'Nothing to save yet: enter your own figures first.',
      ]),
    );
    expect(sent()).toEqual([]);
    expect(drafts()).toEqual([]);
  },
);

it.each(all.filter(({ name }) => name !== 'net wealth'))(
  '$name: what was typed in the portal is there after a reload, right or not yet',
  async (one) => {
    await show(one, true);
    const [first] = amounts();
    if (first === undefined) throw new Error('No amount');
    change(first, '41');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    const stored = { ...sessionStorage };
    cleanup();
    await show(one, true, () => {
      for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, String(text));
    });
    expect(amounts()[0]).toHaveValue('41');
  },
);

it('a press on Save marks what is missing, and goes to the first of it', async () => {
  const mortgage = calculators.find(({ name }) => name.includes('mortgage'));
  if (mortgage === undefined) throw new Error('No mortgage');
  await show(mortgage, true);
  change(screen.getByLabelText('Price of the home', { exact: false }), '1500000');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const [term] = screen.getAllByLabelText(/^Term/);
  await waitFor(() => expect(term).toHaveFocus());
  expect(term).toHaveAccessibleDescription(expect.stringContaining('Enter how long you pay'));
  expect(screen.getByLabelText(/^Interest rate/)).toBeInvalid();
});
