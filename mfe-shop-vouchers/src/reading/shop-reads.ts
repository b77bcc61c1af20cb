import { CallError } from '@phila/platform';

const MINUTE = 60_000;
/** Retries after 1 and 2 seconds; a refusal is final (specification: shop, "Numbers"). */
const RETRIES = 2;

const again = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof CallError && error.status >= 400 && error.status < 500);

/** Query options of catalogue and cart: fresh for 5 minutes, kept for 10 (specification: shop, "Numbers"). */
export const shopReads = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: again } as const;

/** Query options of picture bytes: fresh for 30 minutes (specification: shop, "Numbers"). */
export const pictureReads = { staleTime: 30 * MINUTE, gcTime: 30 * MINUTE } as const;
