import { type AnyField, fieldWords } from '@phila/contract/fields';
import { type AnyResource, filterOperators } from '@phila/contract/resources';
import type { Chip } from '../../lists/admin-list/index.ts';
import type { CellField, NameOf } from '../../lists/record-list/index.ts';
import type { ResourceAddress } from './resource-address.ts';

/** Tells if the resource has any filters. */
export const hasFilters = ({ fields }: AnyResource): boolean =>
  Object.values(fields).some((field) => filterOperators(field).length > 0);

/** Writes a filter's value, as the address has it, in words. */
const valueWords = (field: AnyField, value: string, nameOf: NameOf): string =>
  fieldWords(
    field,
    typeof field.blank === 'number' ? Number(value) : value,
    (_, id) => nameOf(field as CellField, id) ?? value,
  );

const WORDS = { eq: ':', gte: ' from', lte: ' to' } as const;

/** Lists the active filters of a resource. */
export const filterChips = (resource: AnyResource, address: ResourceAddress, nameOf: NameOf): Chip[] =>
  Object.entries(address.filters).flatMap(([filter, value]) => {
    const [name = '', operator = 'eq'] = filter.split('.');
    const field = resource.fields[name];
    return field === undefined
      ? []
      : {
          name: filter,
          words: `${field.label}${WORDS[operator as keyof typeof WORDS]} ${valueWords(field, value, nameOf)}`,
          onRemove: () => address.filter(filter, null),
        };
  });
