import { lookups } from '../calls/voucher/lookups.ts';
import { keptLookup } from '../lookups/lookup.ts';
import type { VoucherLookupType } from '../vouchers/lookup-types.ts';

/**
 * Lookup of entries that offers, bundles and causes choose from (specification: vouchers, "Lookups").
 * @param name key under which forms cache the list
 */
export const entriesOf = (name: string, type: VoucherLookupType) =>
  keptLookup<{ id: number; name: string; isActive: boolean }>(name, lookups, {
    input: { query: { LookupType: type } },
    isRetired: ({ isActive }) => !isActive,
  });
