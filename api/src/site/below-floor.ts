import { createHash } from 'node:crypto';
import { brand } from '@phila/contract';
import escapeHtml from 'escape-html';

/*
 * Browsers that are older than the site is made for (browserslist in the package.json of the workspace): the page stays as it
 * came, as for those who run no script, and says what works there and what does not.
 */

/**
 * Marks the page in such a browser, before any other script, which then begins nothing. Import maps came with Safari 16.4 and
 * Firefox 108, MathMLElement with Chrome 109. What stands in the page for those who run no script is put in its place there,
 * but for what says that scripts are off. Written as browsers of 2015 read it.
 */
export const MARK_BELOW_FLOOR = [
  '"MathMLElement"in window&&HTMLScriptElement.supports&&HTMLScriptElement.supports("importmap")||(',
  'document.documentElement.setAttribute("data-below-floor",""),',
  'document.addEventListener("DOMContentLoaded",function(){',
  'document.getElementById("below-floor").hidden=false;',
  '[].forEach.call(document.querySelectorAll("noscript"),function(n){',
  '/JavaScript/.test(n.textContent)||(n.outerHTML=n.textContent)})}))',
].join('');

/** By which the policy of every page allows it. */
export const MARK_HASH = `sha256-${createHash('sha256').update(MARK_BELOW_FLOOR).digest('base64')}`;

/** As a person knows them; held to browserslist by below-floor.test.ts. */
const NEEDED = 'Chrome 109, Firefox 115 or Safari 16.4 (iOS 16.4)';

/**
 * Said at the top of every page in such a browser. Search engines are not to show it as the page's words.
 * @param more further ways on, as HTML, where the page has no header
 */
export const belowFloor = (more: string): string =>
  '<div id="below-floor" role="note" hidden><p data-nosnippet>' +
  `This browser is too old for all of ${escapeHtml(brand.name)}. You can read the <a href="/">public pages</a> in it, search their lists and <a href="/contactUs#write">write to us</a>; ` +
  `signing in, your own pages, the cart and the calculators need ${NEEDED}, or newer. Please update this browser or use another one, or call us on <a href="tel:${escapeHtml(brand.phoneLink)}">${escapeHtml(brand.phone)}</a>.` +
  `</p>${more}</div>`;
