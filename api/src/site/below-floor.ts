import { createHash } from 'node:crypto';
import { brand } from '@phila/contract';
import escapeHtml from 'escape-html';
import { MARK_BELOW_FLOOR } from './mark-below-floor.ts';

/*
 * Serves browsers older than the floor (browserslist in the workspace's package.json) the page for browsers without
 * scripts, and names the browsers that work.
 */

/** Allows the script in the policy of every page. */
export const MARK_HASH = `sha256-${createHash('sha256').update(MARK_BELOW_FLOOR).digest('base64')}`;

/** The floor in words for people; below-floor.test.ts compares it with browserslist. */
const NEEDED = 'Chrome 109, Firefox 115 or Safari 16.4 (iOS 16.4)';

/**
 * The notice that such a browser shows at the top; inert elsewhere, so that a page's first link is its skip link. Kept
 * out of search results.
 * @param more further links as HTML, for pages without a header
 */
export const belowFloor = (more: string): string =>
  '<template id="below-floor-words"><div id="below-floor" role="note"><p data-nosnippet>' +
  `This browser is too old for all of ${escapeHtml(brand.name)}. You can read the <a href="/">public pages</a> in it, search their lists and <a href="/contactUs#write">write to us</a>; ` +
  `signing in, your own pages, the cart and the calculators need ${NEEDED}, or newer. Please update this browser or use another one, or call us on <a href="tel:${escapeHtml(brand.phoneLink)}">${escapeHtml(brand.phone)}</a>.` +
  `</p>${more}</div></template>`;
