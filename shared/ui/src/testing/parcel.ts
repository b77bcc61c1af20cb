import { amount, chosen, date, lookup, required, text, yesNo } from '@phila/contract/fields';
import { lookups } from '@phila/contract/lookups';
import { resource, type ResourceRow } from '@phila/contract/resources';

/** A resource with every feature, for tests of the generic screen. */
export const parcel = resource({
  name: 'parcels',
  title: 'parcel',
  plural: 'parcels',
  owner: 'site',
  capability: 'shop.catalogue',
  named: 'label',
  columns: ['label', 'provinceId', 'weight', 'isFragile'],
  isRestorable: true,
  isPublished: true,
  fields: {
    label: text('Label', required('Please enter a label', 40)),
    provinceId: lookup('Province', lookups.provinces, chosen('Please select a valid province.')),
    weight: amount('Weight'),
    packed: date('Packed on'),
    isFragile: yesNo('Fragile'),
  },
  pictures: { photo: { label: 'Photo', type: 1 } },
});

export type Parcel = ResourceRow<typeof parcel>;

/** Makes rows with labels P1, P2 …: every second in the Free State, every third a draft. */
export const parcels = (count: number, first = 1): Parcel[] =>
  Array.from({ length: count }, (_, at) => {
    const id = first + at;
    return {
      id,
      version: 1,
      removedAt: null,
      publishedAt: id % 3 === 0 ? null : '2026-01-01T08:00:00.000Z',
      pictures: { photo: null },
      label: `P${id}`,
      provinceId: id % 2 === 0 ? 2 : 1,
      weight: id * 10,
      packed: null,
      isFragile: id % 2 === 0,
    };
  });
