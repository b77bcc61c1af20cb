import { calls, type Page, type PageQuery } from '@phila/contract/calls';
import { tableCalls, type RowOf } from '@phila/contract/records';
import { CallError, store } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { containerIs } from '../../testing/container-width.ts';
import { findings } from '../../testing/findings.ts';
import { lookupAnswers } from '../../testing/specimen.ts';
import { visit, visits } from '../../testing/visit.ts';
import { Page as Screen } from '../../layout/page/index.ts';
import { RecordScreen } from './record-screen.tsx';

beforeAll(() => import('../edit-dialog/index.ts'));

type Visit = RowOf<typeof visit>;
const { list, create, update, remove, bulk } = tableCalls(visit);

/** Answers the list as the service does, whole or page by page. */
const served = (
  rows: Visit[],
  { PageNumber, PageSize = 5, SearchTerm = '' }: PageQuery,
): Visit[] | Page<Visit> => {
  if (PageNumber === undefined) return rows;
  const found = rows.filter(({ place }) => place?.includes(SearchTerm));
  const totalPages = Math.ceil(found.length / PageSize);
  return {
    items: found.slice((PageNumber - 1) * PageSize, PageNumber * PageSize),
    totalCount: found.length,
    pageNumber: PageNumber,
    pageSize: PageSize,
    totalPages,
    hasNext: PageNumber < totalPages,
    hasPrevious: PageNumber > 1,
  };
};
const lists = (rows: () => Visit[]) => answer(list, ({ query }) => served(rows(), query as PageQuery));

const show = (rows: Visit[] | (() => Visit[]), ...answers: Answer[]) =>
  renderWithPlatform(<RecordScreen type={visit} why="Where you were." />, {
    answers: [...lookupAnswers, lists(typeof rows === 'function' ? rows : () => rows), ...answers],
  });
const person = () => userEvent.setup({ pointerEventsCheck: 0, delay: null });
const table = () => screen.findByRole('table', { name: 'Visit' });
const places = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
const refusal = (status: number, text: string) => () => {
  throw new CallError(status, text);
};

