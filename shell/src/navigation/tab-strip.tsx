import { classes } from '@phila/ui';
import { useEffect, useRef } from 'react';
import { areaNodeAt, currentEntry, navigationTree, pagesOf } from '../declarations/navigation-tree.ts';
import { useShell } from '../layouts/shell-context.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './tab-strip.module.css';

/** The sub-sections of the area side by side; on a phone the strip scrolls sideways (specification: shell). */
export const TabStrip = () => {
  const { registry, viewer, pathname } = useShell();
  const strip = useRef<HTMLUListElement>(null);
  const area = areaNodeAt(navigationTree(registry, 'portal', viewer), pathname);
  const pages = area ? pagesOf(area) : [];
  const current = currentEntry(pages, pathname);
  const index = current ? pages.indexOf(current) : -1;

  // The tab one is at is in view, without moving the page itself; also once its words have their font, and the strip the
  // width that the side panel leaves it.
  useEffect(() => {
    const list = strip.current;
    const tab = list?.children[index];
    if (!list || !(tab instanceof HTMLElement)) return undefined;
    const observer = new ResizeObserver(() => {
      list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(list);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [index]);

  // Which edges have more beyond them follows the scrolling, the width and the tabs themselves.
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const mark = () => {
      list.toggleAttribute('data-more-before', list.scrollLeft > 1);
      list.toggleAttribute('data-more-after', list.scrollLeft + list.clientWidth < list.scrollWidth - 1);
    };
    mark();
    list.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', mark);
    return () => {
      list.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  });

  if (!area || pages.length < 2) return null;
  return (
    <nav aria-label={`Sections of ${area.entry.label}`}>
      <ul className={classes('flex gap-4 rule-below relative', styles.strip)} ref={strip}>
        {pages.map((entry) => (
          <li key={entry.to}>
            <EntryLink
              entry={entry}
              className={classes('row pad-x-12 medium muted nowrap no-line', styles.tab)}
              current={entry === current}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
};
