import type { PageQuery } from '@phila/contract/calls';
import { tableCalls } from '@phila/contract/records';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { visit, visits } from '../../testing/visit.ts';
import {
  useListAddress,
  useListReturn,
  useListRows,
  type ListAddress,
  type ListAddressOptions,
} from './index.ts';

const { list } = tableCalls(visit);

let address: ListAddress;

const Harness = (options: ListAddressOptions) => {
  const now = useListAddress(options);
  useLayoutEffect(() => {
    address = now;
  });
  const shown = useListRows(list, now);
  const place = useRef<HTMLDivElement>(null);
  useListReturn(place);
  return (
    <>
      <h1 tabIndex={-1}>Visits</h1>
      <div ref={place}>
        <p>
          {shown.count} in {shown.pages}, page {shown.page}, {now.view.search || 'all'}, row{' '}
          {now.open ?? 'none'}
        </p>
        {shown.rows.map((row) => (
          <Link key={row.id} {...now.linkTo(row.id)}>
            {row.place}
          </Link>
        ))}
      </div>
    </>
  );
};

const show = (path: string, options: ListAddressOptions = {}, count = 23) => {
  renderWithPlatform(<Harness {...options} />, {
    path,
    answers: [
      answer(list, ({ query }) => {
        const { PageNumber = 1, PageSize = 5 } = query as PageQuery;
        const totalPages = Math.ceil(count / PageSize);
        return {
          items: visits(count).slice((PageNumber - 1) * PageSize, PageNumber * PageSize),
          totalCount: count,
          pageNumber: PageNumber,
          pageSize: PageSize,
          totalPages,
          hasNext: PageNumber < totalPages,
          hasPrevious: PageNumber > 1,
        };
      }),
    ],
  });
  return userEvent.setup({ delay: null });
};
const back = () => act(() => window.history.back());

it('goes to the last page where the address asks for one beyond it', async () => {
  show('/?page=9&sort=place');
  expect(await screen.findByText(/page 5, all/)).toBeInTheDocument();
  expect(await screen.findByText('A23')).toBeInTheDocument();
  await waitFor(() => expect(fake.place().search).toBe('?page=5&sort=place'));
});

it('makes both of two changes in one moment, and shows them at once', async () => {
  show('/');
  await screen.findByText(/page 1/);
  act(() => {
    address.changeView({ size: 10 });
    address.changeView({ page: 2 });
  });
  expect(address.view).toMatchObject({ page: 2, size: 10 });
  await waitFor(() => expect(fake.place().search).toBe('?size=10&page=2'));
});

it('opens a row at its own address, and comes back with the same rows and the focus', async () => {
  const person = show('/?page=2');
  const row = await screen.findByRole('link', { name: 'A7' });
  const before = window.history.length;
  await person.click(row);
  await screen.findByText(/row 0191/);
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => address.openRow(null));
  await screen.findByText(/page 2, all, row none/);
  expect(fake.place().search).toBe('?page=2');
  expect(row).toHaveFocus();
  // Closes by going back, so that the next Back does not open the row again.
  expect(window.history.length).toBe(before + 1);
});

it('closes a row that was opened by its address in its place', async () => {
  show('/?row=4');
  await screen.findByText(/row 4/);
  act(() => address.openRow(null));
  await screen.findByText(/row none/);
  expect(fake.place().search).toBe('');
});

it('keeps a search of a person’s own records out of the address, in the history entry', async () => {
  show('/?page=2', { isPersonal: true });
  await screen.findByText(/page 2/);
  act(() => address.changeView({ search: 'Thandi' }));
  expect(address.view).toMatchObject({ search: 'Thandi', page: 1 });
  await waitFor(() => expect(window.location.search).toBe(''));
  act(() => address.changeView({ page: 3 }));
  await screen.findByText(/page 3, Thandi/);
  expect(window.location.href).not.toContain('Thandi');
  act(() => address.changeView({ search: '' }));
  await screen.findByText(/page 1, all/);
  back();
  await screen.findByText(/page 1, Thandi/);
});

it('takes no entry of the history for a page where Back means something else', async () => {
  show('/', { isStill: true });
  await screen.findByText(/page 1/);
  const before = window.history.length;
  act(() => address.changeView({ page: 3 }));
  await screen.findByText(/page 3/);
  expect(window.history.length).toBe(before);
});

it('begins at page 1 with another filter, under its prefix', async () => {
  show('/?x-page=3&page=7', { prefix: 'x-' });
  await screen.findByText(/page 3/);
  act(() => address.put({ state: 'paid' }));
  await screen.findByText(/page 1/);
  expect(fake.place().search).toBe('?page=7&x-state=paid');
  expect(address.value('state')).toBe('paid');
});

it.each(['/?page=-1&size=7', '/?page=x&size=1e9', '/?page=1.5'])(
  'takes the first page of the usual size where the address says nonsense: %s',
  async (path) => {
    show(path);
    expect(await screen.findByText(/^23 in 5, page 1, all/)).toBeInTheDocument();
  },
);

it('writes choices into the address, and keeps its other values', async () => {
  show('/?page=2&other=1');
  await screen.findByText(/page 2, all/);
  act(() => address.changeView({ page: 3 }));
  await waitFor(() => expect(fake.place().search).toBe('?page=3&other=1'));
  act(() => address.changeView({ order: { field: 'place', descending: true } }));
  await waitFor(() => expect(fake.place().search).toBe('?other=1&sort=-place'));
  act(() => address.changeView({ search: 'A2' }));
  act(() => address.changeView({ size: 10 }));
  await waitFor(() => expect(fake.place().search).toBe('?other=1&sort=-place&search=A2&size=10'));
  expect(fake.sent(list).at(-1)).toEqual({
    query: { PageNumber: 1, PageSize: 10, SearchTerm: 'A2', Sort: '-place' },
  });
});

it('has the size that its person is used to where the address says none', async () => {
  show('/', { usualSize: 10 });
  expect(await screen.findByText(/^23 in 3, page 1/)).toBeInTheDocument();
  act(() => address.changeView({ size: 5 }));
  await waitFor(() => expect(fake.place().search).toBe('?size=5'));
});

it('takes a list within the open row away with the row', async () => {
  show('/?row=3&row-page=2&row-state=revoked&page=2');
  await screen.findByText(/row 3/);
  expect(address.linkTo('4').to).toBe('?row=4&page=2');
  act(() => address.openRow(null));
  await waitFor(() => expect(fake.place().search).toBe('?page=2'));
});
