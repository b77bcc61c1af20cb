import { QueryClient } from '@tanstack/react-query';
import { rowAdded } from './cached-rows.ts';

const row = { id: '2', version: 1, departureDate: '2020-01-01' };
const page = {
  items: [],
  totalCount: 0,
  pageNumber: 1,
  pageSize: 5,
  totalPages: 0,
  hasNext: false,
  hasPrevious: false,
};

it('adds a row to the lists that have every row, and to none that was searched or filtered', () => {
  const client = new QueryClient();
  const whole = ['/Travel/trip', { query: { PageNumber: 1, PageSize: 5 } }];
  const narrowed = [
    ['/Travel/trip', { query: { PageNumber: 1, PageSize: 5, SearchTerm: 'Durban' } }],
    ['/Travel/trip', { query: { PageNumber: 1, PageSize: 5, 'departureDate.gte': '2026-11-22' } }],
  ];
  for (const key of [whole, ...narrowed]) client.setQueryData(key, page);
  rowAdded(client, '/Travel/trip', row);
  expect(client.getQueryData(whole)).toMatchObject({ items: [row], totalCount: 1 });
  for (const key of narrowed) expect(client.getQueryData(key)).toEqual(page);
});
