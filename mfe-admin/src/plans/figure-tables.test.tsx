import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { formOf, KIND_NAMES, type FigureKind, type Listed, tableOf, valuesOf } from './figure-forms.ts';
import FigureTables from './figure-tables.tsx';

const { figureTables, saveFigureTable, removeFigureTable } = calls.wealth;
const source = { name: 'Reserve Bank', address: 'https://bank.example/rates', lookedAt: '2026-01-30' };
const bracket = { from: 0, base: 0, rate: 0 };

/** A table of each kind. */
const values: { [K in FigureKind]: Extract<Listed['table'], { kind: K }>['values'] } = {
  interestRates: { repo: 6.75, prime: 10.25 },
  creditLimits: {
    products: [
      {
        product: 'mortgage',
        aboveRepo: 12,
        perMonth: null,
        feeBase: 1_100,
        feeShare: 10,
        feeAbove: 10_000,
        feeCap: 5_250,
      },
      {
        product: 'shortTerm',
        aboveRepo: null,
        perMonth: 5,
        feeBase: 165,
        feeShare: 10,
        feeAbove: 1_000,
        feeCap: 1_050,
      },
    ],
    initiationFeeShare: 15,
    serviceFee: 60,
    shortTermAmount: 8_000,
    shortTermMonths: 6,
  },
  vat: { percent: 15 },
  transferDuty: { rows: [bracket, { from: 1_210_000, base: 0, rate: 3 }] },
  deedsOffice: { rows: [{ upTo: 150_000, fee: 561 }], lodgementFee: 50 },
  conveyancer: { rows: [{ from: 0, base: 6_640, step: 0, per: 100_000 }] },
  expenseNorms: { rows: [{ from: 0, minimum: 0, share: 100 }] },
  retirementLumpSum: { rows: [bracket, { from: 550_000, base: 0, rate: 18 }] },
};
const tableFor = (kind: FigureKind, from = '2025-11-21') =>
  ({ kind, from, source, values: values[kind] }) as Listed['table'];
const listed = (more: Partial<Listed> = {}): Listed => ({
  table: tableFor('interestRates'),
  version: 0,
  isOld: false,
  ...more,
});
const all: Listed[] = [
  listed({ table: tableFor('transferDuty', '2025-04-01') }),
  listed({ table: tableFor('interestRates', '2025-08-01') }),
  listed({ isOld: true, version: 2 }),
  listed({ table: tableFor('vat', '2027-04-01'), version: 1 }),
];

const show = (saved: (input: { body: { table: Listed['table'] } }) => unknown = ({ body }) => body) => {
  renderWithPlatform(<FigureTables mayWrite />, {
    now: '2026-11-30T08:00:00Z',
    may: ['wealth.taxYears.read', 'wealth.taxYears.write'],
    answers: [
      answer(figureTables, all),
      answer(saveFigureTable, saved as never),
      answer(removeFigureTable, true),
    ],
  });
  return userEvent.setup({ delay: null });
};
const act = async (person: ReturnType<typeof userEvent.setup>, name: string, what: string) => {
  await person.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await person.click(await screen.findByRole('menuitem', { name: what }));
};

it.each(Object.keys(KIND_NAMES) as FigureKind[])('%s comes back from its form as it was', (kind) => {
  const table = tableFor(kind);
  expect(tableOf(kind, valuesOf(table))).toEqual(table);
  expect(Object.keys(formOf(kind).fields)).toEqual(expect.arrayContaining(Object.keys(values[kind])));
});

it('lists each table with its day, state and source, the newest of a kind first', async () => {
  show();
  const list = await screen.findByRole('table', { name: 'Rates and fees' });
  const rows = within(list).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Repo and prime21 Nov 2025In useRepo 6\.75%, prime 10\.25%.*Compare again/),
    expect.stringMatching(/^Repo and prime01 Aug 2025Earlier/),
    expect.stringMatching(/^VAT01 Apr 2027Comes into force15%/),
    expect.stringMatching(/^Transfer duty01 Apr 2025In use/),
  ]);
  expect(within(rows[0]!).getByRole('link', { name: 'Reserve Bank' })).toHaveAttribute(
    'href',
    source.address,
  );
  expect(
    (
      await axe.run(document.body, {
        rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
      })
    ).violations,
  ).toEqual([]);
});

it('adds the next table from the present one, from its own day', async () => {
  const person = show();
  await act(person, 'Repo and prime from 21 Nov 2025', 'Add the next one');
  const dialog = within(await screen.findByRole('dialog', { name: 'Repo and prime: the next table' }));
  await person.type(dialog.getByLabelText(/^Applies from/), '2025-08-01');
  await person.type(dialog.getByLabelText(/^Compared with the source on/), '2026-11-28');
  await person.clear(dialog.getByLabelText(/^Prime rate/));
  await person.type(dialog.getByLabelText(/^Prime rate/), '10,5');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText('There is already a table from this day: correct that one'),
  ).toBeInTheDocument();
  await person.clear(dialog.getByLabelText(/^Applies from/));
  await person.type(dialog.getByLabelText(/^Applies from/), '2026-11-27');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fake.sent(saveFigureTable)).toEqual([
    expect.objectContaining({
      params: { kind: 'interestRates', from: '2026-11-27' },
      body: {
        table: {
          kind: 'interestRates',
          from: '2026-11-27',
          source: { ...source, lookedAt: '2026-11-28' },
          values: { repo: 6.75, prime: 10.5 },
        },
        version: 0,
      },
    }),
  ]);
});

it('corrects a table from the version that was read, and shows at the figure what is wrong', async () => {
  const person = show(() => {
    throw new CallError(422, 'Please check', [
      { path: 'table.values.prime', message: 'Prime is something else' },
      { path: 'table.source.lookedAt', message: 'Enter a day that has been' },
    ]);
  });
  await act(person, 'Repo and prime from 21 Nov 2025', 'Correct');
  const dialog = within(await screen.findByRole('dialog', { name: 'Repo and prime: correct this table' }));
  await person.clear(dialog.getByLabelText(/^Prime rate/));
  await person.type(dialog.getByLabelText(/^Prime rate/), '10');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Prime is something else/)).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Prime rate/)).toHaveAccessibleDescription(
    expect.stringContaining('Prime is something else'),
  );
  expect(dialog.getByLabelText(/^Compared with the source on/)).toHaveAccessibleDescription(
    expect.stringContaining('Enter a day that has been'),
  );
  expect(fake.sent(saveFigureTable).map(({ body }) => body.version)).toEqual([2]);
});

it('removes what an administrator saved, and nothing that came with the site', async () => {
  const person = show();
  await person.click(
    await screen.findByRole('button', { name: 'Actions for Transfer duty from 01 Apr 2025' }),
  );
  expect(screen.queryByRole('menuitem', { name: 'Remove' })).not.toBeInTheDocument();
  await person.keyboard('{Escape}');
  await act(person, 'VAT from 01 Apr 2027', 'Remove');
  await person.click(await screen.findByRole('button', { name: 'Remove it' }));
  await waitFor(() =>
    expect(fake.sent(removeFigureTable).map(({ params }) => params)).toEqual([
      { kind: 'vat', from: '2027-04-01' },
    ]),
  );
});
