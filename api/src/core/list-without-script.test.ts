import { askedList, listValues } from './list-without-script.ts';

const asked = (query: string) => askedList(new URLSearchParams(query));

it.each([
  ['', { search: '', page: 1 }],
  ['search=+first+aid+&page=2', { search: 'first aid', page: 2 }],
  ['page=0', null],
  ['page=1.5', null],
  ['page=9999999', null],
  [`search=${'x'.repeat(101)}`, null],
  ['search=%00', null],
])('reads %j', (query, expected) => expect(asked(query)).toEqual(expected));

it('leads to the pages beside this one, and keeps what is searched for', () => {
  expect(listValues({ search: '', page: 1 }, 3)).toMatchObject({
    before: null,
    after: '?page=2',
    isPaged: true,
  });
  expect(listValues({ search: 'a&b', page: 2 }, 3)).toMatchObject({
    before: '?search=a%26b',
    after: '?search=a%26b&page=3',
  });
  expect(listValues({ search: '', page: 1 }, 3, { category: '2', sort: '' })).toMatchObject({
    after: '?category=2&page=2',
  });
  expect(listValues({ search: '', page: 3 }, 3)).toMatchObject({ before: '?page=2', after: null });
  expect(listValues({ search: 'x', page: 1 }, 0)).toMatchObject({ isEmpty: true, isPaged: false });
});
