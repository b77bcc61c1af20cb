/**
 * Marks the page in an older browser before any other script; the other scripts then do not start. Import maps came
 * with Safari 16.4 and Firefox 108, MathMLElement with Chrome 109. Shows the content for people without scripts, except
 * the sentence about scripts; the page's Trusted Types need a policy for that, which the shell does not make there.
 * Written in JavaScript of 2015.
 */
export const MARK_BELOW_FLOOR = [
  '"MathMLElement"in window&&HTMLScriptElement.supports&&HTMLScriptElement.supports("importmap")||(',
  'document.documentElement.setAttribute("data-below-floor",""),',
  'window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:function(t){return t}}),',
  'document.addEventListener("DOMContentLoaded",function(){',
  'var t=document.getElementById("below-floor-words");t.parentNode.insertBefore(t.content,t);',
  '[].forEach.call(document.querySelectorAll("noscript"),function(n){',
  '/JavaScript/.test(n.textContent)||(n.outerHTML=n.textContent)})}))',
].join('');
