import * as z from 'zod/mini';
import { askedPermission } from './access.ts';

/**
 * A button among those for several rows of a resource's list, whose page another remote may have. Exactly one of `to` and
 * `call` is given.
 */
export const bulkAction = z
  .strictObject({
    /** The resource by its name: `shop-products`. */
    resource: z
      .string()
      .check(z.regex(/^[a-z][a-z0-9-]*$/, 'A resource is named as in /Manage/shop-products')),
    /** The words of the button, a verb first: `Print labels`. */
    text: z.string(),
    /** Lower comes first, across remotes. */
    order: z.number(),
    /** Shown only to those with this permission; the service decides for itself. */
    access: askedPermission,
    /**
     * The page that it leads to. Its address is given the rows: `?rows=1.2.3` for those that are chosen, or the list's own
     * filters (`?price.gte=100`) for all that match.
     */
    to: z.optional(
      z.string().check(z.regex(/^\/[A-Za-z0-9/_-]*$/, 'It leads to a page of the site, without a query')),
    ),
    /** The POST call of the service that does it. It is sent `{ rows, …body }` and answers a verdict for each row. */
    call: z.optional(
      z.strictObject({
        /** The call's path in the contract: `/Manage/shop-products/bulk`. */
        path: z.string().check(z.regex(/^\/[A-Za-z0-9/-]+$/, 'The path of a call of the contract')),
        /** What it is sent beside the rows. */
        body: z.optional(z.record(z.string(), z.unknown())),
        /** After how many rows there were, once it is done: `taken off the shelf`. */
        done: z.string(),
        /** Asked before it is done; default: it is done at once. */
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
