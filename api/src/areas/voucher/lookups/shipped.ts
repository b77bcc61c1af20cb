import type { VoucherLookupType } from '@phila/contract';

/** Entries of `shipped-entries.sql` for the redemption methods. */
export const METHOD_IDS = { static: 401, uniqueCode: 402, pin: 403 } as const;

/** The lowest id of an added entry; lower ids are shipped (`shipped-entries.sql`). */
const FIRST_ADDED = 1001;

/** Types with entries that the code recognises by name. */
const FIXED: readonly string[] = ['RedemptionMethod', 'SocialMedia'] satisfies VoucherLookupType[];

/** True for entries that the site recognises by name, so that the name must not change. */
export const isFixed = ({ id, lookupType }: { id: number; lookupType: string | null }): boolean =>
  id < FIRST_ADDED && lookupType !== null && FIXED.includes(lookupType);
