import { CallError } from '@phila/platform';

const MINUTE = 60_000;
/** Specification: shop, "Numbers": asked again twice, after 1 and 2 seconds; what is refused stays refused. */
const RETRIES = 2;

const again = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof CallError && error.status >= 400 && error.status < 500);

/** How the shop reads its catalogue and the cart: fresh for 5 minutes, kept for 10 (specification: shop, "Numbers"). */
export const shopReads = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: again } as const;

/** How the bytes of pictures are read: fresh for 30 minutes (specification: shop, "Numbers"). */
export const pictureReads = { staleTime: 30 * MINUTE, gcTime: 30 * MINUTE } as const;
