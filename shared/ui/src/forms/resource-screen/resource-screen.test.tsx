import { type BulkJob, calls as called, type ValueOf } from '@phila/contract/calls';
import { may } from '@phila/contract/permissions';
import { section } from '@phila/contract/remote';
import { clientResourceCalls } from '@phila/contract/resources';
import { CallError } from '@phila/platform';
import { answer, declare, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { parcel, parcels, type Parcel } from '../../testing/parcel.ts';
import { lookupAnswers } from '../../testing/specimen.ts';
import { ResourceScreen } from './index.ts';

const calls = clientResourceCalls(parcel);
const OPERATION = '01910000-0000-4000-8000-000000000001';

let stored: Parcel[];

type Listed = ValueOf<typeof called.lists.read>;

/** The stored choices and views of the list. */
let listed: Listed;
/** The person's bulk changes of parcels. */
let jobs: BulkJob[];
beforeEach(() => {
  jobs = [];
  listed = { size: null, columns: null, isDense: false, widths: {}, viewId: null, views: [] };
});

interface ListRequest {
  PageNumber?: number;
  PageSize?: number;
  SearchTerm?: string;
  Removed?: string;
}

/** Answers the rows as the service does: searched, removed ones apart, page by page. */
const matching = ({ SearchTerm = '', Removed }: ListRequest): Parcel[] =>
  stored.filter(
    ({ label, removedAt }) =>
      (label ?? '').toLowerCase().includes(SearchTerm.toLowerCase()) &&
      (removedAt !== null) === (Removed === 'true'),
  );

const show = async (
  rows: Parcel[],
  {
    path = '/',
    may = ['shop.catalogue.read', 'shop.catalogue.write'] as const,
    answers = [] as Answer[],
    resource = parcel,
  } = {},
) => {
  stored = rows;
  const result = renderWithPlatform(
    <ResourceScreen
      resource={resource}
      title="Parcels"
      sentence="What is on its way."
      why="Add the first one."
    />,
    {
      path,
      may,
      answers: [
        ...lookupAnswers,
        answer(called.lists.read, () => listed),
        answer(called.administration.bulkJobs, () => jobs),
        answer(called.lists.choose, ({ body }) => {
          listed = { ...listed, ...body } as Listed;
          return true;
        }),
        answer(calls.list, ({ query }) => {
          const { PageNumber = 1, PageSize = 25, ...asked } = query as ListRequest;
          const found = matching(asked);
          const items = found.slice((PageNumber - 1) * PageSize, PageNumber * PageSize);
          return {
            items,
            pageNumber: PageNumber,
            pageSize: PageSize,
            hasNext: found.length > PageNumber * PageSize,
          } as never;
        }),
        answer(calls.count, ({ query }) => ({
          count: matching(query as ListRequest).length,
          isCapped: false,
        })),
        answer(calls.read, ({ params: { id } }) => stored.find((one) => one.id === id) as never),
        ...answers,
      ],
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Parcels' });
  return { ...result, person: userEvent.setup({ delay: null }) };
};

/** Finds the open drawer. */
const drawer = async () => within(await screen.findByRole('dialog'));

const rowLinks = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

const change =
  (row: Parcel): Answer['value'] =>
  () => {
    stored = stored.map((one) => (one.id === row.id ? row : one));
    return { operation: OPERATION, row };
  };

it('reads what its section has the shell ask for ahead: the first rows, and the names in them', async () => {
  const { route } = section({
    audience: 'admin',
    resource: parcel,
    path: '/admin/parcels',
    icon: 'gift',
    order: 1,
    title: 'Parcels',
    sentence: 'What is on its way.',
  });
  await show(parcels(1));
  const [first] = fake.sent(calls.list);
  const query = new URLSearchParams(first?.query as unknown as Record<string, string>);
  expect(route.prefetch).toEqual([`${calls.list.path}?${query.toString()}`, '/Lookup/provinces']);
});

it('shows a page of rows with what fits a cell, in words, and how many there are', async () => {
  const { container } = await show(parcels(30));
  await waitFor(() => expect(rowLinks()).toHaveLength(25));
  const first = screen.getByRole('row', { name: /P1 / });
  expect(within(first).getByText('Eastern Cape')).toBeInTheDocument();
  expect(within(first).getByText('Published')).toBeInTheDocument();
  expect(await screen.findByText('30 parcels')).toBeInTheDocument();
  expect(screen.getByText('Page 1 of 2')).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
});

it('keeps what it shows in the address: search, page, order, filters and the row that is open', async () => {
  const { person } = await show(parcels(30));
  await person.type(await screen.findByRole('searchbox', { name: 'Search parcels' }), 'P2');
  await waitFor(() => expect(fake.place().search).toBe('?search=P2'));
  await waitFor(() => expect(rowLinks()).toHaveLength(11));
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Fragile' }), 'Yes');
  expect(fake.place().search).toContain('isFragile.eq=true');
  expect(fake.sent(calls.list).at(-1)).toMatchObject({ query: { 'isFragile.eq': 'true', SearchTerm: 'P2' } });
  await person.click(screen.getByRole('button', { name: /^Fragile: Yes/ }));
  expect(fake.place().search).not.toContain('isFragile');
  await person.click(screen.getByRole('columnheader', { name: /Weight/ }));
  expect(fake.place().search).toContain('sort=weight');
  await person.click(screen.getByRole('link', { name: 'P2' }));
  expect(fake.place().search).toContain('row=2');
  expect(await screen.findByRole('dialog', { name: 'P2' })).toBeInTheDocument();
});

it('closes a row by a step back, which adds no entry to the history', async () => {
  const { person } = await show(parcels(3), { path: '/?sort=weight' });
  const entries = window.history.length;
  await person.click(await screen.findByRole('link', { name: 'P2' }));
  expect(fake.place().search).toBe('?sort=weight&row=2');
  expect(window.history.length).toBe(entries + 1);
  await person.click((await drawer()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(fake.place().search).toBe('?sort=weight'));
  expect(window.history.length).toBe(entries + 1);
  // Opens and closes a drawer once more: the next history entry no longer belongs to the former row.
  await person.click(await screen.findByRole('button', { name: 'Add a parcel' }));
  await person.click(await (await drawer()).findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(fake.place().search).toBe('?sort=weight'));
  expect(window.history.length).toBe(entries + 1);
});

it('opens the row of an address, on any page of the list', async () => {
  await show(parcels(30), { path: '/?row=29' });
  expect(await screen.findByRole('dialog', { name: 'P29' })).toBeInTheDocument();
  expect(await (await drawer()).findByLabelText(/^Label/)).toHaveValue('P29');
});

it('draws the rows behind the drawer that an address opens, and reads its row once', async () => {
  await show(parcels(2), { path: '/?row=1' });
  expect(await screen.findByRole('dialog', { name: 'P1' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'P2' })).toBeInTheDocument();
  expect(fake.sent(calls.read)).toHaveLength(1);
});

it('sends what was changed and nothing else, and offers to take it back', async () => {
  const [row] = parcels(1) as [Parcel];
  const { person } = await show([row], {
    path: '/?row=1',
    answers: [answer(calls.update, change({ ...row, label: 'Other', version: 2 }) as never)],
  });
  const label = await (await drawer()).findByLabelText(/^Label/);
  await person.clear(label);
  await person.type(label, 'Other');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Other saved')).toBeInTheDocument();
  expect(fake.sent(calls.update)).toEqual([{ params: { id: 1 }, body: { label: 'Other', version: 1 } }]);
  expect(fake.place().search).toBe('');
  fake.answer(
    answer(calls.undo, { operation: OPERATION, rows: [{ id: 1, name: 'P1', isDone: true, message: null }] }),
  );
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(fake.sent(calls.undo)).toEqual([{ body: { operation: OPERATION } }]);
});

it('names the button, the heading and the form that add a row alike, with the article of its resource', async () => {
  const { person } = await show([], { resource: { ...parcel, title: 'hourly run', article: 'an' } });
  const [button] = await screen.findAllByRole('button', { name: 'Add an hourly run' });
  await person.click(button as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Add an hourly run' })).toBeInTheDocument();
  expect(await (await drawer()).findByRole('form', { name: 'Add an hourly run' })).toBeInTheDocument();
});

it('refuses what the rules refuse before anything is sent', async () => {
  const { person } = await show(parcels(1), { path: '/?row=new' });
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a label')).toBeInTheDocument();
  expect(fake.sent(calls.create)).toEqual([]);
});

it('shows both values where the same field was changed elsewhere, and loses nothing', async () => {
  const [row] = parcels(1) as [Parcel];
  const { person } = await show([row], {
    path: '/?row=1',
    answers: [
      answer(calls.update, () => {
        throw new CallError(409, 'Changed elsewhere', [{ path: 'label', message: 'Changed too' }], {
          ...row,
          label: 'Theirs',
          version: 5,
        });
      }),
    ],
  });
  const label = await (await drawer()).findByLabelText(/^Label/);
  await person.clear(label);
  await person.type(label, 'Mine');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Theirs')).toBeInTheDocument();
  expect(screen.getByText('Before').nextElementSibling).toHaveTextContent('P1');
  expect(label).toHaveValue('Mine');
  fake.answer(answer(calls.update, change({ ...row, label: 'Mine', version: 6 }) as never));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Mine saved')).toBeInTheDocument();
  expect(fake.sent(calls.update).at(-1)).toEqual({ params: { id: 1 }, body: { label: 'Mine', version: 5 } });
});

it('asks before what was typed is lost', async () => {
  const { person } = await show(parcels(1), { path: '/?row=1' });
  await person.type(await (await drawer()).findByLabelText(/^Label/), '!');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(fake.place().search).toBe(''));
});

it('does one thing with several rows: those that are ticked, or all that match', async () => {
  const { person } = await show(parcels(30), {
    answers: [
      answer(calls.bulk, {
        operation: OPERATION,
        rows: [
          { id: 1, name: 'P1', isDone: true, message: null },
          { id: 2, name: 'P2', isDone: false, message: 'It is on its way' },
        ],
      }),
    ],
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Choose P1' }));
  await person.click(screen.getByRole('checkbox', { name: 'Choose P2' }));
  expect(screen.getByText('2 parcels chosen')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(fake.sent(calls.bulk)).toEqual([{ body: { action: 'remove', rows: [1, 2] } }]);
  expect(await screen.findByRole('dialog', { name: '1 parcel not changed' })).toHaveTextContent(
    'It is on its way',
  );
  await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await person.type(screen.getByRole('searchbox'), 'P');
  await waitFor(() => expect(fake.place().search).toBe('?search=P'));
  await person.click(await screen.findByRole('checkbox', { name: 'Choose P1' }));
  await person.click(await screen.findByRole('button', { name: 'Choose all 30 parcels that match' }));
  await person.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(fake.sent(calls.bulk).at(-1)).toEqual({ body: { action: 'publish', rows: { SearchTerm: 'P' } } });
});

const aJob = (values: Partial<BulkJob> = {}): BulkJob => ({
  id: '01910000-0000-7000-8000-00000000000a',
  resource: 'parcels',
  action: 'remove',
  operation: OPERATION,
  total: 12_400,
  reached: 3_000,
  done: 2_998,
  refused: 2,
  refusedRows: [{ id: 7, name: 'P7', message: 'It is on its way' }],
  askedAt: '2026-01-01T08:00:00.000Z',
  finishedAt: null,
  endedBy: null,
  ...values,
});
const ENDED = '2026-01-01T08:05:00.000Z';

it('has a job do it where more match than one call changes: said before it begins, with progress and Stop', async () => {
  const { person, container } = await show(parcels(30), {
    answers: [
      answer(calls.count, { count: 10_000, isCapped: true }),
      answer(calls.bulk, () => {
        jobs = [aJob()];
        return { operation: OPERATION, rows: [], job: { id: aJob().id, total: 12_400 } };
      }),
      answer(called.administration.stopBulkJob, () => {
        jobs = [aJob({ finishedAt: ENDED, endedBy: 'stopped' })];
        return aJob({ finishedAt: ENDED, endedBy: 'stopped' });
      }),
    ],
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Choose P1' }));
  await person.click(await screen.findByRole('button', { name: /^Choose all 10\s000\+ parcels that match/ }));
  expect(screen.getByText(/^All 10\s000\+ parcels that match/)).toBeInTheDocument();
  // Focuses the bar, because the pressed button is gone; all rows found are chosen.
  expect(screen.getByRole('region', { name: 'What is chosen' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Choose P2' })).toBeChecked();
  for (const [name, question] of [
    ['Publish now', /^Publish 10\s000\+ parcels now\?/],
    ['Back to drafts', /^Make drafts of 10\s000\+ parcels\?/],
  ] as const) {
    await person.click(screen.getByRole('button', { name }));
    const asked = within(screen.getByRole('alertdialog', { name: question }));
    expect(asked.getByText(/^This takes a while\./)).toBeInTheDocument();
    await person.click(asked.getByRole('button', { name: 'Not now' }));
  }
  expect(fake.sent(calls.bulk)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  const asked = within(screen.getByRole('alertdialog'));
  expect(asked.getByText(/^This takes a while\./)).toBeInTheDocument();
  await person.click(asked.getByRole('button', { name: 'Remove' }));
  expect(fake.sent(calls.bulk)).toEqual([{ body: { action: 'remove', rows: {} } }]);
  const bar = await screen.findByRole('progressbar', { name: /^Removing 12\s400 parcels$/ });
  expect(bar.getAttribute('aria-valuetext')).toMatch(/^3\s000 of 12\s400$/);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByText(/^3\s000 of 12\s400\. It goes on/)).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toContainElement(bar));
  expect(await findings(container)).toEqual([]);
  await person.click(screen.getByRole('button', { name: /^Stop: / }));
  const stopped = await screen.findByText(/^Stopped after 3\s000 of 12\s400\.$/);
  await waitFor(() => expect(document.activeElement).toContainElement(stopped));
});

it('says that few rows of a job are as they were, and leaves the focus where their line was', async () => {
  jobs = [aJob({ reached: 3, done: 2, refused: 0, finishedAt: ENDED, endedBy: 'stopped' })];
  const { person } = await show(parcels(3), {
    answers: [
      answer(calls.undo, {
        operation: OPERATION,
        rows: [1, 2].map((id) => ({ id, name: `P${id}`, isDone: true, message: null })),
      }),
      answer(called.administration.putAwayBulkJob, () => {
        jobs = [];
        return true as const;
      }),
    ],
  });
  const list = await screen.findByRole('list', { name: 'Changes of many parcels' });
  await person.click(screen.getByRole('button', { name: /^Undo: / }));
  await waitFor(() => expect(list).not.toBeInTheDocument());
  expect(fake.notices().at(-1)?.text).toBe('2 parcels as before');
  expect(document.body).not.toHaveFocus();
});

it('shows a job that was begun before, and at its end what was done, what was not and why, and Undo', async () => {
  jobs = [aJob({ reached: 12_400, done: 12_198, refused: 202, finishedAt: ENDED })];
  const second = aJob({ id: '01910000-0000-7000-8000-00000000000b', action: 'undo' });
  const { person, container } = await show(parcels(3), {
    answers: [
      answer(calls.undo, () => {
        jobs = [...jobs, second];
        return { operation: OPERATION, rows: [], job: { id: second.id, total: 12_198 } };
      }),
      answer(called.administration.putAwayBulkJob, ({ params: { id } }) => {
        jobs = jobs.filter((job) => job.id !== id);
        return true as const;
      }),
    ],
  });
  expect(await screen.findByText(/^12\s198 parcels removed$/)).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Show rows that did not change' }));
  const refused = await screen.findByRole('dialog', { name: '202 parcels not changed' });
  expect(refused).toHaveTextContent('P7: It is on its way');
  expect(refused).toHaveTextContent('And 201 parcels more.');
  await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await person.click(screen.getByRole('button', { name: /^Undo: / }));
  expect(await screen.findByRole('progressbar', { name: /^Undoing the change of 12/ })).toBeInTheDocument();
  expect(screen.queryByText(/parcels removed$/)).not.toBeInTheDocument();
  expect(fake.sent(calls.undo)).toEqual([{ body: { operation: OPERATION } }]);
});

it.each([
  ['not allowed', /^Stopped after 3\s000 of 12\s400: you no longer have the right/],
  ['failed', /^This did not work after 3\s000 of 12\s400/],
] as const)('says why a job ended early: %s', async (endedBy, words) => {
  jobs = [aJob({ finishedAt: ENDED, endedBy })];
  await show(parcels(3));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('reads the rows again once a job has ended', async () => {
  jobs = [aJob({ total: 3, reached: 1 })];
  await show(parcels(3));
  expect(await screen.findByRole('progressbar', { name: 'Removing 3 parcels' })).toBeInTheDocument();
  stored = [];
  jobs = [aJob({ total: 3, reached: 3, done: 3, refused: 0, finishedAt: ENDED })];
  expect(await screen.findByText('No parcels yet', {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.getByText('3 parcels removed')).toBeInTheDocument();
});

it('lets what other remotes declare change no more than one call does', async () => {
  const action = { resource: 'parcels', order: 1, access: may('shop.catalogue.write') };
  declare({ bulkActions: [{ ...action, text: 'Print labels', to: '/admin/labels' }] });
  const { person } = await show(parcels(30), {
    answers: [answer(calls.count, { count: 1_274, isCapped: false })],
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Choose P1' }));
  expect(screen.getByRole('button', { name: 'Print labels' })).toBeEnabled();
  await person.click(await screen.findByRole('button', { name: /^Choose all 1\s274 parcels that match/ }));
  expect(screen.getByRole('button', { name: 'Print labels' })).toBeDisabled();
  expect(screen.getByText(/^Print labels: at most 1\s000 at once/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeEnabled();
  declare({});
});

it('offers what other remotes declare for several rows, to those with its permission', async () => {
  const action = { resource: 'parcels', order: 1, access: may('shop.catalogue.write') };
  declare({
    bulkActions: [
      { ...action, text: 'Print labels', to: '/admin/labels' },
      { ...action, text: 'Weigh', access: may('shop.payments.write'), to: '/admin/scales' },
      { ...action, text: 'Post', resource: 'letters', to: '/admin/letters' },
      {
        ...action,
        text: 'Wrap',
        order: 0,
        call: {
          path: calls.bulk.path,
          body: { action: 'change', set: { isFragile: true } },
          done: 'wrapped',
          asks: 'Each takes a minute.',
        },
      },
    ],
  });
  const { person } = await show(parcels(30), {
    answers: [
      answer(calls.bulk, {
        operation: OPERATION,
        rows: [
          { id: 1, name: 'P1', isDone: true, message: null },
          { id: 2, name: 'P2', isDone: false, message: 'It is wrapped' },
        ],
      }),
    ],
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Choose P1' }));
  await person.click(screen.getByRole('checkbox', { name: 'Choose P2' }));
  const bar = within(screen.getByRole('region', { name: 'What is chosen' }));
  const words = bar.getAllByRole('button').map(({ textContent }) => textContent);
  expect(words.slice(-4)).toEqual(['Wrap', 'Print labels', 'Remove', 'Clear selection']);
  await person.click(bar.getByRole('button', { name: 'Wrap' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Wrap: 2 parcels?' }));
  await person.click(asked.getByRole('button', { name: 'Wrap' }));
  expect(await screen.findByText('1 parcel wrapped')).toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: '1 parcel not changed' })).toHaveTextContent(
    'It is wrapped',
  );
  expect(fake.sent(calls.bulk)).toMatchObject([
    { body: { action: 'change', set: { isFragile: true }, rows: [1, 2] } },
  ]);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('checkbox', { name: 'Choose P3' }));
  await person.click(screen.getByRole('button', { name: 'Print labels' }));
  expect(fake.place()).toMatchObject({ pathname: '/admin/labels', search: '?rows=3' });
  declare({});
});

it('gives several rows the same value of one field', async () => {
  const { person } = await show(parcels(3), {
    answers: [
      answer(calls.bulk, {
        operation: OPERATION,
        rows: [{ id: 1, name: 'P1', isDone: true, message: null }],
      }),
    ],
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Choose P1' }));
  await person.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change 1 parcel' }));
  await person.selectOptions(dialog.getByLabelText('What to change'), 'Weight');
  await person.type(screen.getByRole('textbox', { name: 'Weight' }), '25');
  await person.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('1 parcel changed', {}, { timeout: 2000 })).toBeInTheDocument();
  expect(fake.sent(calls.bulk)).toEqual([{ body: { action: 'change', rows: [1], set: { weight: 25 } } }]);
});

it('tries a file before it saves anything, and says what each line does, each field before and after', async () => {
  const fields = [
    { label: 'Weight', before: '25', after: '26', lost: null },
    { label: 'Label', before: '0012', after: '12', lost: 'leadingZeros' as const },
  ];
  const { person } = await show(parcels(1), {
    answers: [
      answer(calls.importRows, ({ body: { dryRun } }) => ({
        operation: dryRun === 'true' ? null : OPERATION,
        rows: [
          { line: 2, id: 1, name: 'P1', verdict: 'changed' as const, message: null, fields },
          { line: 3, id: null, name: 'P9', verdict: 'added' as const, message: null, fields: [] },
        ],
        leftOut: ['Colour'],
      })),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'More for parcels' }));
  await person.click(screen.getByRole('menuitem', { name: 'Import a file' }));
  const file = new File(['Number,Label\r\n'], 'parcels.csv', { type: 'text/csv' });
  await person.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
  expect(await screen.findByText(/1 parcel new, 1 changed/)).toBeInTheDocument();
  expect(screen.getByText(/no such column is known: Colour\./)).toBeInTheDocument();
  expect(screen.getByText('Weight: 25 → 26')).toBeInTheDocument();
  expect(screen.getByText('Label: 0012 → 12')).toBeInTheDocument();
  expect(screen.getByText('Only leading zeros went')).toBeInTheDocument();
  expect(fake.sent(calls.importRows)).toMatchObject([{ body: { dryRun: 'true' } }]);
  await person.click(screen.getByRole('button', { name: 'Save 2 parcels' }));
  expect(await screen.findByText('2 parcels imported')).toBeInTheDocument();
  expect(fake.sent(calls.importRows).at(-1)).toMatchObject({ body: { dryRun: 'false' } });
});

it('offers those who may only read nothing that changes', async () => {
  await show(parcels(2), { may: ['shop.catalogue.read'] as never, path: '/?row=1' });
  expect(await screen.findByRole('dialog', { name: 'P1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Add|Save|Remove)/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Choose P1' })).not.toBeInTheDocument();
});

it('tells that there is none from that none was found, and from that none could be read', async () => {
  const { person } = await show([]);
  expect(await screen.findByText('No parcels yet')).toBeInTheDocument();
  await person.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No parcels match')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('No parcels yet')).toBeInTheDocument();
});

it('moves by keys: next, before, open', async () => {
  const { person } = await show(parcels(3));
  await screen.findByRole('link', { name: 'P1' });
  await person.keyboard('jj');
  expect(screen.getByRole('link', { name: 'P2' })).toHaveFocus();
  await person.keyboard('k');
  expect(screen.getByRole('link', { name: 'P1' })).toHaveFocus();
  await person.keyboard('e');
  expect(await screen.findByRole('dialog', { name: 'P1' })).toBeInTheDocument();
});

const VIEW = {
  id: '01910000-0000-4000-8000-000000000002',
  name: 'Fragile ones',
  isShared: false,
  isMine: true,
  address: 'isFragile.eq=true',
  columns: ['label', 'weight'],
};

it('keeps the columns and the size of a page with the service, and shows them again', async () => {
  const { person } = await show(parcels(30));
  await person.click(await screen.findByRole('button', { name: 'Columns' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Packed on' }));
  expect(fake.sent(called.lists.choose)).toMatchObject([
    {
      params: { list: 'parcels' },
      body: { columns: ['label', 'provinceId', 'weight', 'isFragile', 'packed'] },
    },
  ]);
  expect(screen.getByRole('columnheader', { name: /Packed on/ })).toBeInTheDocument();
});

it('has the choice of columns in a landmark of its own', async () => {
  const { person } = await show(parcels(3));
  await person.click(await screen.findByRole('button', { name: 'Columns' }));
  const region = await screen.findByRole('region', { name: 'Columns' });
  expect(within(region).getByRole('checkbox', { name: 'Packed on' })).toBeInTheDocument();
  expect(within(region).getByRole('checkbox', { name: 'Compact rows' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveAttribute('aria-expanded', 'true');
});

it('shows what was chosen elsewhere', async () => {
  listed = { ...listed, size: 10, columns: ['packed'] };
  await show(parcels(30));
  await waitFor(() => expect(rowLinks()).toHaveLength(10));
  expect(screen.getByRole('columnheader', { name: /Packed on/ })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: /Weight/ })).not.toBeInTheDocument();
});

it('saves what is shown as a view, which is opened, renamed, shared and removed', async () => {
  const { person, container } = await show(parcels(30), {
    path: '/?isFragile.eq=true&page=1',
    answers: [
      answer(called.lists.addView, ({ body }) => {
        const added = { ...VIEW, ...body };
        listed = { ...listed, views: [added] };
        return added;
      }),
      answer(called.lists.changeView, ({ body }) => {
        const changed = { ...listed.views[0], ...body } as typeof VIEW;
        listed = { ...listed, views: [changed] };
        return changed;
      }),
      answer(called.lists.removeView, () => {
        listed = { ...listed, views: [] };
        return true;
      }),
    ],
  });
  const choose = async (item: string) => {
    await person.click(await screen.findByRole('button', { name: 'Views of parcels' }));
    await person.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Save as a view');
  await person.type(await screen.findByLabelText('Name of the view'), 'Fragile ones{Enter}');
  expect(await screen.findByText('View: Fragile ones')).toBeInTheDocument();
  expect(fake.sent(called.lists.addView)).toMatchObject([
    { body: { name: 'Fragile ones', address: 'isFragile.eq=true', isShared: false } },
  ]);
  expect(fake.place().search).toBe(`?isFragile.eq=true&view=${VIEW.id}`);
  await choose('Share this view');
  await waitFor(() => expect(listed.views[0]?.isShared).toBe(true));
  await choose('Open the list with this view');
  expect(listed.viewId).toBe(VIEW.id);
  await choose('Rename this view');
  const name = await screen.findByLabelText('Name of the view');
  await person.clear(name);
  await person.type(name, 'Breakable{Enter}');
  expect(await screen.findByText('View: Breakable')).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
  await choose('Remove this view');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Remove the view Breakable?' }));
  expect(asked.getByText(/Everybody else loses it as well/)).toBeInTheDocument();
  await person.click(asked.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(fake.place().search).toBe(''));
  expect(screen.queryByText(/^View:/)).not.toBeInTheDocument();
});

it('opens with the view that was chosen for that, and with what an address says', async () => {
  listed = { ...listed, viewId: VIEW.id, views: [{ ...VIEW, isMine: false, isShared: true }] };
  const { person } = await show(parcels(30));
  expect(await screen.findByText('View: Fragile ones')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('columnheader', { name: /Province/ })).not.toBeInTheDocument(),
  );
  expect(fake.sent(calls.list).at(-1)).toMatchObject({ query: { 'isFragile.eq': 'true' } });
  await person.click(screen.getByRole('button', { name: 'Views of parcels' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['All parcels', 'Save as a view', 'Open the list with all parcels']);
  await person.click(screen.getByRole('menuitem', { name: 'All parcels' }));
  expect(fake.place().search).toBe('');
});

it('leaves an address as it is that says what is to be shown', async () => {
  listed = { ...listed, viewId: VIEW.id, views: [VIEW] };
  await show(parcels(30), { path: '/?search=P2' });
  await waitFor(() => expect(rowLinks()).toHaveLength(11));
  await screen.findByRole('button', { name: 'Views of parcels' });
  expect(fake.place().search).toBe('?search=P2');
});

it('keeps the widths that columns are given, by buttons and by their edges', async () => {
  const { person, container } = await show(parcels(3));
  await person.click(await screen.findByRole('button', { name: 'Columns' }));
  await person.click(await screen.findByRole('button', { name: 'Make Weight wider' }));
  expect(listed.widths).toEqual({ weight: 200 });
  expect(await findings(container)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Usual widths' }));
  expect(listed.widths).toEqual({});
  const head = screen.getByRole('columnheader', { name: 'Weight' });
  const edge = head.querySelector('[aria-hidden="true"]') as HTMLElement;
  edge.setPointerCapture = () => undefined;
  await person.pointer([
    { keys: '[MouseLeft>]', target: edge, coords: { clientX: 100 } },
    { target: edge, coords: { clientX: 400 } },
    { keys: '[/MouseLeft]', target: edge, coords: { clientX: 400 } },
  ]);
  expect(listed.widths).toEqual({ weight: 300 });
  // A drag of the head does not sort.
  expect(fake.place().search).toBe('');
});

it('takes a change back from the history of its row, long after it was made', async () => {
  const [row] = parcels(1) as [Parcel];
  const entry = (id: string, operation: string | null, label: string) => ({
    id,
    operation,
    at: '2026-03-01T08:00:00.000Z',
    by: 'Lerato',
    action: 'Changed',
    version: 1,
    fields: [{ field: 'label', label: 'Label', before: label, after: 'P1' }],
  });
  const undone = jest.fn(() => ({
    operation: OPERATION,
    rows: [{ id: 1, name: 'P1', isDone: true, message: null }],
  }));
  const first = '01910000-0000-4000-8000-00000000000a';
  const { person } = await show([row], {
    path: '/?row=1',
    answers: [
      answer(calls.history, [entry('b', OPERATION, 'P0'), entry('a', first, 'P'), entry('n', null, '')]),
      answer(calls.undo, undone),
    ],
  });
  const { findByRole, getAllByRole } = await drawer();
  await person.click(await findByRole('tab', { name: 'History' }));
  await findByRole('button', { name: 'Undo this change' });
  expect(getAllByRole('button', { name: /^Undo/ })).toHaveLength(2);
  await person.click(getAllByRole('button', { name: 'Undo this and later changes' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fake.sent(calls.undo).at(-1)).toMatchObject({ body: { operation: first, id: 1 } });
  expect(screen.getByText('P1 is as it was before')).toBeInTheDocument();
});
