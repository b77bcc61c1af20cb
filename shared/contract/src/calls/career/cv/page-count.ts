import * as z from 'zod/mini';

/** What is known of a CV once its pages are laid out. */
export const cvPageCount = z.object({
  pages: z.int(),
  /** Characters that no face has, at most twenty. */
  unreadable: z.array(z.string()),
});
