import { queryAhead } from './query-ahead.ts';

test.each([
  ['', {}],
  ['PageNumber=1&Sort=-name&SearchTerm=0x', { PageNumber: 1, Sort: '-name', SearchTerm: '0x' }],
])('"%s" is read as the page has it', (query, expected) => expect(queryAhead(query)).toEqual(expected));
