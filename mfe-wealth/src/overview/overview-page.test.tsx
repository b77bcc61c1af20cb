import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, type Answer, declareOverview, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import declaration from '../../remote.ts';
import OverviewRing from '../overview-ring/index.tsx';
import { lineOf, noWorth } from '../testing/net-worth.ts';
import OverviewPage from './overview-page.tsx';

const { wealth, overview, account } = calls;
const { read, setValue, keepStatement } = wealth.netWorth;

const bond = lineOf({
  of: 'loan',
  kind: 1,
  name: 'Home loan (bond), FNB',
  isOwed: true,
  value: 806_312.44,
  values: [814_000, 806_312.44],
  isWorkedOut: true,
});
const home = lineOf({
  of: 'asset',
  kind: 1,
  name: 'Home, Durban North',
  value: 1_550_000,
  values: [1_500_000, 1_550_000],
  loanId: bond.id,
});
const worth = {
  ...noWorth,
  own: 1_550_000,
  owe: 806_312.44,
  net: 743_687.56,
  change: { amount: 12_300, since: '2026-06-30' },
  pay: { total: 8_473.52, percentOfPay: 30, parts: [{ label: 'Bond or rent', amount: 8_473.52 }] },
  next: { day: '2026-12-01', label: bond.name, amount: 8_473.52 },
  points: [
    { day: '2026-10-31', own: 1_500_000, owe: 814_000, net: 686_000 },
    { day: '2026-11-30', own: 1_550_000, owe: 806_312.44, net: 743_687.56 },
  ],
  lines: [home, bond],
};

const answers = (more: Answer[] = []): Answer[] => [
  answer(overview.myWealth, ({ params }) => ({ enumValue: Number(params.id), percentage: 50 })),
  answer(wealth.willAndTestament.read, null),
  answer(read, worth),
  ...more,
];
const show = (more?: Answer[]) => {
  renderWithPlatform(<OverviewPage />, { signedIn: true, answers: answers(more) });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
const text = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

beforeEach(() => declareOverview(declaration.overview ?? []));

it('says net worth first, with its change, day and parts, and what is paid next', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Financial Wellbeing');
  const region = await screen.findByRole('region', { name: 'Your net worth' });
  await within(region).findByText(/^up R\s12\s300\.00 since the end of June 2026$/);
  expect(text(region)).toContain('R 743 687.56');
  expect(text(region)).toContain('on 30 November 2026, by your records');
  expect(text(screen.getByRole('region', { name: 'What you have' }))).toContain('Home, Durban North');
  expect(text(screen.getByRole('region', { name: 'What you pay each month' }))).toContain(
    'Due next: 01 Dec 2026, Home loan (bond), FNB, R 8 473.52',
  );
  // Each point of the line, with its day and parts.
  const table = await screen.findByRole('table', { name: 'Your net worth by month', hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true }).map(text)).toEqual([
    'DayNet worthOwnOweHome, Durban NorthHome loan (bond), FNB',
    '31 Oct 2026R 686 000.00R 1 500 000.00R 814 000.00R 1 500 000.00R 814 000.00',
    '30 Nov 2026R 743 687.56R 1 550 000.00R 806 312.44R 1 550 000.00R 806 312.44',
  ]);
});

