import * as z from 'zod/mini';

/** Path of the site: `/offers/product/:productId`, with `/*` at the end for everything below. */
export const path = z
  .string()
  .check(z.regex(/^\/[A-Za-z0-9/_:*-]*$/, 'A path starts with / and holds no spaces'));

/** Path with an optional fragment to scroll to, `/contactUs#values`; or an https address of another site. */
export const target = z
  .string()
  .check(z.regex(/^(\/|https:\/\/)/, 'A target is a path of the site or an https address'));

/** Module exposed by the remote's build: `./attach-file` is `src/attach-file/index.tsx`. */
export const exposed = z.string().check(z.regex(/^\.\/[a-z0-9-]+$/, 'A module is named like ./attach-file'));

/**
 * Read of the contract by its path: `/Account/get-tax-details`; for a page of a list, with its query:
 * `/Manage/shop-products?PageNumber=1&PageSize=25`, `/Administration/audit?`.
 */
export const readPath = z
  .string()
  .check(
    z.regex(
      /^\/[A-Za-z/-]+(\?([A-Za-z]+=\w+(&[A-Za-z]+=\w+)*)?)?$/,
      'A read without parameters, as its path says it',
    ),
  );

/** Area, the first segment of a path: `/details`. */
export const area = z
  .string()
  .check(z.regex(/^\/[A-Za-z0-9-]*$/, 'An area is the first segment of a path: /details'));
