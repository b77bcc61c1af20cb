import { dateText } from '@phila/contract/format';
import type { AdminListProps } from '@phila/ui';
import { areaText, kindWords } from './audit-words.ts';
import type { AuditFilters, FilterName } from './use-audit-address.ts';

type Chips = NonNullable<AdminListProps<never>['chips']>;

/** Says the filters in use. @param people those who can be chosen, once they are read */
export const auditChips = (
  { ActorId, Kind, Area, RowId, From, Until }: AuditFilters,
  people: readonly { id: string; name: string }[] = [],
  onFilter: (name: FilterName, value: null) => void,
): Chips => {
  const words: Partial<Record<FilterName, string>> = {
    ...(ActorId && { ActorId: `Person: ${people.find(({ id }) => id === ActorId)?.name ?? 'one account'}` }),
    ...(Kind && { Kind: `What: ${kindWords[Kind].name}` }),
    ...(Area && { Area: `Part of the site: ${areaText(Area)}` }),
    ...(RowId && { RowId: 'Only acts on this row' }),
    ...(From && { From: `From ${dateText(From)}` }),
    ...(Until && { Until: `Until ${dateText(Until)}` }),
  };
  return (Object.keys(words) as FilterName[]).map((name) => ({
    name,
    words: words[name] ?? '',
    onRemove: () => onFilter(name, null),
  }));
};