it('says of each row since when its figure is, and takes a new value in place', async () => {
  const person = show([answer(setValue, true)]);
  const row = await screen.findByRole('button', { name: /^Home, Durban North/ });
  expect(text(row)).toContain('as of 01 Nov 2026 · home loan (bond) R 806 312.44');
  expect(text(screen.getByRole('button', { name: /^Home loan/ }))).toContain('worked out from 01 Nov 2026');
  await person.click(row);
  expect(row).toHaveAttribute('aria-expanded', 'true');
  const form = within(screen.getByRole('form', { name: 'Value of Home, Durban North' }));
  const value = form.getByLabelText('Value');
  await person.clear(value);
  await person.type(value, 'x{Enter}');
  expect(value).toHaveAccessibleDescription('Please enter an amount of zero or more');
  await person.clear(value);
  await person.type(value, '1600000{Enter}');
  await waitFor(() => expect(fake.sent(setValue)).toHaveLength(1));
  expect(fake.sent(setValue)[0]).toMatchObject({
    params: { of: 'asset', id: home.id },
    body: { value: 1_600_000, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
  });
  expect(screen.getByRole('link', { name: /^All about it\s?: Home, Durban North$/ })).toHaveAttribute(
    'href',
    `/wealth/financial-products/assets#edit-${home.id}`,
  );
});

it('says at the day what the service refuses, and loses nothing', async () => {
  const message = 'Please enter today or a day before it';
  const person = show([
    answer(setValue, () => {
      throw new CallError(422, message, [{ path: 'day', message }]);
    }),
  ]);
  await person.click(await screen.findByRole('button', { name: /^Home, Durban North/ }));
  await person.click(screen.getByRole('button', { name: 'Save value' }));
  const form = within(screen.getByRole('form', { name: 'Value of Home, Durban North' }));
  await waitFor(() => expect(form.getByLabelText('On the day')).toHaveAccessibleDescription(message));
});

it('names what is worth doing, by what is known', async () => {
  show();
  const doing = within(await screen.findByRole('region', { name: 'Worth doing' }));
  await waitFor(() =>
    expect(doing.getAllByRole('listitem').map(text)).toEqual([
      'A will: you own a home and have none',
      'Say what insures Home, Durban North: no policy is linked to it',
    ]),
  );
});

it('asks one question of a person without records, and says no figure', async () => {
  const nothing = answer(overview.myWealth, ({ params }) => ({
    enumValue: Number(params.id),
    percentage: 0,
  }));
  show([answer(read, noWorth), nothing]);
  expect(await screen.findByText('What is the largest thing you own or owe?')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/R.0\.00/);
  expect(screen.getByText('Your profile:')).toHaveTextContent(/0\s?%/);
  expect(screen.queryByRole('button', { name: /^Start with/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download as PDF' })).not.toBeInTheDocument();
});

it('says that it could not be read, and reads it again', async () => {
  let isDown = true;
  const person = show([
    answer(read, () => {
      if (isDown) throw new CallError(400, 'Down for tonight.');
      return worth;
    }),
  ]);
  expect(await screen.findByText('Down for tonight.')).toBeInTheDocument();
  isDown = false;
  await person.click(screen.getByRole('button', { name: /Retry|Try again/ }));
  expect(await screen.findByRole('button', { name: /^Home, Durban North/ })).toBeInTheDocument();
});

it('offers once to keep a saved statement as records', async () => {
  const person = show([answer(read, { ...worth, statementLines: 9 }), answer(keepStatement, 9)]);
  await person.click(await screen.findByRole('button', { name: 'Keep these 9 as records' }));
  await waitFor(() => expect(fake.sent(keepStatement)).toMatchObject([{ body: { keep: true } }]));
});

it('folds completeness into one line, with the six tiles in it', async () => {
  const person = show();
  const line = await screen.findByText(/^Your profile:/);
  expect(line).toHaveTextContent(/50\s?%/);
  await person.click(line);
  const tiles = [
    'Short-Term Insurance',
    'Medical Aid',
    'Risk Cover',
    'Short-Term Investment',
    'Retirement Planning',
    'Will & Testament',
  ];
  for (const title of tiles) expect(screen.getByText(title)).toBeInTheDocument();
});

it('the ring is the mean of the six', async () => {
  renderWithPlatform(<OverviewRing />, {
    signedIn: true,
    answers: [
      answer(account.profileName, { firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null }),
      answer(overview.myWealth, ({ params }) => ({
        enumValue: Number(params.id),
        percentage: Number(params.id) === 6 ? 100 : 40,
      })),
    ],
  });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Your profile' })).toHaveTextContent(/you are on.*50/),
  );
});
