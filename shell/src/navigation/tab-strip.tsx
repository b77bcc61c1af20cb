import { classes, useSideways } from '@phila/ui';
import { areaNodeAt, currentEntry, navigationTree } from '../declarations/navigation-tree.ts';
import { tabsOf } from '../declarations/tabs-of.ts';
import { useShell } from '../shell-context.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './tab-strip.module.css';

/** The sub-sections of the area side by side; on a phone the strip scrolls sideways (specification: shell). */
export const TabStrip = () => {
  const { registry, viewer, pathname } = useShell();
  const area = areaNodeAt(navigationTree(registry, 'portal', viewer), pathname);
  const pages = area ? tabsOf(registry, area) : [];
  const current = currentEntry(pages, pathname);
  const { ref, className } = useSideways<HTMLUListElement>(current ? pages.indexOf(current) : -1);

  if (!area || pages.length < 2) return null;
  return (
    <nav aria-label={`Sections of ${area.entry.label}`}>
      <ul className={classes('flex gap-4 rule-below', `${className} ${styles.strip}`)} ref={ref}>
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
