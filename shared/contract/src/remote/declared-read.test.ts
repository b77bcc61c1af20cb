import { declaredRead } from './declared-read.ts';

test.each([
  ['/Account/visits', { path: '/Account/visits' }],
  [
    '/Manage/parcels?PageNumber=1&Sort=-name&SearchTerm=0x',
    { path: '/Manage/parcels', query: { PageNumber: 1, Sort: '-name', SearchTerm: '0x' } },
  ],
])('%s is read as the page has it', (read, expected) => expect(declaredRead(read)).toEqual(expected));
