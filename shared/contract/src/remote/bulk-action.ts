import * as z from 'zod/mini';
import { askedPermission } from './access.ts';

/** Bulk action on a resource's list, which may be a page of another remote. Exactly one of `to` and `call` is given. */
export const bulkAction = z
  .strictObject({
    /** Resource name: `shop-products`. */
    resource: z
      .string()
      .check(z.regex(/^[a-z][a-z0-9-]*$/, 'A resource is named as in /Manage/shop-products')),
    /** Text of the button, beginning with a verb: `Print labels`. */
    text: z.string(),
    /** Lower comes first, across remotes. */
    order: z.number(),
    /** Hides the button from people without this permission; the service checks on its own. */
    access: askedPermission,
    /**
     * Page to open. Its address gets the rows: `?rows=1.2.3` for selected ones, or the list's filters
     * (`?price.gte=100`) for all that match.
     */
    to: z.optional(
      z.string().check(z.regex(/^\/[A-Za-z0-9/_-]*$/, 'It leads to a page of the site, without a query')),
    ),
    /** POST call to make. It receives `{ rows, …body }` and returns a verdict for each row. */
    call: z.optional(
      z.strictObject({
        /** Path of the call in the contract: `/Manage/shop-products/bulk`. */
        path: z.string().check(z.regex(/^\/[A-Za-z0-9/-]+$/, 'The path of a call of the contract')),
        /** Body besides the rows. */
        body: z.optional(z.record(z.string(), z.unknown())),
        /** Text after the number of rows, once done: `taken off the shelf`. */
        done: z.string(),
        /** Question to confirm first; default: none. */
        asks: z.optional(z.string()),
      }),
    ),
  })
  .check(
    z.refine(({ to, call }) => (to === undefined) !== (call === undefined), {
      path: ['to'],
      error: 'A bulk action has either "to" or "call"',
    }),
  );

export type BulkAction = z.output<typeof bulkAction>;