describe('the visible fields', () => {
  it('is five rows, with names for ids and without the ids, and the next five after Next', async () => {
    const { container } = show(visits(12));
    const user = person();
    await table();
    expect(places()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    expect(await screen.findAllByText('Free State')).toHaveLength(2);
    expect(container).not.toHaveTextContent('01910000');
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();
    expect(screen.getByText('12 records')).toHaveAttribute('tabindex', '-1');
    expect(await findings(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(places()).toEqual(['A6', 'A7', 'A8', 'A9', 'A10']);
    await user.selectOptions(screen.getByLabelText('Rows per page'), '25');
    expect(places()).toHaveLength(12);
    expect(screen.getByText('Page 1 of 1')).toBeInTheDocument();
    // Reads nothing more, as the rows are few.
    expect(fake.sent(list)).toEqual([{ query: { PageNumber: 1, PageSize: 25 } }]);
  });

  it('is searched and sorted at once, lookups by their names', async () => {
    show(visits(30));
    const user = person();
    await table();
    await waitFor(() => expect(fake.sent(list)).toHaveLength(2));
    await screen.findAllByText('Free State');
    await user.click(screen.getByRole('button', { name: 'Province' }));
    expect(screen.getByRole('columnheader', { name: 'Province' })).toHaveAttribute('aria-sort', 'ascending');
    expect(places()).toEqual(['A1', 'A3', 'A5', 'A7', 'A9']);
    await user.click(screen.getByRole('button', { name: 'Province' }));
    expect(places()).toEqual(['A2', 'A4', 'A6', 'A8', 'A10']);
    await user.type(screen.getByLabelText('Search visit'), 'eastern a2');
    expect(places()).toEqual(['A21', 'A23', 'A25', 'A27', 'A29']);
    expect(screen.getByText('5 of 30 records')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Search visit'), 'x');
    expect(screen.getByText('No results found.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(places()).toHaveLength(5);
  });

  it('is asked for page by page where there are many', async () => {
    show(visits(300));
    const user = person();
    await table();
    expect(screen.getByText('Page 1 of 60')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('A6');
    await user.click(screen.getByRole('button', { name: 'Place' }));
    await user.type(screen.getByLabelText('Search visit'), 'A29');
    await screen.findByText('11 of 300 records');
    const queries = fake.sent(list).map(({ query }) => query);
    expect(queries).toContainEqual({ PageNumber: 2, PageSize: 5 });
    expect(queries.at(-1)).toEqual({ PageNumber: 1, PageSize: 5, SearchTerm: 'A29', Sort: 'place' });
    expect(queries.every(({ PageNumber }) => PageNumber !== undefined)).toBe(true);
  });

  it('is an invitation where there is nothing, and an error with Retry where it cannot be read', async () => {
    show([], answer(list, refusal(400, 'Not now')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
    fake.answer(lists(() => []));
    await person().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No Visit Available')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a visit' })).toBeInTheDocument();
  });
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('48em') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
  const inBar = () => fake.pageActions().map(({ text }) => text);
  const showOnPage = (type: typeof visit) =>
    renderWithPlatform(
      <Screen title="Visits">
        <RecordScreen type={type} />
      </Screen>,
      { answers: [...lookupAnswers, lists(() => visits(1))] },
    );

  it.each([
    ['a visit', 'Add a visit'],
    [null, 'Add visit details'],
  ])('the button in the bottom bar says what one is called, here %s', async (one, text) => {
    showOnPage({ ...visit, one });
    await waitFor(() => expect(inBar()).toEqual([text]));
  });
});

describe('in a narrow container', () => {
  const cards = async () =>
    within(await screen.findByRole('list', { name: 'Visit' })).getAllByRole('listitem');

  it('up to ten rows are cards that are all shown, without search, order or pages', async () => {
    containerIs(480);
    const { container } = show(visits(10));
    await waitFor(async () => expect(await cards()).toHaveLength(10));
    // Leaves out the place and the province, because they name the card.
    await waitFor(async () => expect((await cards())[0]).toHaveTextContent(/^A1, Eastern CapeFrom/));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByText('10 records')).toBeInTheDocument();
    expect(await findings(container)).toEqual([]);
  });

  it('a value whose list could not be read has a line of its own, which reads it again', async () => {
    containerIs(480);
    show(visits(1), answer(calls.lookup.provinces, refusal(400, 'Not now')));
    await waitFor(async () =>
      expect((await cards())[0]).toHaveTextContent(/^A1Province.*Not loaded\. Retry/),
    );
    fake.answer(...lookupAnswers);
    await person().click(screen.getByRole('button', { name: 'Not loaded. Retry' }));
    await waitFor(async () => expect((await cards())[0]).toHaveTextContent(/^A1, Eastern CapeFrom/));
  });

  it('more are searched, sorted and turned page by page, whatever the window', async () => {
    containerIs(480);
    show(visits(11));
    await waitFor(async () => expect(await cards()).toHaveLength(5));
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    await person().selectOptions(screen.getByLabelText('Sort by'), '-place');
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('A9');
  });
});

describe('changes', () => {
  it('adds a row, shows it at once and leaves the focus on Add', async () => {
    let rows: Visit[] = [];
    const [added] = visits(1) as [Visit];
    show(
      () => rows,
      answer(create, () => {
        rows = [added];
        return added;
      }),
    );
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Add a visit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Visit Details' }));
    await user.type(dialog.getByLabelText('Place'), 'A1');
    await dialog.findByRole('option', { name: 'Eastern Cape' });
    await user.selectOptions(dialog.getByLabelText('Province'), 'Eastern Cape');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await table();
    expect(places()).toEqual(['A1']);
    expect(fake.sent(create)).toEqual([{ body: { place: 'A1', provinceId: 1, from: null } }]);
    expect(fake.notices()).toMatchObject([{ severity: 'success', text: 'Details updated successfully!' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
  });

  it.each([
    [0, 'Add a visit'],
    [1, 'Add'],
  ])('with %s of them has one main button', async (count, name) => {
    show(visits(count));
    expect(await screen.findByRole('button', { name })).toHaveAttribute('data-type', 'primary');
    expect(document.querySelectorAll('[data-type="primary"]')).toHaveLength(1);
    expect(store.getState().actions.page).toEqual([]);
  });

  it('changes a row under its id, and keeps the dialog open with the text where that fails', async () => {
    show(visits(1), answer(update, refusal(400, 'Not today')));
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Edit A1, Eastern Cape' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Visit Details' }));
    await user.type(dialog.getByLabelText('Place'), 'b');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Not today')).toBeInTheDocument();
    expect(dialog.getByLabelText('Place')).toHaveValue('A1b');
    expect(fake.notices()).toMatchObject([{ severity: 'error', text: 'Not today' }]);
    const [{ id, ...saved }] = visits(1) as [Visit];
    fake.answer(answer(update, { id, ...saved, place: 'A1b', version: 2 }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.sent(update)[1]).toEqual({ body: { ...saved, place: 'A1b', visitUID: id, version: 1 } });
  });

  it('says that a row was deleted elsewhere, keeps what was typed and reads the list again', async () => {
    let rows = visits(2);
    show(() => rows, answer(update, refusal(404, 'Not found')));
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Edit A1, Eastern Cape' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Visit Details' }));
    await user.type(dialog.getByLabelText('Place'), 'b');
    rows = rows.slice(1);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This was deleted elsewhere in the meantime')).toBeInTheDocument();
    expect(dialog.getByLabelText('Place')).toHaveValue('A1b');
    await waitFor(() => expect(places()).toEqual(['A2']));
  });

  it('asks before it deletes a row; a refusal leaves the question open', async () => {
    let rows = visits(2);
    const [first] = rows;
    show(() => rows, answer(remove, refusal(500, 'The service rests')));
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Delete A1, Eastern Cape' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete this record?' });
    expect(question).toHaveTextContent(
      'You are about to delete this record: A1, Eastern Cape. This action cannot be undone.',
    );
    expect(question).not.toHaveTextContent(/undo can|afterwards/i);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(question).findByText('The service rests')).toBeInTheDocument();
    expect(fake.notices()).toMatchObject([{ severity: 'error', text: 'The service rests' }]);
    fake.answer(
      answer(remove, () => {
        rows = rows.slice(1);
        return true;
      }),
    );
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(places()).toEqual(['A2']));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(fake.sent(remove)[1]).toMatchObject({ params: { id: first?.id } });
    // Shown once, in the place of the row.
    expect(fake.notices()).toHaveLength(1);
    expect(screen.getByText('A1, Eastern Cape deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('1 record')).toHaveFocus());
  });

  it('puts a deleted row back as it was', async () => {
    let rows = visits(2);
    const [first] = rows as [Visit];
    show(
      () => rows,
      answer(remove, () => {
        rows = rows.slice(1);
        return true;
      }),
      answer(create, ({ body }) => {
        const added = { ...first, ...body, id: '01910000-0000-7000-8000-00000000beef', version: 1 } as Visit;
        rows = [...rows, added];
        return added;
      }),
    );
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Delete A1, Eastern Cape' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(places()).toEqual(['A2']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(places()).toEqual(['A2', 'A1']));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    const { id: _id, version: _version, ...body } = first;
    expect(fake.sent(create)).toEqual([{ body: expect.objectContaining(body) }]);
  });

  it('puts several back, and after a failure only those that are not back yet', async () => {
    let rows = visits(3);
    let tries = 0;
    show(
      () => rows,
      answer(bulk, () => {
        rows = [];
        return true;
      }),
      answer(create, ({ body }) => {
        tries += 1;
        if (tries === 2) throw new CallError(503, 'The service rests');
        const added = {
          ...visits(1)[0],
          ...body,
          id: `01910000-0000-7000-8000-00000000000${tries}`,
        } as Visit;
        rows = [...rows, added];
        return added;
      }),
    );
    const user = person();
    await user.click(await screen.findByLabelText('Select all on this page'));
    await user.click(screen.getByRole('button', { name: 'Delete 3 selected' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('3 records deleted')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/This did not work\. Please try again/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(places()).toEqual(['A1', 'A2', 'A3']));
    expect(fake.sent(create)).toHaveLength(4);
  });

  it('deletes all that are selected', async () => {
    let rows = visits(7);
    const ids = rows.slice(0, 5).map(({ id }) => id);
    show(
      () => rows,
      answer(bulk, () => {
        rows = rows.slice(5);
        return true;
      }),
    );
    const user = person();
    await user.click(await screen.findByLabelText('Select all on this page'));
    const button = screen.getByRole('button', { name: 'Delete 5 selected' });
    // Sits below the rows, so that no row moves away under the finger.
    expect((await table()).compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(button.parentElement).toHaveClass('chosen');
    await user.click(button);
    const question = screen.getByRole('alertdialog', { name: 'Delete 5 records?' });
    expect(question).toHaveTextContent('This action cannot be undone.');
    expect(question).not.toHaveTextContent(/undo can/i);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(places()).toEqual(['A6', 'A7']));
    expect(fake.sent(bulk)).toEqual([{ body: { ids } }]);
    expect(screen.queryByRole('button', { name: /selected/ })).not.toBeInTheDocument();
  });

  it('has the person choose again where one of several was deleted elsewhere', async () => {
    let rows = visits(3);
    show(() => rows, answer(bulk, refusal(404, 'Not found')));
    const user = person();
    await user.click(await screen.findByLabelText('Select all on this page'));
    await user.click(screen.getByRole('button', { name: 'Delete 3 selected' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete 3 records?' }));
    rows = rows.slice(1);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(
      await question.findByText('Some of these were deleted elsewhere in the meantime. Please choose again.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(places()).toEqual(['A2', 'A3']));
    expect(screen.queryByRole('button', { name: /selected/ })).not.toBeInTheDocument();
  });
});

describe('entries of a list', () => {
  const entries = {
    order: { field: 'place', descending: true },
    draw: (row: Visit, actions: ReactNode) => (
      <>
        <h2>{row.place}</h2>
        {actions}
      </>
    ),
  };
  const showEntries = (rows: Visit[] | (() => Visit[]), ...answers: Answer[]) =>
    renderWithPlatform(<RecordScreen type={visit} entries={entries} />, {
      answers: [...lookupAnswers, lists(typeof rows === 'function' ? rows : () => rows), ...answers],
    });
  const shown = async () =>
    within(await screen.findByRole('list', { name: 'Visit' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);

  it('are all there up to ten, in their order, without search or pages', async () => {
    const { container } = showEntries(visits(10));
    expect(await shown()).toHaveLength(10);
    expect((await shown())[0]).toBe('A9');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Page /)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument();
    expect(await findings(container)).toEqual([]);
  });

  it('are searched and turned page by page from eleven on', async () => {
    showEntries(visits(11));
    const user = person();
    expect(await shown()).toHaveLength(10);
    expect(screen.getByText('Page 1 of 2')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'A11');
    await waitFor(async () => expect(await shown()).toEqual(['A11']));
  });

  it('are deleted one by one; the focus goes to how many are left', async () => {
    let rows = visits(2);
    showEntries(
      () => rows,
      answer(remove, () => {
        rows = visits(1);
        return true;
      }),
    );
    const user = person();
    await shown();
    const [first] = screen.getAllByRole('button', { name: /^Delete/ });
    await user.click(first as HTMLElement);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(screen.getByText('1 record')).toHaveFocus());
  });
});
