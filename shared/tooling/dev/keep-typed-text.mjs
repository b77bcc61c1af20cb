/**
 * Keeps what a developer typed into a page over a reload that an edit causes. A site in production has React without
 * Fast Refresh, so in it every edit of a developer's own build reloads the page. Only in builds that a development
 * server serves; passwords and files are not kept.
 */

const KEY = 'phila-dev:typed';

/** How long after a reload the page's fields may come, in milliseconds; their data has to be read first. */
const PATIENCE = 15_000;

const FIELDS =
  'input:not([type=password]):not([type=file]):not([type=hidden]):not([autocomplete^="cc-"]), textarea, select';

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */

/** @returns {field is HTMLInputElement} */
const isSwitch = (/** @type {Field} */ field) => field.type === 'checkbox' || field.type === 'radio';

/** Names a field across a reload; React's own ids change. */
const nameOf = (/** @type {Field} */ field) =>
  [
    field.tagName,
    field.type,
    field.name,
    field.labels?.[0]?.textContent ?? field.getAttribute('aria-label'),
  ].join('|');

const valueOf = (/** @type {Field} */ field) => (isSwitch(field) ? field.checked : field.value);

/** Sets a value as typing does: React listens to events, and keeps a setter of its own on the element. */
const type = (/** @type {Field} */ field, /** @type {unknown} */ value) => {
  if (isSwitch(field)) {
    field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const { Event } = field.ownerDocument.defaultView ?? globalThis;
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
};

/** @param {Window & typeof globalThis} page */
export const keepTypedText = (page) => {
  const { document, sessionStorage, location } = page;
  /** @type {Set<EventTarget>} */
  const typed = new Set();

  /** Each field with its name and a number that tells it from others of that name. */
  const namedFields = () => {
    /** @type {Map<string, number>} */
    const counted = new Map();
    /** @type {NodeListOf<Field>} */
    const fields = document.querySelectorAll(FIELDS);
    return [...fields].map((field) => {
      const name = nameOf(field);
      const at = counted.get(name) ?? 0;
      counted.set(name, at + 1);
      return { field, name: `${name}|${at}` };
    });
  };

  const restore = () => {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return;
    sessionStorage.removeItem(KEY);
    /** @type {{ pathname: string, fields: [string, unknown][] }} */
    const { pathname, fields } = JSON.parse(text);
    if (pathname !== location.pathname) return;
    const kept = new Map(fields);
    let isFilling = false;
    const fill = () => {
      if (isFilling || location.pathname !== pathname) return;
      isFilling = true;
      for (const { field, name } of namedFields()) {
        const value = kept.get(name);
        if (value !== undefined && valueOf(field) !== value) type(field, value);
      }
      isFilling = false;
    };
    // The page's data may come after its fields, and would be put over what was typed.
    const observer = new page.MutationObserver(fill);
    observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
    const end = () => observer.disconnect();
    page.setTimeout(end, PATIENCE);
    for (const event of ['keydown', 'pointerdown'])
      page.addEventListener(event, end, { once: true, capture: true });
    fill();
  };

  page.addEventListener(
    'input',
    ({ target }) => target instanceof page.Element && target.matches(FIELDS) && typed.add(target),
    true,
  );
  page.addEventListener('pagehide', () => {
    const fields = namedFields()
      .filter(({ field }) => typed.has(field))
      .map(({ field, name }) => [name, valueOf(field)]);
    if (fields.length > 0)
      sessionStorage.setItem(KEY, JSON.stringify({ pathname: location.pathname, fields }));
  });
  restore();
};

// The shell's build and a remote's may both bring it.
if (typeof window !== 'undefined' && !('philaKeepsTypedText' in window)) {
  Object.assign(window, { philaKeepsTypedText: true });
  keepTypedText(window);
}
