import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PlainChoices, PlainPages, PlainSearch } from './plain-list.tsx';

/** The HTML at an address of the shop, as the service draws it. */
const at = (search: string, children: ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[`/shop${search}`]}>{children}</MemoryRouter>);

const options = [
  { value: '', label: 'Any price' },
  { value: '0-250', label: 'Up to R 250' },
];

it('leads to the other choices on the first page, with what else is in the address', () => {
  const choices = (value: string) => (
    <PlainChoices label="Price" name="price" value={value} options={options} />
  );
  const chosen = at('?search=aid&price=0-250&page=3', choices('0-250'));
  expect(chosen).toContain('<a href="?search=aid">Any price</a><strong>Up to R 250</strong>');
  expect(at('?price=0-250', choices('0-250'))).toContain('<a href="/shop">Any price</a>');
  expect(at('', choices(''))).toContain('<strong>Any price</strong><a href="?price=0-250">');
});

it('searches with what is typed, and keeps the other choices', () => {
  const html = at('?search=first+aid&sort=price&page=2', <PlainSearch label="Search the offers" />);
  const fields = [...html.matchAll(/<input [^>]*name="(\w+)" value="([^"]*)"/g)].map(([, ...field]) => field);
  expect(fields).toEqual([
    ['search', 'first aid'],
    ['sort', 'price'],
  ]);
});

it('leads to the pages before and after, and says nothing of a single one', () => {
  const second = at('?search=aid&page=2', <PlainPages page={2} pages={3} />);
  expect(second).toContain('<a rel="prev" href="?search=aid">Prev</a><span>Page 2 of 3</span>');
  expect(second).toContain('<a rel="next" href="?search=aid&amp;page=3">Next</a>');
  expect(at('', <PlainPages page={1} pages={1} />)).toBe('');
});
