import { createHash } from 'node:crypto';

/*
 * Scripts of one expression each in a page that comes as HTML. A script waits for the style sheets,
 * and what stands behind it for the script. So the page is styled and laid out in parts, each a task of its own, which on a
 * slow phone would together be a long one; and what browsers do at the end of a document (a layout, to see which fields
 * could be filled in) finds it done.
 */

/** Has the browser work out the styles of what stands before it: behind the header, and behind the page. */
export const STYLE_FIRST = 'getComputedStyle(document.body).color';

/** Has it lay that out; before each section and group of fields of the page what precedes it, at the end all the rest. */
export const LAYOUT_FIRST = 'document.body.offsetHeight';

/** By which the policy of such a page allows them. */
export const FIRST_HASHES: readonly string[] = [STYLE_FIRST, LAYOUT_FIRST].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
