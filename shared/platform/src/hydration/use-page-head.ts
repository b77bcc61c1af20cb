import { brandChrome } from '@phila/contract/brand';
import type { PageHead } from '@phila/contract/remote';
import { useContext, useEffect } from 'react';
import { BeingDrawn } from './being-drawn.ts';

/**
 * States the head of a page about a single thing. The browser takes the title; the service writes all of it into the
 * document, redirects other addresses of the thing, and answers 404 for `not-found`.
 * @param head undefined while it is not known
 */
export const usePageHead = (head: PageHead | 'not-found' | undefined): void => {
  const drawn = useContext(BeingDrawn);
  if (head !== undefined) drawn?.takeHead(head);
  const title = typeof head === 'object' ? head.title : undefined;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brandChrome.name}`;
  }, [title]);
};
