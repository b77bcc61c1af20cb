/**
 * Tells the runtime of remotes which style sheets the page has linked already: it knows a sheet by the whole address, and
 * the page states the path. To put the same sheet in again would have the whole page styled again. One that did not come,
 * or was refused, is not among them: the runtime asks for it and says so.
 */
export const noteLinkedStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet) link.dataset['href'] = link.href;
};
