import { type AnyField, fieldWords } from '@phila/contract/fields';
import { type AnyResource, filterOperators } from '@phila/contract/resources';
import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { Icon } from '../icon/index.ts';
import type { CellField, NameOf } from '../record-list/index.ts';
import type { ResourceAddress } from './resource-address.ts';
import styles from './resource-screen.module.css';

/** Whether the rows of a resource can be filtered by anything. */
export const hasFilters = ({ fields }: AnyResource): boolean =>
  Object.values(fields).some((field) => filterOperators(field).length > 0);

/** A value of a filter, as the address has it, in words. */
const valueWords = (field: AnyField, value: string, nameOf: NameOf): string =>
  fieldWords(
    field,
    typeof field.blank === 'number' ? Number(value) : value,
    (_, id) => nameOf(field as CellField, id) ?? value,
  );

const WORDS = { eq: ':', gte: ' from', lte: ' to' } as const;

interface FilterChipsProps {
  resource: AnyResource;
  address: ResourceAddress;
  nameOf: NameOf;
}

/** The filters in use, each taken away by a press. */
export const FilterChips = ({ resource, address, nameOf }: FilterChipsProps) => {
  const used = Object.entries(address.filters);
  const term = address.view.search.trim();
  if (used.length === 0 && term === '') return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {used.map(([filter, value]) => {
        const [name = '', operator = 'eq'] = filter.split('.');
        const field = resource.fields[name];
        if (field === undefined) return null;
        const words = `${field.label}${WORDS[operator as keyof typeof WORDS]} ${valueWords(field, value, nameOf)}`;
        return (
          <li key={filter}>
            <button type="button" className={styles.chip} onClick={() => address.filter(filter, null)}>
              {words}
              <Icon name="close" size={14} />
              <span className={classes('unseen')}>: remove this filter</span>
            </button>
          </li>
        );
      })}
      <li>
        <Button type="text" size="small" onClick={address.clearFilters}>
          Clear all
        </Button>
      </li>
    </ul>
  );
};
