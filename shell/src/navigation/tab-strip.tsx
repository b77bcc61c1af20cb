import { classes, Icon, useEscape, usePressOutside, useSideways } from '@phila/ui';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { areaNodeAt, currentEntry, navigationTree } from '../declarations/navigation-tree.ts';
import { tabsOf } from '../declarations/tabs-of.ts';
import { useShell } from '../shell-context.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './tab-strip.module.css';

const tabClass = classes('row gap-4 pad-x-12 medium muted nowrap no-line', styles.tab);

/**
 * Tabs of the area's sections; on a phone they scroll sideways (specification: shell). Pages of a tab are listed below
 * and outside of the strip, because its faded edges would cover them.
 */
export const TabStrip = () => {
  const { registry, viewer, pathname } = useShell();
  const [pressed, setPressed] = useState<{ label: string; at: string } | null>(null);
  // Closes on moving to another page.
  const opened = pressed?.at === pathname ? pressed.label : null;
  const nav = useRef<HTMLElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const byKeyboard = useRef(false);
  const id = useId();

  const area = areaNodeAt(navigationTree(registry, 'portal', viewer), pathname);
  const tabs = area ? tabsOf(registry, area) : [];
  const current = currentEntry(
    tabs.flatMap(({ pages }) => pages),
    pathname,
  );
  const at = tabs.findIndex(({ pages }) => pages.some((entry) => entry === current));
  const { ref, className } = useSideways<HTMLUListElement>(at);

  useEffect(() => {
    if (opened === null) return;
    // Focuses the pages if a key opened them, as they come after the other tabs.
    if (byKeyboard.current) panel.current?.querySelector('a')?.focus();
  }, [opened]);
  usePressOutside(opened !== null, [nav], () => setPressed(null));
  useEscape(opened !== null, nav, () => {
    nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setPressed(null);
  });

  if (!area || tabs.length < 2) return null;
  const pages = tabs.find(({ label }) => label === opened)?.pages;
  const leaving = {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !nav.current?.contains(relatedTarget)) setPressed(null);
    },
  };
  return (
    <nav
      ref={nav}
      aria-label={`Sections of ${area.entry.label}`}
      className={classes('relative')}
      {...leaving}
    >
      <ul className={classes('flex gap-4 rule-below', `${className} ${styles.strip}`)} ref={ref}>
        {tabs.map((tab, index) => {
          const [first] = tab.pages;
          return (
            <li key={tab.label}>
              {tab.pages.length === 1 && first !== undefined ? (
                <EntryLink
                  entry={{ ...first, label: tab.label }}
                  className={tabClass}
                  current={index === at}
                />
              ) : (
                <button
                  type="button"
                  className={tabClass}
                  data-current={index === at || undefined}
                  aria-expanded={tab.label === opened}
                  aria-controls={id}
                  onClick={({ detail }) => {
                    byKeyboard.current = detail === 0;
                    setPressed(tab.label === opened ? null : { label: tab.label, at: pathname });
                  }}
                >
                  {tab.label}
                  <Icon name="chevron" size={14} className={styles.chevron} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div id={id} className={styles.panel}>
        {pages && (
          <ul ref={panel} className={classes('flex wrap gap-4 pad-8 on-card page-ring')}>
            {pages.map((entry) => (
              <li key={entry.to}>
                <EntryLink
                  entry={entry}
                  className={classes(
                    'row pad-x-12 min-high-44 rounded small text no-line accent-on-hover',
                    styles.page,
                  )}
                  current={entry === current}
                  onChosen={() => setPressed(null)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
};
