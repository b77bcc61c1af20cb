/**
 * Marks the page's style sheets as loaded for the remotes' runtime: it compares absolute addresses, but the page has
 * paths. Inserting a sheet twice would restyle the whole page. Leaves failed sheets unmarked, so that the runtime
 * requests and reports them.
 */
export const noteLinkedStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet) link.dataset['href'] = link.href;
};
