import { answer, renderWithPlatform } from '@phila/platform/fake';
import { fake } from '@phila/platform/fake';
import type { PageQuery } from '@phila/contract/calls';
import { tableCalls } from '@phila/contract/records';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit, visits } from '../testing/visit.ts';
import { usePages, useTableView } from './index.ts';

const { list } = tableCalls(visit);
const rows = visits(23);

const Shown = () => {
  const { view, change } = useTableView();
  const { rows: shown, page, pages, total } = usePages(list, view);
  return (
    <>
      <p>
        {total} in {pages}, page {page}: {shown?.map(({ place }) => place).join(' ')}
      </p>
      <button type="button" onClick={() => change({ page: view.page + 1 })}>
        Next
      </button>
      <button type="button" onClick={() => change({ search: 'A2' })}>
        Search
      </button>
      <button type="button" onClick={() => change({ order: { field: 'place', descending: true } })}>
        Sort
      </button>
      <button type="button" onClick={() => change({ size: 10 })}>
        Ten
      </button>
    </>
  );
};

const show = (path: string) =>
  renderWithPlatform(<Shown />, {
    path,
    answers: [
      answer(list, ({ query }) => {
        const { PageNumber = 1, PageSize = 5 } = query as PageQuery;
        return {
          items: rows.slice((PageNumber - 1) * PageSize, PageNumber * PageSize),
          totalCount: rows.length,
          pageNumber: PageNumber,
          pageSize: PageSize,
          totalPages: Math.ceil(rows.length / PageSize),
          hasNext: false,
          hasPrevious: false,
        };
      }),
    ],
  });

it('shows what the address says, and writes there what is chosen', async () => {
  show('/?page=2&other=1');
  await screen.findByText('23 in 5, page 2: A6 A7 A8 A9 A10');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText(/page 3/);
  expect(fake.place().search).toBe('?page=3&other=1');
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
  expect(fake.place().search).toBe('?other=1&sort=-place');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ten' }));
  expect(fake.place().search).toBe('?other=1&sort=-place&search=A2&size=10');
  expect(fake.sent(list).at(-1)).toEqual({
    query: { PageNumber: 1, PageSize: 10, SearchTerm: 'A2', Sort: '-place' },
  });
});

it.each(['/?page=-1&size=7', '/?page=x&size=1e9', '/?page=1.5'])(
  'takes the first page of the usual size where the address says nonsense: %s',
  async (path) => {
    show(path);
    expect(await screen.findByText('23 in 5, page 1: A1 A2 A3 A4 A5')).toBeInTheDocument();
  },
);
