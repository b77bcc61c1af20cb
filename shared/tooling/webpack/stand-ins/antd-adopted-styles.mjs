/**
 * Replaces how antd puts styles into the page: its `<style>` elements need a nonce under the page's policy, which a
 * page in a shared cache cannot have. The policy allows constructed style sheets (docs/decisions/0205). Elements stay
 * for antd to find, mark and remove, but without a namespace, so that the browser does not take them for styles. Each
 * has its sheet among the document's adopted ones, in the order of the head.
 */
const ORDER = 'data-rc-order';
const PRIORITY = 'data-rc-priority';

/**
 * Options of antd's: `mark` names the attribute with the key of a style.
 * @typedef {{ mark?: string, prepend?: boolean | 'queue', priority?: number }} Option
 */

/** @type {Map<Node, { sheet: CSSStyleSheet, css: string }>} */
const shown = new Map();

const markOf = (/** @type {Option} */ { mark } = {}) => {
  if (!mark) return 'rc-util-key';
  return mark.startsWith('data-') ? mark : `data-${mark}`;
};

const orderOf = (/** @type {Option['prepend']} */ prepend) => {
  if (prepend === 'queue') return 'prependQueue';
  return prepend ? 'prepend' : 'append';
};

const elements = () => [...document.head.children].filter((child) => shown.has(child));

const adopt = () => {
  const ours = new Set([...shown.values()].map(({ sheet }) => sheet));
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => !ours.has(sheet)),
    ...elements().flatMap((element) => shown.get(element)?.sheet ?? []),
  ];
};

/** antd removes elements itself as well, with all that belong to a theme. */
const followRemovals = () =>
  new MutationObserver((changes) => {
    const removed = changes
      .flatMap(({ removedNodes }) => [...removedNodes])
      .filter((node) => shown.has(node) && !node.isConnected);
    if (removed.length === 0) return;
    const gone = new Set(removed.map((node) => shown.get(node)?.sheet));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !gone.has(sheet));
    for (const node of removed) shown.delete(node);
  }).observe(document.head, { childList: true });

let follows = false;

/** @returns the element of a new style, at the place that its order gives it */
export const injectCSS = (
  /** @type {string} */ css,
  /** @type {Option} */ { prepend, priority = 0 } = {},
) => {
  if (!follows) {
    followRemovals();
    follows = true;
  }
  const order = orderOf(prepend);
  const element = document.createElementNS(null, 'style');
  element.setAttribute(ORDER, order);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  if (order === 'append') {
    document.head.append(element);
    shown.set(element, { sheet, css });
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return element;
  }
  if (order === 'prependQueue' && priority) element.setAttribute(PRIORITY, String(priority));
  const before =
    order === 'prepend'
      ? undefined
      : elements().findLast(
          (one) =>
            one.getAttribute(ORDER) !== 'append' && priority >= Number(one.getAttribute(PRIORITY) ?? 0),
        );
  if (before) before.after(element);
  else document.head.prepend(element);
  shown.set(element, { sheet, css });
  adopt();
  return element;
};

const found = (/** @type {string} */ key, /** @type {Option | undefined} */ option) =>
  elements().find((element) => element.getAttribute(markOf(option)) === key);

export const removeCSS = (/** @type {string} */ key, /** @type {Option | undefined} */ option) => {
  const element = found(key, option);
  if (element === undefined) return;
  const sheet = shown.get(element)?.sheet;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  shown.delete(element);
  element.remove();
};

export const updateCSS = (
  /** @type {string} */ css,
  /** @type {string} */ key,
  /** @type {Option | undefined} */ option,
) => {
  const element = found(key, option);
  if (element === undefined) {
    const made = injectCSS(css, option);
    made.setAttribute(markOf(option), key);
    return made;
  }
  const one = shown.get(element);
  if (one && one.css !== css) {
    one.sheet.replaceSync(css);
    one.css = css;
  }
  return element;
};

/** The original keeps where other frameworks have moved its elements to; this one keeps nothing of the kind. */
export const clearContainerCache = () => undefined;
