import { type AuditKind, auditKinds } from '@phila/contract/calls';
import { useSearchParams } from 'react-router-dom';

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

/** The state of the page is its address: filters, place in the list, and the entry that is open. */
export const useAuditAddress = () => {
  const [params, setParams] = useSearchParams();
  const text = (name: string, shape: RegExp): string | undefined => {
    const value = params.get(name) ?? '';
    return shape.test(value) ? value : undefined;
  };
  const given = {
    ActorId: text('who', GUID),
    Kind: auditKinds.find((kind) => kind === params.get('kind')),
    Area: text('area', /^[a-z][A-Za-z-]{0,40}$/),
    RowId: text('of', /^[\w:-]{1,100}$/),
    Paths: text('by', /^(?:\/[\w-]+)+(?:,(?:\/[\w-]+)+)*$/),
    From: text('from', DAY),
    Until: text('until', DAY),
  };
  const filters: AuditFilters = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const change = (to: Readonly<Record<string, string | null>>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(to))
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      return next;
    });
  return {
    filters,
    after: text('after', GUID),
    open: text('row', GUID),
    filter: (name: FilterName, value: string | null) =>
      // What the calls are of belongs to the row.
      change({ ...(name === 'RowId' ? { by: null } : {}), [names[name]]: value, after: null, row: null }),
    clear: () =>
      change({ who: null, kind: null, area: null, of: null, by: null, from: null, until: null, after: null }),
    close: () => change({ row: null }),
    addressOf: (id: string): string => {
      const next = new URLSearchParams(params);
      next.set('row', id);
      return `?${next.toString()}`;
    },
  };
};
