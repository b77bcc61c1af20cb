import { chosen, date, lookup, required, text } from '@phila/contract/fields';
import { lookups } from '@phila/contract/lookups';
import { tablePaths, record, type RowOf } from '@phila/contract/records';

/** A record that a person can have many of, for tests of the generic screens. */
export const visit = record({
  title: 'Visit',
  one: 'a visit',
  paths: tablePaths('/Account/visit', {
    list: '/Account/visits',
    update: '/Account/visit',
    bulk: '/Account/bulk-visit',
  }),
  idInBody: 'visitUID',
  fields: {
    place: text('Place', required('Required')),
    provinceId: lookup('Province', lookups.provinces, chosen('Please select a valid province.')),
    from: date('From'),
  },
});

type Visit = RowOf<typeof visit>;

/** Makes rows with places A1, A2 …, every second in the Free State. */
export const visits = (count: number, first = 1): Visit[] =>
  Array.from({ length: count }, (_, at) => {
    const number = first + at;
    return {
      id: `01910000-0000-7000-8000-${String(number).padStart(12, '0')}`,
      place: `A${number}`,
      provinceId: number % 2 === 0 ? 2 : 1,
      from: number % 3 === 0 ? null : `20${String(60 - (number % 50)).padStart(2, '0')}-03-05`,
      version: 1,
    };
  });
