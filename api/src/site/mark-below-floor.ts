/**
 * Marks the page in such a browser, before any other script, which then begins nothing. Import maps came with Safari 16.4 and
 * Firefox 108, MathMLElement with Chrome 109. What stands in the page for those who run no script is put in its place there,
 * but for what says that scripts are off. Written as browsers of 2015 read it.
 */
export const MARK_BELOW_FLOOR = [
  '"MathMLElement"in window&&HTMLScriptElement.supports&&HTMLScriptElement.supports("importmap")||(',
  'document.documentElement.setAttribute("data-below-floor",""),',
  'document.addEventListener("DOMContentLoaded",function(){',
  'var t=document.getElementById("below-floor-words");t.parentNode.insertBefore(t.content,t);',
  '[].forEach.call(document.querySelectorAll("noscript"),function(n){',
  '/JavaScript/.test(n.textContent)||(n.outerHTML=n.textContent)})}))',
].join('');
