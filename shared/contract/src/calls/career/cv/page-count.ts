import * as z from 'zod/mini';

/** Result of laying out a CV. */
export const cvPageCount = z.object({
  pages: z.int(),
  /** Characters no font has, at most twenty. */
  unreadable: z.array(z.string()),
});
