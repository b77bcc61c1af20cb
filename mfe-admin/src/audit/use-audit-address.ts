import { type AuditKind, auditKinds } from '@phila/contract/calls';
import { useListAddress, type ListAddress } from '@phila/ui';

/** The filters of the audit, as its call takes them. */
export interface AuditFilters {
  ActorId?: string;
  Kind?: AuditKind;
  Area?: string;
  RowId?: string;
  Paths?: string;
  From?: string;
  Until?: string;
}

const names = {
  ActorId: 'who',
  Kind: 'kind',
  Area: 'area',
  RowId: 'of',
  Paths: 'by',
  From: 'from',
  Until: 'until',
} as const;

export type FilterName = keyof typeof names;

const GUID = /^[0-9a-f-]{36}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Keeps the audit's filters and place in the address, beside the row of `useListAddress`. */
export const useAuditAddress = () => {
  const list = useListAddress();
  const text = (name: string, shape: RegExp): string | undefined => {
    const value = list.value(name) ?? '';
    return shape.test(value) ? value : undefined;
  };
  const given = {
    ActorId: text('who', GUID),
    Kind: auditKinds.find((kind) => kind === list.value('kind')),
    Area: text('area', /^[a-z][A-Za-z-]{0,40}$/),
    RowId: text('of', /^[\w:-]{1,100}$/),
    Paths: text('by', /^(?:\/[\w-]+)+(?:,(?:\/[\w-]+)+)*$/),
    From: text('from', DAY),
    Until: text('until', DAY),
  };
  const filters: AuditFilters = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const change = (to: Parameters<ListAddress['put']>[0]) =>
    list.put({ ...to, after: null, row: null }, 'push');
  return {
    list,
    filters,
    after: text('after', GUID),
    open: text('row', GUID),
    filter: (name: FilterName, value: string | null) =>
      // Clears the call filter with the row it belongs to.
      change({ ...(name === 'RowId' ? { by: null } : {}), [names[name]]: value || null }),
    clear: () => change({ who: null, kind: null, area: null, of: null, by: null, from: null, until: null }),
  };
};
