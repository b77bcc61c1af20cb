import { createHash } from 'node:crypto';

/**
 * The last thing in a page that is read before its application begins. A script there waits for the style sheets, and the
 * end of the document for it: what browsers do at that end (a layout, to see which fields could be filled in) is done once
 * and in the page's styles. It asks for a style, so that the browser works them all out in this task, and lays the page
 * out in the next: on a slow phone both together are a long one.
 */
export const STYLE_FIRST = 'getComputedStyle(document.body).color';

/** By which the policy of such a page allows it. */
export const STYLE_FIRST_HASH = `sha256-${createHash('sha256').update(STYLE_FIRST).digest('base64')}`;
