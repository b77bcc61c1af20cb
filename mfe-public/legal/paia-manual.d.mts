import type { Brand } from '@phila/contract/brand';

/** Makes a brand's PAIA manual; the same brand gives the same bytes. */
export const paiaManual: (brand: Brand) => Promise<Uint8Array>;
