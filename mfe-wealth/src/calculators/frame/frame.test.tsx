import { calls } from '@phila/contract/calls';
import { calculateLoan } from '@phila/finance/loan';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoanPage from '../loan/loan-page.tsx';
import { fragmentOf, readFragment } from '../../keeping/link-entry.ts';
import { shippedAnswer } from '../../figures/shipped-answer.ts';

const { read, save } = calls.wealth.loan;
const PORTAL = '/wealth/financial-tools/loan';
const entry = { amount: 20_000, annualInterestRate: 10, termMonths: 24 };
const other = { amount: 30_000, annualInterestRate: 10, termMonths: 24 };
const calculation = (one: typeof entry) => ({ entry: one, result: calculateLoan(one) });

afterEach(() => sessionStorage.clear());

const show = (path: string, saved: ReturnType<typeof calculation> | null = null) => {
  renderWithPlatform(<LoanPage />, {
    path,
    signedIn: path.startsWith('/wealth'),
    answers: [
      answer(calls.wealth.ownCalculations, []),
      answer(calls.wealth.figureTables, shippedAnswer),
      answer(read, saved),
      answer(save, ({ body }) => calculation(body as typeof entry)),
    ],
  });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
const field = (label: RegExp) => screen.findByLabelText(label);
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const shown = () => plain(screen.getByRole('region', { name: 'Answer' }));
const type = async (person: ReturnType<typeof userEvent.setup>, label: RegExp, text: string) => {
  const input = await field(label);
  await person.clear(input);
  await person.type(input, text);
};

it('answers as one types, with the engine’s own figure and its steps', async () => {
  const person = show('/loanCalculator');
  await type(person, /^You borrow/, '15 000');
  await type(person, /^Interest rate/, '8');
  await type(person, /^Term/, '60');
  await person.selectOptions(await field(/^Counted in/), 'Months');
  // The field says its unit itself.
  expect((await field(/^Term/)).parentElement).toHaveTextContent('months');
  await type(person, /^Initiation fee/, '0');
  await type(person, /^Service fee/, '0');
  await waitFor(() => expect(shown()).toContain('R 304.15'));
  const working = screen.getByText('How this was worked out').closest('details');
  expect(working).not.toHaveAttribute('open');
  const steps = within(working as HTMLElement).getAllByRole('listitem');
  expect(steps.map(plain)).toContainEqual(expect.stringMatching(/^Instalment before rounding.*R 304\.15$/));
  expect(fake.sent(save)).toEqual([]);
});

it.each([
  [/^You borrow/, 'much', 'Enter a number'],
  [/^You borrow/, '', 'Enter how much you borrow'],
] as const)('says at %s of %j what to do, and keeps the last answer', async (label, text, message) => {
  const person = show('/loanCalculator');
  const input = await field(label);
  await person.clear(input);
  if (text !== '') await person.type(input, text);
  await person.tab();
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)));
  await waitFor(() => expect(shown()).toContain('This is your last answer'));
  expect(shown()).toMatch(/R [\d ]+\.\d\d/);
});

it('says of which day the repo rate is that a highest rate follows from', async () => {
  const person = show('/loanCalculator');
  await type(person, /^Interest rate/, '40');
  expect(
    await screen.findByText(
      'The highest rate for an unsecured loan is 27.75% (repo 6.75% of 21 Nov 2025 + 21%).',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText(/^National Credit Regulations, regulation 42\(1\); repo rate/)).toHaveTextContent(
    '6.75% since 21 November 2025, South African Reserve Bank',
  );
});

it('takes a visitor’s entry to the portal in the fragment, and keeps it there', async () => {
  show(`/loanCalculator${fragmentOf('entry', entry)}`);
  expect(await screen.findByText('From a link')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Sign in to keep it' });
  const [path, hash] = (link.getAttribute('href') ?? '').split('#');
  expect(path).toBe(PORTAL);
  expect(readFragment(`#${hash}`)).toEqual({ purpose: 'keep', entry });
});

it('saves at once what a visitor brought along, where nothing was saved', async () => {
  show(PORTAL + fragmentOf('keep', entry));
  await waitFor(() => expect(fake.sent(save).map(({ body }) => body)).toEqual([entry]));
  expect(fake.place().hash).toBe('');
  expect(await field(/^You borrow/)).toHaveValue('20 000');
});

it('asks before it takes the place of what was saved', async () => {
  const person = show(PORTAL + fragmentOf('keep', entry), calculation(other));
  expect(await screen.findByText('You saved another calculation before')).toBeInTheDocument();
  expect(fake.sent(save)).toEqual([]);
  await person.click(screen.getAllByRole('button', { name: 'Show what I saved' })[0] as HTMLElement);
  expect(await field(/^You borrow/)).toHaveValue('30 000');
});

it('opens with what was saved, and saves a change', async () => {
  const person = show(PORTAL, calculation(entry));
  expect(await field(/^You borrow/)).toHaveValue('20 000');
  await type(person, /^You borrow/, '25000');
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(fake.sent(save).map(({ body }) => body)).toEqual([{ ...entry, amount: 25_000 }]),
  );
});

it('does not leave the notice of a save that failed beside that of one that went well', async () => {
  const person = show(PORTAL, calculation(entry));
  await type(person, /^You borrow/, '25000');
  let isDown = true;
  fake.answer(
    answer(save, ({ body }) => {
      if (isDown) throw new CallError(400, 'Server says no');
      return calculation(body as typeof entry);
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.notices().map(({ text }) => text)).toEqual(['Server says no']));
  isDown = false;
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(fake.notices().map(({ text }) => text)).toEqual(['Loan Calculator: saved for you.']),
  );
});

it('shows a kept result beside the one of now', async () => {
  const person = show('/loanCalculator');
  await person.click(await screen.findByRole('button', { name: 'Keep this result to compare' }));
  await type(person, /^Extra each month/, '500');
  const table = within(await screen.findByRole('table', { name: /What you kept/ }));
  await waitFor(() =>
    expect(table.getByRole('row', { name: /Extra each month/ })).toHaveTextContent(/R.500/),
  );
  expect(plain(table.getByRole('row', { name: /^Paid off after/ }))).toContain('3 years');
  await person.click(screen.getByRole('button', { name: 'Stop comparing' }));
  expect(screen.queryByRole('table', { name: /What you kept/ })).not.toBeInTheDocument();
});

it('keeps its title where what was saved cannot be read, and asks again', async () => {
  let isDown = true;
  renderWithPlatform(<LoanPage />, {
    path: PORTAL,
    signedIn: true,
    answers: [
      answer(calls.wealth.ownCalculations, []),
      answer(calls.wealth.figureTables, shippedAnswer),
      answer(read, () => {
        if (isDown) throw new CallError(400, 'Closed for tonight.');
        return calculation(entry);
      }),
    ],
  });
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  expect(await screen.findByText('Closed for tonight.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Loan Calculator' })).toBeInTheDocument();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await field(/^You borrow/)).toHaveValue('20 000');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('says that a link cannot be read, and works all the same', async () => {
  show('/loanCalculator#entry=nonsense');
  expect(await screen.findByText('This link cannot be read')).toBeInTheDocument();
  expect(shown()).toContain('R ');
});
