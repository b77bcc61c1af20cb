import { shopDiscount } from '@phila/contract/resources/shop-discount';
import { cellText } from './resource-cell.ts';
import type { ResourceItem } from './resource-row.ts';

const discount = (kind: string): ResourceItem => ({
  id: 1,
  version: 1,
  removedAt: null,
  publishedAt: null,
  pictures: {},
  kind,
  value: 12.5,
});
const value = (kind: string) => cellText('value', shopDiscount.fields.value, discount(kind), () => null);

it('says an amount in the unit that another field of its row has', () => {
  expect(value('percent')).toBe('12.5%');
  expect(value('amount')).toBe('R\u00a012.50');
});
