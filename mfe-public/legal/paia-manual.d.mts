import type { Brand } from '@phila/contract/brand';

/** The bytes of the PAIA manual for a brand; the same brand gives the same bytes. */
export const paiaManual: (brand: Brand) => Promise<Uint8Array>;
